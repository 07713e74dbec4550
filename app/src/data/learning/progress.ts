import type { AnswerValue, GivenValue, Material, PurchasedDetail, RecallQuestion } from '@medeina/contract';
import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { beforeLogout } from '../../session/beforeLogout.ts';
import { useSession } from '../../session/hooks.ts';
import type { CallError } from '../../session/transport.ts';
import { LanguageContext } from '../language.ts';
import { useCourseCache } from './cache.ts';
import { isOf, withUnsent } from './course.ts';
import { queueOf } from './queue.ts';
import { type GivenAnswer, isFormValue, type NotedProgress } from '../../activities/protocol.ts';
import type { Unsent, UnsentAnswer } from './queue.ts';
import { makeSender, sendEvery } from './sending.ts';

const nothing: readonly Unsent[] = [];
const neverChanges = () => () => undefined;

/** Typing is kept at once, and sent when it rests for this long, in milliseconds. */
const typingPause = 500;

function isTyped(value: GivenValue): boolean {
  if (typeof value === 'string') return value.length > 2;
  return isFormValue(value) && value.kind !== 'drawn';
}

export interface Learning {
  readonly course: PurchasedDetail | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
  /** How many changes of this course the server has not yet taken. */
  readonly unsent: number;
  /** Sending failed; the next attempt is due. */
  readonly isWaiting: boolean;
  readonly sendNow: () => void;
  /** Marks a material as completed or not; shows at once. */
  readonly complete: (material: Material, completed: boolean) => void;
  /** Records a played stretch of a video, in seconds. */
  readonly watched: (material: Material, from: number, to: number) => void;
  /** Keeps where the learner stopped in a document or an interactive package until the server has it. */
  readonly note: (material: number, noted: NotedProgress) => void;
  /** Keeps an answer of a test or a survey until the server has it. */
  readonly answer: (material: number, given: GivenAnswer) => void;
  /** Keeps an answer to a question that came back until the server has it; null: the person did not know. */
  readonly recall: (question: RecallQuestion, answer: AnswerValue | null) => void;
  /** Everything that the server has not got yet, whatever the course. */
  readonly waiting: readonly Unsent[];
  /** Answers that the server has not got yet. */
  readonly unsentAnswers: readonly UnsentAnswer[];
}

/** Called when the server has refused a change for good; it has been rolled back. */
export type Refused = (entry: Unsent, error: CallError) => void;

/**
 * A learner's course with everything they did, sent or not. Without an id it only sends the queue, whatever the course.
 */
export function useLearning(
  id: number | undefined,
  onRefused: Refused,
  /** Where the course is studied, if not in Medeina itself. */
  environment?: string,
): Learning {
  const session = useSession();
  const customer = session.status === 'user' ? session.customer.customer_id : undefined;
  const { language } = useContext(LanguageContext);
  const { course: known, error, reload, take, refresh } = useCourseCache(customer, id, environment);
  const queue = customer === undefined ? undefined : queueOf(customer);
  const [sender] = useState(makeSender);
  const [hasFailed, setFailed] = useState(false);
  /** Environments that ask for another login: told once, and what is theirs waits for it. */
  const asking = useRef(new Set<string | undefined>());
  const unsent = useSyncExternalStore(
    queue?.subscribe ?? neverChanges,
    () => queue?.entries() ?? nothing,
    () => nothing,
  );

  const send = useCallback(async () => {
    if (customer === undefined || queue === undefined || queue.look().length === 0) return;
    if (sender.isResting()) {
      setFailed(true);
      return;
    }
    const hasCompletions = queue
      .entries()
      .some(
        (entry) => entry.kind === 'completion' || (entry.kind === 'progress' && entry.percent !== undefined),
      );
    let isTaken = false;
    await sender.send(customer, language, {
      onTaken: (entry, taken) => {
        isTaken = true;
        asking.current.delete(entry.environment);
        return take(entry, taken);
      },
      onRefused: (entry, refusal) => {
        const isKept = refusal.code === 'environment_login';
        if (!isKept || !asking.current.has(entry.environment)) onRefused(entry, refusal);
        if (!isKept) return 'refused';
        asking.current.add(entry.environment);
        return 'skip';
      },
      showsLimit: true,
    });
    const isLeft = queue.entries().length > 0;
    setFailed(isLeft);
    // What waits for another course, or for an environment that is away, does not keep this one from opening what follows.
    if (!isLeft || isTaken) await refresh(hasCompletions);
  }, [customer, queue, sender, language, take, refresh, onRefused]);

  useEffect(() => {
    const retry = () => void send();
    retry();
    const timer = setInterval(retry, sendEvery);
    window.addEventListener('online', retry);
    const forget = beforeLogout(send);
    return () => {
      forget();
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [send]);

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const add = useCallback(
    (entry: Unsent, pause = 0) => {
      queue?.add(entry);
      clearTimeout(rest.current);
      if (pause === 0) void send();
      else rest.current = setTimeout(() => void send(), pause);
    },
    [queue, send],
  );
  const complete = useCallback(
    ({ module, course_module_id }: Material, completed: boolean) => {
      if (id !== undefined)
        add({
          kind: 'completion',
          module,
          id: course_module_id,
          state: completed ? 1 : 0,
          courseId: id,
          at: new Date().toISOString(),
          ...(environment === undefined ? {} : { environment }),
        });
    },
    [id, environment, add],
  );
  const watched = useCallback(
    ({ course_module_id }: Material, from: number, to: number) => {
      if (id !== undefined)
        add({
          kind: 'watched',
          id: course_module_id,
          from,
          to,
          courseId: id,
          at: new Date().toISOString(),
        });
    },
    [id, add],
  );

  const answer = useCallback(
    (material: number, { attempt, question, answer: value, at }: GivenAnswer) => {
      if (id !== undefined)
        add(
          { kind: 'answer', id: material, courseId: id, attempt, question, answer: value, at },
          isTyped(value) ? typingPause : 0,
        );
    },
    [id, add],
  );
  const note = useCallback(
    (material: number, noted: NotedProgress) => {
      // Another environment keeps no such thing.
      if (id !== undefined && environment === undefined)
        add({ kind: 'progress', id: material, courseId: id, ...noted });
    },
    [id, environment, add],
  );
  const recall = useCallback(
    ({ card, repetition, course: { id: courseId } }: RecallQuestion, value: AnswerValue | null) =>
      add({ kind: 'recall', id: card, courseId, repetition, answer: value, at: new Date().toISOString() }),
    [add],
  );
  const unsentAnswers = useMemo(() => unsent.filter((entry) => entry.kind === 'answer'), [unsent]);

  const course = useMemo(() => known && withUnsent(known, unsent), [known, unsent]);
  const count = unsent.filter((entry) => isOf(entry, { id, environment })).length;
  return {
    course,
    error,
    reload,
    unsent: count,
    isWaiting: hasFailed && count > 0,
    sendNow: () => {
      sender.wake();
      void send();
    },
    complete,
    watched,
    note,
    answer,
    recall,
    waiting: unsent,
    unsentAnswers,
  };
}
