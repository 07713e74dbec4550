import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import type { ContentSource, KindOfFile } from '../kind.ts';
import { openQuestion, openQuestions } from '../questions.ts';

const fields = {
  ...materialFields,
  /** Left out: anonymous, as people answer more freely so. */
  anonymous: z.boolean().optional(),
  questions: openQuestions,
};
const surveyShape = z.strictObject({ type: z.literal('survey'), ...fields });
const questionnaireShape = z.strictObject({ type: z.literal('questionnaire'), ...fields });

export const survey: KindOfFile<'survey', typeof surveyShape> = {
  shape: surveyShape,
  markdown: 'none',
  content: (_place, given) => Promise.resolve({ kind: 'survey', ...contentOf(given) }),
};

export const questionnaire: KindOfFile<'questionnaire', typeof questionnaireShape> = {
  shape: questionnaireShape,
  markdown: 'none',
  content: (_place, given) => Promise.resolve({ kind: 'questionnaire', ...contentOf(given) }),
};

/** What a survey holds: taken once, without a limit and without marks. */
function contentOf({
  anonymous,
  questions,
}: Pick<z.output<typeof surveyShape>, 'anonymous' | 'questions'>): Omit<ContentSource<'survey'>, 'kind'> {
  return {
    timeLimit: null,
    attempts: 1,
    passPercent: null,
    isShuffled: false,
    isAnonymous: anonymous ?? true,
    questions: questions.map(openQuestion),
  };
}
