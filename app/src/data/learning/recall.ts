import {
  type AskedQuestion,
  type AnswerValue,
  earnedShare,
  type Output,
  type RecallQuestion,
} from '@medeina/contract';
import { useEffect, useState } from 'react';
import type { SWRResponse } from 'swr';
import type { CallError } from '../../session/transport.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { useKeptAnswer } from '../keptAnswer.ts';
import type { Unsent } from './queue.ts';

/** How often it is looked whether another question is due, in milliseconds. */
const lookEvery = 60_000;

const nameOf = (card: number, repetition: number): string => `${String(card)}.${String(repetition)}`;

/** Those that are due, without those answered here: the server may not know of that yet. */
export function dueOf(
  questions: readonly RecallQuestion[],
  waiting: readonly Unsent[],
  answered: ReadonlySet<string>,
  now: number,
): RecallQuestion[] {
  const sent = new Set(
    waiting.flatMap((entry) => (entry.kind === 'recall' ? [nameOf(entry.id, entry.repetition)] : [])),
  );
  return questions.filter(({ card, repetition, due_at: due }) => {
    const name = nameOf(card, repetition);
    return Date.parse(due) <= now && !sent.has(name) && !answered.has(name);
  });
}

/** The question as it is shown once it is answered: what was right, and why. */
export function toldOf(
  { question, key, right, explanation, words }: RecallQuestion,
  answer: AnswerValue | null,
): AskedQuestion & { readonly result: NonNullable<AskedQuestion['result']> } {
  const share = earnedShare(key, answer ?? undefined);
  const isChosen = (id: string): boolean => (Array.isArray(answer) ? answer.includes(id) : answer === id);
  const options =
    question.type === 'single' || question.type === 'multiple'
      ? question.options.flatMap(({ id }) => {
          const isRight = Array.isArray(key.right) && key.right.includes(id);
          if (!isChosen(id) && !isRight) return [];
          const mark = isChosen(id) ? (isRight ? 'correct' : 'wrong') : 'missed';
          return [[id, { mark, words: words[id] ?? null }] as const];
        })
      : [];
  return {
    ...question,
    answer,
    result: {
      state: share === 1 ? 'correct' : share > 0 ? 'partly' : 'wrong',
      earned: share * question.marks,
      right: share === 1 ? null : right,
      explanation,
      options: Object.fromEntries(options),
    },
  };
}

export interface Recalls {
  readonly isOn: boolean;
  /** To be asked now. */
  readonly due: readonly RecallQuestion[];
  /** When the next of the others is due, ISO 8601; null where there are none. */
  readonly nextAt: string | null;
  /** Notes that a question was answered here. */
  readonly note: (question: RecallQuestion) => void;
  /** Throws a `CallError`. */
  readonly setOn: (isOn: boolean) => Promise<void>;
}

/** Questions of tests that come back; undefined until they are read, or where they cannot be. */
export function useRecalls(waiting: readonly Unsent[]): Recalls | undefined {
  const answer: SWRResponse<Output<'learning.recall.list'>, CallError> = usePersonalCall(
    'learning.recall.list',
    {},
    { revalidateOnFocus: true },
  );
  const data = useKeptAnswer(answer);
  const act = useAct();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  const { mutate } = answer;
  if (data === undefined) return undefined;
  const { is_on: isOn, questions, next_at: nextAt } = data.data;
  const ahead = questions.find(({ due_at: due }) => Date.parse(due) > now);
  return {
    isOn,
    due: dueOf(questions, waiting, answered, now),
    nextAt: ahead?.due_at ?? nextAt,
    note: ({ card, repetition }) => setAnswered((known) => new Set(known).add(nameOf(card, repetition))),
    setOn: async (is) => {
      await act('learning.recall.switch', { body: { is_on: is } }, { quiet: true });
      await mutate();
    },
  };
}
