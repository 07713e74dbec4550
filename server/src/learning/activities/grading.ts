import type { AnswerValue, Language } from '@medeina/contract';
import { earnedOn } from './case.ts';
import type { Question } from './layout.ts';

/**
 * The part of a question's marks that an answer earns, 0 to 1.
 * - one option, a number, a word: all or nothing;
 * - several options: right ones less wrong ones, so that ticking all earns nothing;
 * - an order: the part of the steps that stand in their place;
 * - a case: what its choices are worth, of the best way;
 * - pairs: the part of the prompts with their answer.
 */
export function shareOf(question: Question, stored: AnswerValue | undefined): number {
  if (stored === undefined) return 0;
  switch (question.type) {
    case 'single':
      return question.options.some(({ id, correct }) => correct && id === stored) ? 1 : 0;
    case 'multiple': {
      const right = question.options.filter(({ correct }) => correct).map(({ id }) => id);
      if (!Array.isArray(stored) || right.length === 0) return 0;
      const hits = stored.filter((id) => right.includes(id)).length;
      return Math.max(0, (hits - (stored.length - hits)) / right.length);
    }
    case 'ordering': {
      if (!Array.isArray(stored)) return 0;
      const placed = question.items.filter(({ id }, index) => stored[index] === id).length;
      return placed / question.items.length;
    }
    case 'matching': {
      if (typeof stored === 'string' || Array.isArray(stored)) return 0;
      const paired = question.prompts.filter(({ id }) => stored[id] === id).length;
      return paired / question.prompts.length;
    }
    case 'path':
      return question.marks === 0 ? 0 : earnedOn(question.steps, stored) / question.marks;
    case 'numeric': {
      const number = typeof stored === 'string' ? numberOf(stored) : undefined;
      // A tolerance of 0.1 takes 0.3 for 0.2, whatever binary fractions say.
      return number !== undefined && Math.abs(number - question.answer) <= question.tolerance + 1e-9 ? 1 : 0;
    }
    default: {
      const { accepted } = question;
      if (typeof stored !== 'string' || accepted === null) return 0;
      const written = comparable(stored);
      return Object.values(accepted)
        .flat()
        .some((one) => comparable(one) === written)
        ? 1
        : 0;
    }
  }
}

/** A number as people of the three languages write it: with a comma or a point, and spaces between thousands. */
function numberOf(text: string): number | undefined {
  const plain = text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

/** Case, accents and spaces do not make an answer wrong. */
function comparable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export interface Score {
  readonly percent: number | null;
  readonly passed: boolean | null;
}

/** What an attempt reached. Null where no question has marks, as in a survey. */
export function scoreOf(
  questions: readonly Question[],
  answers: ReadonlyMap<string, AnswerValue>,
  passPercent: number | null,
): Score {
  const most = questions.reduce((sum, { marks }) => sum + marks, 0);
  if (most === 0) return { percent: null, passed: null };
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
