import { randomInt } from 'node:crypto';
import type { QuestionsContent } from '../material-content.ts';

/** A question of a test or a survey, with its key. */
export type Question = QuestionsContent['questions'][number];

/** The order in which an attempt shows questions and their parts: ids of the author's. */
export interface Layout {
  readonly questions: readonly { readonly id: string; readonly parts: readonly string[] }[];
}

/** A question as an attempt shows it. */
export interface PlacedQuestion {
  readonly question: Question;
  /** Ids of options, steps or choices in the order of the attempt. */
  readonly parts: readonly string[];
}

/** Ids of what a learner chooses from; none where they write. */
export function partsOf(question: Question): string[] {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return question.options.map(({ id }) => id);
    case 'ordering':
      return question.items.map(({ id }) => id);
    case 'matching':
      return question.choices.map(({ id }) => id);
    default:
      return [];
  }
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const all = [...items];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    const [one, two] = [all[last], all[other]];
    if (one !== undefined && two !== undefined) [all[last], all[other]] = [two, one];
  }
  return all;
}

/** Steps to put in order never come in the right one: who leaves them as they are has not answered. */
function misplaced(ids: readonly string[]): string[] {
  for (;;) {
    const mixed = shuffled(ids);
    if (mixed.some((id, place) => id !== ids[place])) return mixed;
  }
}

/** An order for a new attempt. What is to be put in order or matched is always mixed: the author wrote the answer. */
export function makeLayout({ questions, isShuffled }: QuestionsContent): Layout {
  const ordered = isShuffled ? shuffled(questions) : questions;
  return {
    questions: ordered.map((question) => {
      const parts = partsOf(question);
      if (question.type === 'ordering') return { id: question.id, parts: misplaced(parts) };
      return { id: question.id, parts: isShuffled || question.type === 'matching' ? shuffled(parts) : parts };
    }),
  };
}

/**
 * The questions of an attempt. A course may have been imported again since it began: a question that is gone is left out, a
 * part that is new comes last. A form has all of its fields, in its author's order: one may hang on another that is new.
 */
export function placedQuestions({ questions, sections }: QuestionsContent, layout: Layout): PlacedQuestion[] {
  if (sections !== undefined) return questions.map((question) => ({ question, parts: [] }));
  const byId = new Map(questions.map((question) => [question.id, question]));
  return layout.questions.flatMap(({ id, parts }) => {
    const question = byId.get(id);
    if (question === undefined) return [];
    const known = partsOf(question);
    const kept = parts.filter((part) => known.includes(part));
    return [{ question, parts: [...kept, ...known.filter((part) => !kept.includes(part))] }];
  });
}

/**
 * Parts go by their place in the attempt, from 'a': the author's ids would tell which belongs to which. A test has at most
 * forty parts to a question, so two letters are enough.
 */
export function wireId(place: number): string {
  const letter = String.fromCodePoint(97 + (place % 26));
  return place < 26 ? letter : `${letter}${letter}`;
}

/** The author's id of a part; undefined for one that the attempt does not have. */
export function partOf({ parts }: PlacedQuestion, wire: string): string | undefined {
  return parts.find((_, place) => wireId(place) === wire);
}

/** How the attempt calls a part. */
export function wireOf({ parts }: PlacedQuestion, id: string): string {
  return wireId(parts.indexOf(id));
}
