import type { EndpointId, PurchasedDetail } from '@medeina/contract';
import { useCallback, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { CallError } from '../../session/transport.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { useShownList } from '../shownList.ts';
import { isOf, withCompletion } from './course.ts';
import type { Unsent } from './queue.ts';
import type { Taken } from './sending.ts';

/** Addresses of media expire after some hours; the course is read again before that. Milliseconds. */
const renewEvery = 30 * 60_000;

/** Answers that tell how far learners are. */
const followsProgress = new Set<unknown>([
  'learning.purchased.list',
  'learning.purchased.latest',
  'learning.purchased.elsewhere',
  'learning.grades.course',
  'learning.grades.courses',
  'learning.recall.list',
] satisfies EndpointId[]);

interface CourseCache {
  /** As the server knows it. */
  readonly course: PurchasedDetail | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
  /** Applies an entry that the server has taken. */
  readonly take: (entry: Unsent, answer: Taken) => Promise<void>;
  /** Reads again what the sent entries change; `hasCompletions`: they may have opened further materials. */
  readonly refresh: (hasCompletions: boolean) => Promise<void>;
}

/** The cached answer of a learner's course. Without an id there is none, only the list of courses to refresh. */
export function useCourseCache(
  customer: number | undefined,
  id: number | undefined,
  environment: string | undefined,
): CourseCache {
  const input = useMemo(
    () =>
      id === undefined
        ? null
        : { params: { id }, ...(environment === undefined ? {} : { query: { environment } }) },
    [id, environment],
  );
  const answer = usePersonalCall('learning.purchased.detail', customer === undefined ? null : input, {
    refreshInterval: renewEvery,
    revalidateOnFocus: true,
  });
  const { error, mutate } = answer;
  // In another language the course stays until its translation arrives, if it does, so that a film plays on.
  const { last: shown } = useShownList(answer, `${String(customer)} ${String(environment)} ${String(id)}`);
  const { mutate: mutateAll } = useSWRConfig();
  const act = useAct();

  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);

  const take = useCallback(
    async (entry: Unsent, taken: Taken) => {
      if (!isOf(entry, { id, environment })) return;
      await mutate(
        (known) =>
          known && {
            data: { ...withCompletion(known.data, entry.id, taken.completed), completed: taken.course },
          },
        { revalidate: false },
      );
    },
    [id, environment, mutate],
  );

  const refresh = useCallback(
    async (hasCompletions: boolean) => {
      if (id !== undefined) {
        // The server decides what a completion opens: sections first, as they are quick, then the course.
        if (hasCompletions)
          await act(
            'learning.groups.completion',
            { body: { courseId: id, ...(environment === undefined ? {} : { environment }) } },
            { quiet: true },
          ).catch(() => undefined);
        await mutate();
      }
      void mutateAll((key) => Array.isArray(key) && followsProgress.has(key[0]));
    },
    [id, environment, act, mutate, mutateAll],
  );

  return { course: shown?.data, error, reload, take, refresh };
}
