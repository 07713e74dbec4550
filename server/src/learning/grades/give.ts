import type { Executor } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { issueDue } from '../certificates/issue.ts';
import { type GivenGrade, upsertGrade } from './marks-store.ts';

/**
 * Records what an operator gave in the attempt at the course that counts now. A later one takes its place. Where it
 * reaches the pass mark of a completed course, the certificate is issued with it.
 * @throws {ProblemError} `not_found` where the person does not have the course, or nothing of that name is graded.
 */
export async function giveGrade(executor: Executor, given: GivenGrade, at = new Date()): Promise<void> {
  const enrolmentId = await upsertGrade(executor, given, at);
  if (enrolmentId === undefined) throw new ProblemError('not_found');
  await issueDue(executor, [{ userId: given.userId, enrolmentId }]);
}
