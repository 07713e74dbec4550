import type { Executor } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { issueDue } from '../certificates/issue.ts';
import { lockEnrolment } from '../completion-store.ts';
import {
  completeAttended,
  deleteAttendance,
  findAttending,
  insertAttendance,
  openAgain,
  refreshOwnProgress,
  type SessionRow,
} from './attendance-store.ts';

export interface Recorded {
  /** False where it was recorded like this before. */
  readonly isNew: boolean;
  /** The course of the learner is completed now. */
  readonly isCompleted: boolean;
}

/**
 * Records that a person came to a practical session, or takes that back, within the caller's transaction. It completes
 * the practical room of the course, and with it maybe the course, whose certificate is then issued.
 * @throws {ProblemError} `not_found` where the person does not have the course; `conflict` before its first day.
 */
export async function recordAttendance(
  executor: Executor,
  session: Pick<SessionRow, 'course_id' | 'has_begun' | 'product_id'>,
  { userId, came }: { readonly userId: number; readonly came: boolean },
): Promise<Recorded> {
  if (!session.has_begun && came) throw new ProblemError('conflict');
  const { course_id: courseId, product_id: productId } = session;
  const enrolmentId = await findAttending(executor, userId, session);
  if (enrolmentId === undefined) throw new ProblemError('not_found');
  const attended = { userId, enrolmentId, courseId, productId };
  await lockEnrolment(executor, userId, enrolmentId);
  const isNew = await (came ? insertAttendance : deleteAttendance)(executor, attended);
  // What was recorded before has completed what it could, and the enrolment may have been cancelled since.
  if (isNew) await (came ? completeAttended(executor, [courseId], userId) : openAgain(executor, attended));
  const isCompleted = await refreshOwnProgress(executor, attended);
  if (isCompleted) await issueDue(executor, [attended]);
  return { isNew, isCompleted };
}
