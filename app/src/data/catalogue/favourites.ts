import type { FavouriteReference } from '@medeina/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useIsUser } from '../../session/hooks.ts';
import { reportRateLimit } from '../client.ts';
import { CallError } from '../../session/transport.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { makeOrder } from '../inOrder.ts';

/** The result of pressing a heart. `login`: nobody is logged in; `failed`: nothing changed; `shown`: failed, and the shell has said why. */
export type FavouriteOutcome = 'added' | 'removed' | 'login' | 'failed' | 'shown';

export interface Favourites {
  readonly has: (courseId: number) => boolean;
  /** How many there are; undefined while it is not known. */
  readonly count: number | undefined;
  /** Whether it has been asked which they are, even in vain. */
  readonly isAnswered: boolean;
  readonly toggle: (courseId: number) => Promise<FavouriteOutcome>;
}

/** The id of a favourite that the server has not confirmed yet. */
const unconfirmed = 0;

/** Ids that the server gave, by course, for a heart that is taken back before its id has been shown. */
const given = new Map<number, number>();

/** A heart removed and added again must arrive that way round. */
const inOrder = makeOrder();

/** Presses that are not settled yet. */
let underWay = 0;

/** A press has left the list in doubt: it is read again once all are settled, as SWR drops what it reads before. */
let isInDoubt = false;

/** The user's favourites. A press shows at once and is rolled back when the server refuses it. */
export function useFavourites(): Favourites {
  const loggedIn = useIsUser();
  const { data, error, mutate } = usePersonalCall('catalogue.favourites.ids', loggedIn ? {} : null);
  const act = useAct();
  const { mutate: mutateAll } = useSWRConfig();
  const references = data?.data;

  const toggle = useCallback(
    async (courseId: number): Promise<FavouriteOutcome> => {
      if (!loggedIn) return 'login';
      const before = references ?? (await mutate())?.data ?? [];
      const existing = before.find((one) => one.course_id === courseId);
      const others = before.filter((one) => one.course_id !== courseId);
      const optimistic: FavouriteReference[] =
        existing === undefined ? [{ id: unconfirmed, course_id: courseId }, ...others] : others;
      const change = async (): Promise<{ data: FavouriteReference[] }> => {
        if (existing === undefined) {
          const added = await act(
            'catalogue.favourites.add',
            { body: { course: courseId } },
            { quiet: true },
          );
          given.set(courseId, added.data.id);
          return { data: [added.data, ...others] };
        }
        const id = existing.id === unconfirmed ? given.get(courseId) : existing.id;
        // Its adding failed.
        if (id === undefined) return { data: others };
        given.delete(courseId);
        try {
          await act('catalogue.favourites.remove', { params: { id } }, { quiet: true });
        } catch (error) {
          // Already removed in another tab.
          if (!(error instanceof CallError) || error.status !== 404) throw error;
        }
        return { data: others };
      };
      underWay += 1;
      try {
        const changed = await mutate(() => inOrder(change), {
          optimisticData: { data: optimistic },
          rollbackOnError: true,
          revalidate: false,
        });
        // Pressed while another heart was being saved: SWR dropped that answer, with its id, for this one's.
        if (changed?.data.some(({ id }) => id === unconfirmed) === true) isInDoubt = true;
      } catch (error) {
        // SWR rolls back the latest press only, whose list lacks a heart that could not be taken away before it.
        if (error instanceof CallError && underWay > 1) isInDoubt = true;
        return reportRateLimit(error) ? 'shown' : 'failed';
      } finally {
        underWay -= 1;
        if (underWay === 0 && isInDoubt) {
          isInDoubt = false;
          void mutate();
        }
      }
      // The list of favourite courses has changed too.
      void mutateAll((key) => Array.isArray(key) && key[0] === 'catalogue.favourites.list');
      return existing === undefined ? 'added' : 'removed';
    },
    [loggedIn, references, mutate, act, mutateAll],
  );

  return {
    has: (courseId) => references?.some((one) => one.course_id === courseId) ?? false,
    count: references?.length,
    isAnswered: (references ?? error) !== undefined,
    toggle,
  };
}
