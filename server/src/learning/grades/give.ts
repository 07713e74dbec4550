import type { Executor } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { type GivenGrade, upsertGrade } from './marks-store.ts';

/**
 * Records what an operator gave in the attempt at the course that counts now. A later one takes its place.
 * @throws {ProblemError} `not_found` where the person does not have the course, or nothing of that name is graded.
 */
export async function giveGrade(executor: Executor, given: GivenGrade, at = new Date()): Promise<void> {
  if (!(await upsertGrade(executor, given, at))) throw new ProblemError('not_found');
}
