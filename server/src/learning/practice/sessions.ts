import type { PracticalSession } from '@medeina/contract';
import type { CourseSession } from './sessions-store.ts';

/** What a learner sees of the practical sessions of their course. */
export interface Practice {
  /** Those that are not over, and their own; the earliest first. */
  readonly sessions: readonly PracticalSession[];
}

export const noPractice: Practice = { sessions: [] };

/** @param now milliseconds since 1970. */
export function practiceOf(
  sessions: readonly CourseSession[],
  productId: number | null,
  now: number,
): Practice {
  const shown = sessions.filter((one) => one.id === productId || (one.is_sold && one.ends_at > now));
  return {
    sessions: shown.map(({ ends_at: _end, is_sold: _isSold, ...session }) =>
      Object.assign(session, { own: session.id === productId }),
    ),
  };
}
