import { hash } from 'node:crypto';
import type { AnswerKey, AnswerValue, Language, Recall, RecallQuestion } from '@medeina/contract';
import { batched } from '../../platform/batched.ts';
import type { Context } from '../../platform/context.ts';
import { type Executor, inTransaction } from '../../platform/database.ts';
import { ProblemError } from '../../platform/errors.ts';
import { VersionedCache } from '../../platform/versioned-cache.ts';
import { storedAnswer } from '../activities/answers.ts';
import { keyOf, rightAnswer, shareOf } from '../activities/grading.ts';
import {
  partsOf,
  type PlacedQuestion,
  promptsOf,
  type Question,
  wireOf,
  wireOfPrompt,
} from '../activities/layout.ts';
import { shownQuestion } from '../activities/state.ts';
import { remembered } from './schedule.ts';
import {
  type AskedRow,
  type AskedTest,
  type DueCard,
  holdCard,
  holdCards,
  readDue,
  readTest,
  saveCards,
} from './store.ts';

/** Who opens the dashboard once a week can answer without a connection until then. */
const daysAhead = 7;
/** As many as an answer carries: a quarter of an hour. */
const mostQuestions = 20;
/** As many are read at once: some may no longer be in their test. */
const cardsAtOnce = 100;

/** Takes the questions of a test that was sent: from now on they come back, right ones later than wrong ones. */
export async function takeIn(
  transaction: Executor,
  test: { readonly userId: number; readonly materialId: number },
  questions: readonly Question[],
  answers: ReadonlyMap<string, AnswerValue>,
): Promise<void> {
  const graded = questions.filter((question) => question.marks > 0 && keyOf(question) !== undefined);
  if (graded.length === 0) return;
  const known = await holdCards(transaction, test.userId, test.materialId);
  const now = new Date();
  const cards = graded.map((question) =>
    Object.assign(remembered(known.get(question.id), shareOf(question, answers.get(question.id)), now), {
      question: question.id,
    }),
  );
  await saveCards(transaction, test, cards);
}

/** What comes back to a person in the coming days. */
export type RecallOf = (userId: number, language: Language) => Promise<Recall>;

const megabyte = 1024 * 1024;

/** People who ask at once share a statement; the words of a test are kept as long as the version that was read with the cards. */
export function createRecall({ database: { executor } }: Pick<Context, 'database'>): RecallOf {
  const findDue = batched((people: readonly { readonly userId: number; readonly skipped: number }[]) =>
    readDue(executor, people, cardsAtOnce),
  );
  const tests = new VersionedCache<AskedTest | undefined>({
    entries: 1000,
    bytes: { most: 8 * megabyte },
  });
  return async (userId, language) => {
    const ahead = Date.now() + daysAhead * 24 * 3600_000;
    const questions: RecallQuestion[] = [];
    for (let skipped = 0; ; skipped += cardsAtOnce) {
      // More are read only where these were not enough.
      // oxlint-disable-next-line no-await-in-loop
      const due = await findDue({ userId, skipped });
      if (due?.is_paused === true) return { is_on: false, questions: [], next_at: null };
      const cards = due?.cards ?? [];
      for (const card of cards) {
        // One of the same test after the other: the first reads it, the others find it.
        // oxlint-disable-next-line no-await-in-loop
        const test = await tests.get(due?.version ?? '', String(card.material_id), () =>
          readTest(executor, card.material_id),
        );
        const question = test && recallQuestion(card, test, language);
        // One that is no longer in its test is not asked.
        if (question === undefined) continue;
        if (questions.length === mostQuestions || Date.parse(question.due_at) > ahead)
          return { is_on: true, questions, next_at: question.due_at };
        questions.push(question);
      }
      if (cards.length < cardsAtOnce) return { is_on: true, questions, next_at: null };
    }
  };
}

export interface RecallAnswer {
  readonly userId: number;
  readonly card: number;
  /** How often the question had been answered when it was asked. */
  readonly repetition: number;
  /** Null: they did not know. */
  readonly answer: AnswerValue | null;
  /** By the clock of the device, ISO 8601. */
  readonly givenAt: string;
}

/** Counts an answer, unless this repetition was answered already. @returns when the question is asked again. */
export async function answerRecall(executor: Executor, given: RecallAnswer): Promise<Date> {
  return await inTransaction(executor, async (transaction) => {
    const card = await holdCard(transaction, given.userId, given.card);
    if (card === undefined) throw new ProblemError('not_found');
    if (card.repetitions !== given.repetition) return card.asked_again_at;
    const { answer } = given;
    const stored = answer === null ? undefined : storedAnswer(placedOf(card), answer);
    if (answer !== null && stored === undefined)
      throw new ProblemError('bad_input', { fields: { answer: ['field_invalid'] } });
    const at = new Date(Math.min(Date.parse(given.givenAt), Date.now()));
    const memory = remembered(card, shareOf(card.asked, stored), at);
    await saveCards(transaction, { userId: given.userId, materialId: card.material_id }, [
      { ...memory, question: card.question },
    ]);
    return memory.asked_again_at;
  });
}

/**
 * A question in the order of this repetition: another one each time, so that nobody remembers a place instead of an answer,
 * and the same one until it is answered.
 */
function placedOf({
  id,
  repetitions,
  asked,
}: Pick<AskedRow, 'asked' | 'id' | 'repetitions'>): PlacedQuestion {
  const known = partsOf(asked);
  const ranked = known.map((part) => ({ part, rank: hash('sha256', `${id}.${repetitions}.${part}`) }));
  const parts = ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)).map(({ part }) => part);
  const isInOrder = asked.type === 'ordering' && parts.every((part, place) => part === known[place]);
  return { question: asked, parts: isInOrder ? parts.toReversed() : parts, prompts: promptsOf(asked) };
}

function recallQuestion(
  { id, repetitions, question, asked_again_at: dueAt }: DueCard,
  test: AskedTest,
  language: Language,
): RecallQuestion | undefined {
  const asked = test.questions.find((one) => one.id === question);
  const key = asked && keyOf(asked);
  if (asked === undefined || key === undefined) return undefined;
  const placed = placedOf({ id, repetitions, asked });
  const shown = shownQuestion(placed, undefined, { language, isTold: false });
  // A field of a form has no key.
  if (shown.type === 'field') return undefined;
  return {
    card: id,
    repetition: repetitions,
    due_at: new Date(dueAt).toISOString(),
    course: { id: test.course_id, title: test.course_titles[language] },
    question: shown,
    key: wireKey(placed, key),
    right: rightAnswer(asked, language),
    explanation: asked.explanation?.[language] ?? null,
    words: wordsOf(placed, language),
  };
}

/** The key by the ids of the question as it is asked. */
function wireKey(placed: PlacedQuestion, key: AnswerKey): RecallQuestion['key'] {
  switch (key.type) {
    case 'single':
    case 'multiple':
    case 'ordering':
      return { type: key.type, right: key.right.map((id) => wireOf(placed, id)) };
    case 'matching':
      return {
        type: 'matching',
        right: Object.fromEntries(
          Object.entries(key.right).map(([prompt, id]) => [wireOfPrompt(placed, prompt), wireOf(placed, id)]),
        ),
      };
    case 'numeric':
      return { type: 'numeric', right: key.right, tolerance: key.tolerance };
    default:
      return { type: 'text', right: [...key.right] };
  }
}

/** What the author says to the options. */
function wordsOf(placed: PlacedQuestion, language: Language): Record<string, string> {
  const { question } = placed;
  if (question.type !== 'single' && question.type !== 'multiple') return {};
  return Object.fromEntries(
    question.options.flatMap(({ id, feedback }) => {
      const words = feedback?.[language];
      return words === undefined ? [] : [[wireOf(placed, id), words] as const];
    }),
  );
}
