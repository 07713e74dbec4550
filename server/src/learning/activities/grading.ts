import { type AnswerKey, type AnswerValue, earnedShare, type Language } from '@medeina/contract';
import { shareOfWay } from './case.ts';
import type { Question } from './layout.ts';

/** What is right, by the author's ids; undefined where nothing is, or where it depends on the way taken. */
export function keyOf(question: Question): AnswerKey | undefined {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return {
        type: question.type,
        right: question.options.filter(({ correct }) => correct).map(({ id }) => id),
      };
    case 'ordering':
      return { type: 'ordering', right: question.items.map(({ id }) => id) };
    case 'matching':
      return { type: 'matching', right: Object.fromEntries(question.prompts.map(({ id }) => [id, id])) };
    case 'numeric':
      return { type: 'numeric', right: question.answer, tolerance: question.tolerance };
    case 'path':
    case 'scale':
    case 'field':
      return undefined;
    default:
      return question.accepted === null
        ? undefined
        : { type: 'text', right: Object.values(question.accepted).flat() };
  }
}

/** The part of a question's marks that an answer earns, 0 to 1; of a case what its choices are worth, of the best way. */
export function shareOf(question: Question, stored: AnswerValue | undefined): number {
  if (question.type === 'path')
    return question.marks === 0 ? 0 : shareOfWay(question.steps, question.marks, stored);
  const key = keyOf(question);
  return key === undefined ? 0 : earnedShare(key, stored);
}

export interface Score {
  readonly percent: number | null;
  readonly passed: boolean | null;
}

/** What an attempt reached. No percent where no question has marks, as in a survey; a pass mark is not reached without any. */
export function scoreOf(
  questions: readonly Question[],
  answers: ReadonlyMap<string, AnswerValue>,
  passPercent: number | null,
): Score {
  const most = questions.reduce((sum, { marks }) => sum + marks, 0);
  if (most === 0) return { percent: null, passed: passPercent === null ? null : false };
  const earned = questions.reduce(
    (sum, question) => sum + question.marks * shareOf(question, answers.get(question.id)),
    0,
  );
  // Rounded first: who sees the pass mark reached has reached it.
  const percent = Math.round((earned / most) * 10_000) / 100;
  return { percent, passed: passPercent === null ? null : percent >= passPercent };
}

/** What would have been right, in words; null where the marks beside the options say it. */
export function rightAnswer(question: Question, language: Language): string | null {
  switch (question.type) {
    case 'single':
    case 'multiple':
    case 'path':
    case 'scale':
    case 'field':
      return null;
    case 'ordering':
      return question.items.map(({ text }, index) => `${index + 1}. ${text[language]}`).join(' ');
    case 'matching':
      return question.prompts
        .map(({ id, text }) => {
          const choice = question.choices.find((one) => one.id === id);
          return `${text[language]} – ${choice?.text[language] ?? ''}`;
        })
        .join('; ');
    case 'numeric': {
      const number = String(question.answer).replace('.', language === 'en' ? '.' : ',');
      return question.unit === null ? number : `${number} ${question.unit[language]}`;
    }
    default:
      return question.accepted?.[language][0] ?? null;
  }
}
