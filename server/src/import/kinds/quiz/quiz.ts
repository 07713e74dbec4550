import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import type { KindOfFile } from '../kind.ts';
import { scoredQuestion, scoredQuestions } from '../questions.ts';

const shape = z.strictObject({
  type: z.literal('quiz'),
  ...materialFields,
  time_limit_minutes: z.int().min(1, { error: 'must be 1 or more' }).max(600).optional(),
  attempts: z.int().min(1, { error: 'must be 1 or more' }).max(100).optional(),
  pass_percent: z
    .int()
    .min(1, { error: 'must be 1 to 100' })
    .max(100, { error: 'must be 1 to 100' })
    .optional(),
  shuffle: z.boolean().optional(),
  questions: scoredQuestions,
});

export const quiz: KindOfFile<'quiz', typeof shape> = {
  shape,
  markdown: 'none',
  content: (_place, given) =>
    Promise.resolve({
      kind: 'quiz',
      timeLimit: given.time_limit_minutes ?? null,
      attempts: given.attempts ?? null,
      passPercent: given.pass_percent ?? null,
      isShuffled: given.shuffle ?? true,
      isAnonymous: false,
      questions: given.questions.map(scoredQuestion),
    }),
};
