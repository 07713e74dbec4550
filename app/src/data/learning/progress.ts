import type { Material, PurchasedDetail } from '@medeina/contract';
import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import type { Outcome, Unsent } from '../../offline/learningQueue.ts';
import { isHere, outcomeOf, queueOf, tell, tryEvery } from '../../offline/learningSending.ts';
import { useSession } from '../../session/hooks.ts';
import { CallError, toldTooFast } from '../client.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { LanguageContext } from '../language.ts';
import { useShownList } from '../shownList.ts';
import { withCompletion, withUnsent } from './course.ts';

/** Addresses of media end after some hours: new ones come in time. Milliseconds. */
const renewEvery = 30 * 60_000;

/** Nobody has been too fast: nothing has to wait, and nothing was said of it. */
const free = { until: 0, isTold: false };

const nothing: readonly Unsent[] = [];
const neverChanges = () => () => undefined;

export interface Learning {
  readonly course: PurchasedDetail | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
  /** How many changes of this course the server has not yet taken. */
  readonly unsent: number;
  /** An attempt to send them failed: they wait for the next. */
  readonly isWaiting: boolean;
  readonly sendNow: () => void;
  /** Ticks a material or takes the tick back; shows at once. */
  readonly complete: (material: Material, completed: boolean) => void;
  /** Notes a played stretch of a video, in seconds. */
  readonly watched: (material: Material, from: number, to: number) => void;
}

/** Hears of a change that the server will never take: it has been rolled back. */
export type Refused = (entry: Unsent, error: CallError) => void;

/**
 * A course that the learner has, with everything they did, sent or not. Without an id it only sends what waits, of
 * whichever course.
 */
export function useLearning(id: number | undefined, onRefused: Refused): Learning {
  const session = useSession();
  const customer = session.status === 'user' ? session.customer.customer_id : undefined;
  const input = useMemo(() => (id === undefined ? null : { params: { id } }), [id]);
  const answer = usePersonalCall('learning.purchased.detail', customer === undefined ? null : input, {
    refreshInterval: renewEvery,
    revalidateOnFocus: true,
  });
  const { error, mutate } = answer;
  // In another language the course stands as it was until its new words are there: a film goes on playing.
  const { shown: data } = useShownList(answer, `${String(customer)} ${String(id)}`);
  const { mutate: mutateAll } = useSWRConfig();
  const act = useAct();
  const { language } = useContext(LanguageContext);
  const queue = customer === undefined ? undefined : queueOf(customer);
  const [hasFailed, setWaiting] = useState(false);
  /** Until when the server wants to be left alone, and whether that was said already: once, until it takes a change. */
  const rest = useRef(free);
  const unsent = useSyncExternalStore(
    queue?.subscribe ?? neverChanges,
    () => queue?.entries() ?? nothing,
    () => nothing,
  );

  const send = useCallback(
    async (entry: Unsent): Promise<Outcome> => {
      // Who did it may have left while the change before this one was on its way.
      if (!isHere(customer)) return 'later';
      try {
        const taken = await tell(entry, language);
        rest.current = free;
        if (entry.courseId === id) {
          await mutate(
            (known) =>
              known === undefined
                ? known
                : {
                    data: {
                      ...withCompletion(known.data, entry.id, taken.completed),
                      completed: taken.course,
                    },
                  },
            { revalidate: false },
          );
        }
        return 'sent';
      } catch (error) {
        if (error instanceof CallError && error.status === 429) {
          const until = Date.now() + (error.retryAfter ?? 0) * 1000;
          rest.current = { until, isTold: rest.current.isTold || toldTooFast(error) };
        }
        const outcome = outcomeOf(error);
        if (outcome === 'refused' && error instanceof CallError) onRefused(entry, error);
        return outcome;
      }
    },
    [customer, id, language, mutate, onRefused],
  );

  const flush = useCallback(async () => {
    if (queue === undefined || queue.entries().length === 0) return;
    if (Date.now() < rest.current.until) {
      setWaiting(true);
      return;
    }
    const ticked = queue.entries().some((entry) => entry.kind === 'completion');
    await queue.flush(send);
    const isLeft = queue.entries().length > 0;
    setWaiting(isLeft);
    if (isLeft) return;
    if (id !== undefined) {
      // What a completion opens is the server's to say: sections first, as they are quick, then the course.
      if (ticked)
        await act('learning.groups.completion', { body: { courseId: id } }, { quiet: true }).catch(
          () => undefined,
        );
      await mutate();
    }
    void mutateAll((key) => Array.isArray(key) && key[0] === 'learning.purchased.list');
  }, [queue, send, id, act, mutate, mutateAll]);

  useEffect(() => {
    const retry = () => void flush();
    retry();
    const timer = setInterval(retry, tryEvery);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [flush]);

  const complete = useCallback(
    (material: Material, completed: boolean) => {
      if (queue === undefined || id === undefined) return;
      queue.add({
        kind: 'completion',
        module: material.module,
        id: material.course_module_id,
        state: completed ? 1 : 0,
        courseId: id,
      });
      void flush();
    },
    [queue, id, flush],
  );

  const watched = useCallback(
    (material: Material, from: number, to: number) => {
      if (queue === undefined || id === undefined) return;
      queue.add({ kind: 'watched', id: material.course_module_id, from, to, courseId: id });
      void flush();
    },
    [queue, id, flush],
  );

  const course = useMemo(
    () => (data === undefined ? undefined : withUnsent(data.data, unsent)),
    [data, unsent],
  );
  const count = unsent.filter((entry) => entry.courseId === id).length;
  return {
    course,
    error,
    reload: async () => {
      await mutate();
    },
    unsent: count,
    isWaiting: hasFailed && count > 0,
    sendNow: () => {
      // Who asks for it is told again what comes of it.
      rest.current = free;
      void flush();
    },
    complete,
    watched,
  };
}
