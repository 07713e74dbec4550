import type { CompletionAnswer } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { lockEnrolment } from './completion-store.ts';
import { completeIn, completionAnswer, type FindOwnMaterial } from './completion.ts';
import { keepBest, upsertProgress } from './progress-store.ts';

export interface ProgressInput {
  readonly userId: number;
  readonly materialId: number;
  /** By the clock of the device, ISO 8601. */
  readonly givenAt: string;
  readonly page: number | undefined;
  readonly state: string | undefined;
  readonly percent: number | undefined;
}

/** Notes where a learner stopped in a document or an interactive package, and completes a package that they went through. */
export type NoteProgress = (input: ProgressInput) => Promise<CompletionAnswer>;

export function createProgress(
  { database: { executor } }: Pick<Context, 'database'>,
  findMaterial: FindOwnMaterial,
): NoteProgress {
  return async ({ userId, materialId, givenAt, page, state, percent }) => {
    const material = await findMaterial({ userId, materialId });
    if (material === undefined) throw new ProblemError('not_found');
    const { content } = material;
    const isPackage = content.kind === 'hvp';
    if (!isPackage && content.kind !== 'document' && content.kind !== 'document_video')
      throw new ProblemError('not_found');
    if (isPackage ? page !== undefined : state !== undefined || percent !== undefined)
      throw new ProblemError('bad_input', {
        fields: { [isPackage ? 'page' : state === undefined ? 'percent' : 'state']: ['field_invalid'] },
      });
    if (!material.is_open) throw new ProblemError('material_locked');
    const key = { userId, enrolmentId: material.enrolment_id, materialId: material.id };
    return await inTransaction(executor, async (transaction) => {
      await lockEnrolment(transaction, userId, key.enrolmentId);
      await upsertProgress(transaction, key, { page: page ?? null, state: state ?? null, givenAt });
      let isDone = false;
      const isMarked = isPackage && percent !== undefined;
      if (isMarked) {
        const passed = content.passPercent === null ? null : percent >= content.passPercent;
        await keepBest(transaction, key, { percent, passed });
        isDone = material.completion === 2 && passed !== false;
      }
      const change = isDone ? 'complete' : 'leave';
      const course = await completeIn(transaction, { ...key, change }, isMarked);
      return completionAnswer(material.id, isDone || material.is_completed, course);
    });
  };
}
