import type { z } from 'zod';
import { mostQuestions, type scoredQuestions } from '../kinds/questions.ts';
import type { Texts } from '../shapes.ts';

export type QuestionJson = z.output<typeof scoredQuestions>[number];
type OptionJson = Extract<QuestionJson, { type: 'single' }>['options'][number];

/** Why a question cannot be asked here, to follow its name. */
export class Unaskable extends Error {
  override readonly name = 'Unaskable';
}

/** What the report says of a question for which its test has no room, and of that test. */
export const tooMany = `a test here has at most ${mostQuestions} questions`;

/** What every question has. */
export interface QuestionFacts {
  readonly id: string;
  readonly text: Texts;
  readonly marks: number;
  readonly explanation: Texts | null;
}

export interface ForeignOption {
  readonly id: string;
  readonly text: Texts;
  readonly isRight: boolean;
  readonly feedback: Texts | null;
}

/**
 * Holds that a part of a question has words, where something stands in it.
 * @throws {Unaskable} without them: left out, it would leave another answer right.
 */
export function holdWords(html: string, words: Texts | null): void {
  if (words === null && /<(?:img|video|audio|iframe|object|embed|svg|math)\b/i.test(html))
    throw new Unaskable('has a part without words, such as a picture that is not described');
}

/** As many rows as a question can have. */
const mostRows = 20;

function common({ id, text, marks, explanation }: QuestionFacts) {
  return { id, text, marks, ...(explanation === null ? {} : { explanation }) };
}

function holdRows(rows: readonly unknown[], fewest: number, what: string): void {
  if (rows.length < fewest) throw new Unaskable(`has fewer than ${fewest} ${what}`);
  if (rows.length > mostRows) throw new Unaskable(`has more than ${mostRows} ${what}`);
}

function holdEachOnce(values: readonly string[], twice: string): void {
  if (new Set(values).size < values.length) throw new Unaskable(twice);
}

/** @throws {Unaskable} */
export function choiceQuestion(
  facts: QuestionFacts,
  type: 'multiple' | 'single',
  options: readonly ForeignOption[],
): QuestionJson {
  holdRows(options, 2, 'answers');
  holdEachOnce(
    options.map(({ id }) => id),
    'has two answers with one id',
  );
  const right = options.filter(({ isRight }) => isRight).length;
  if (right === 0) throw new Unaskable('has no answer that is wholly right');
  if (type === 'single' && right > 1) throw new Unaskable('takes one answer and has several right ones');
  const rows: OptionJson[] = options.map(({ id, text, isRight, feedback }) => ({
    id,
    text,
    ...(isRight ? { correct: true } : {}),
    ...(feedback === null ? {} : { feedback }),
  }));
  return { ...common(facts), type, options: rows };
}

const yesAndNo = {
  yes: { lt: 'Tiesa', en: 'True', ru: 'Верно' },
  no: { lt: 'Netiesa', en: 'False', ru: 'Неверно' },
} as const;

export function trueFalseQuestion(
  facts: QuestionFacts,
  isTrue: boolean,
  feedback: { readonly yes: Texts | null; readonly no: Texts | null },
): QuestionJson {
  return choiceQuestion(facts, 'single', [
    { id: 'true', text: yesAndNo.yes, isRight: isTrue, feedback: feedback.yes },
    { id: 'false', text: yesAndNo.no, isRight: !isTrue, feedback: feedback.no },
  ]);
}

/** @throws {Unaskable} */
export function orderingQuestion(
  facts: QuestionFacts,
  items: readonly { readonly id: string; readonly text: Texts }[],
): QuestionJson {
  holdRows(items, 2, 'things to put in order');
  holdEachOnce(
    items.map(({ id }) => id),
    'puts the same thing in order twice',
  );
  return { ...common(facts), type: 'ordering', items: [...items] };
}

/** @throws {Unaskable} */
export function matchingQuestion(
  facts: QuestionFacts,
  pairs: readonly { readonly id: string; readonly prompt: Texts; readonly answer: Texts }[],
  distractors: readonly { readonly id: string; readonly text: Texts }[],
): QuestionJson {
  holdRows(pairs, 2, 'pairs');
  holdRows(distractors, 0, 'answers that belong to nothing');
  holdEachOnce(
    pairs.map(({ id }) => id),
    'has several answers to one of its prompts',
  );
  holdEachOnce(
    [...pairs.map(({ answer }) => answer.lt), ...distractors.map(({ text }) => text.lt)],
    'has the same answer twice, where each belongs to one',
  );
  return {
    ...common(facts),
    type: 'matching',
    pairs: [...pairs],
    ...(distractors.length === 0 ? {} : { distractors: [...distractors] }),
  };
}

/** @throws {Unaskable} */
export function numericQuestion(
  facts: QuestionFacts,
  answer: number,
  tolerance: number,
  unit: Texts | null,
): QuestionJson {
  if (!Number.isFinite(answer) || !Number.isFinite(tolerance))
    throw new Unaskable('has an answer that is not a number');
  return {
    ...common(facts),
    type: 'numeric',
    answer,
    ...(tolerance > 0 ? { tolerance } : {}),
    ...(unit === null ? {} : { unit }),
  };
}

/** @throws {Unaskable} */
export function textQuestion(facts: QuestionFacts, accepted: readonly Texts[]): QuestionJson {
  if (accepted.length === 0) throw new Unaskable('has no answer that is wholly right');
  const inLanguage = (language: keyof Texts): string[] => [
    ...new Set(accepted.map((text) => text[language])),
  ];
  return {
    ...common(facts),
    type: 'text',
    accepted: { lt: inLanguage('lt'), en: inLanguage('en'), ru: inLanguage('ru') },
  };
}

/** Marks as a question can have: above 0, at most 100. */
export function marksOf(marks: number): number {
  return marks > 0 ? Math.min(marks, 100) : 1;
}
