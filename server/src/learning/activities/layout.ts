import { randomInt } from 'node:crypto';
import type { QuestionsContent } from '../material-content.ts';

/** A question of a test or a survey, with its key. */
export type Question = QuestionsContent['questions'][number];

/**
 * What an attempt keeps to: the order in which it shows questions and their parts, as ids of the author's, and what the learner
 * was told. An attempt at an interactive package has
 * none: an import may make a test of it.
 */
export interface Layout {
  readonly questions?: readonly {
    readonly id: string;
    readonly parts: readonly string[];
    /** Of what is matched; attempts that began before it was kept lack it. */
    readonly prompts?: readonly string[];
  }[];
  /** The learner was told that nobody learns whose answers they are: an import that asks for names since does not undo that. */
  readonly isAnonymous?: boolean;
}

/** Ids by their places in an attempt. A place stays empty where an import took away what stood there. */
type Places = readonly (string | undefined)[];

/** A question as an attempt shows it. */
export interface PlacedQuestion {
  readonly question: Question;
  /** Options, steps or choices in the order of the attempt. */
  readonly parts: Places;
  /** What choices are matched with, in the order in which the attempt began; else none. */
  readonly prompts: Places;
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

/** Ids of what choices are matched with. */
export function promptsOf(question: Question): string[] {
  return question.type === 'matching' ? question.prompts.map(({ id }) => id) : [];
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
export function makeLayout({ questions, isAnonymous, isShuffled }: QuestionsContent): Required<Layout> {
  const ordered = isShuffled ? shuffled(questions) : questions;
  return {
    isAnonymous,
    questions: ordered.map((question) => {
      const parts = partsOf(question);
      if (question.type === 'ordering') return { id: question.id, parts: misplaced(parts) };
      if (question.type === 'matching')
        return { id: question.id, parts: shuffled(parts), prompts: promptsOf(question) };
      return { id: question.id, parts: isShuffled ? shuffled(parts) : parts };
    }),
  };
}

/** What a question has, at the places that the attempt began with; what is new comes last. */
function placesOf(begun: readonly string[], known: readonly string[]): Places {
  return [
    ...begun.map((id) => (known.includes(id) ? id : undefined)),
    ...known.filter((id) => !begun.includes(id)),
  ];
}

/**
 * The questions of an attempt. A course may have been imported again since it began: a question that is gone is left out, a
 * part that is gone leaves its place empty, since an open page names the others by theirs, and one that is new comes last. A
 * form has all of its fields, in its author's order: one may hang on another that is new.
 */
export function placedQuestions({ questions, sections }: QuestionsContent, layout: Layout): PlacedQuestion[] {
  if (sections !== undefined) return questions.map((question) => ({ question, parts: [], prompts: [] }));
  const byId = new Map(questions.map((question) => [question.id, question]));
  return (layout.questions ?? []).flatMap(({ id, parts, prompts }) => {
    const question = byId.get(id);
    if (question === undefined) return [];
    const asked = promptsOf(question);
    return [
      { question, parts: placesOf(parts, partsOf(question)), prompts: placesOf(prompts ?? asked, asked) },
    ];
  });
}

/**
 * Parts go by their place in the attempt, from 'a' to 'z' and on from 'aa' to 'zz': the author's ids would tell which belongs to
 * which.
 */
function wireId(place: number): string {
  return String.fromCodePoint(97 + (place % 26)).repeat(1 + Math.floor(place / 26));
}

const idAt = (places: Places, wire: string): string | undefined =>
  places.find((_, place) => wireId(place) === wire);

/** The author's id of a part; undefined for one that the attempt does not have. */
export function partOf({ parts }: PlacedQuestion, wire: string): string | undefined {
  return idAt(parts, wire);
}

/** The author's id of a prompt; undefined for one that the attempt does not have. */
export function promptOf({ prompts }: PlacedQuestion, wire: string): string | undefined {
  return idAt(prompts, wire);
}

/** How the attempt calls a part. */
export function wireOf({ parts }: PlacedQuestion, id: string): string {
  return wireId(parts.indexOf(id));
}

/** How the attempt calls a prompt. */
export function wireOfPrompt({ prompts }: PlacedQuestion, id: string): string {
  return wireId(prompts.indexOf(id));
}
