import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { ProblemError } from '../errors.ts';
import { refusedRenders, waitingRenders } from '../figure-channels.ts';

/**
 * Limits how much rendering takes of the process's one thread: of pages, pictures for sharing and documents as PDF. Cached
 * pages do not count.
 */
export interface RenderBudget {
  /** Counts a page or picture for an address; throws `too_many_requests` when there are too many. */
  readonly count: (address: string) => Promise<void> | undefined;
  /**
   * Renders when its turn comes.
   * @throws {ProblemError} `busy`, at once, when too many wait already or the process is under pressure.
   */
  run<Made>(make: () => Promise<Made>): Promise<Made>;
}

/** Two, so that one renders while the next waits for its data. */
export const mostRendersAtOnce = 2;
/** Some three seconds of work: people hardly wait longer for a page. */
export const mostRendersWaiting = 100;
/** Seconds after which a refused visitor may try again. */
const retryAfter = 5;

export function createRenderBudget(
  count: RenderBudget['count'],
  /** Whether the event loop lags. */
  isUnderPressure: () => boolean,
): RenderBudget {
  const limit = pLimit(mostRendersAtOnce);
  return {
    count: async (address) => {
      try {
        await count(address);
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'too_many_requests')
          refusedRenders.publish('limit');
        throw error;
      }
    },
    run: (make) => {
      if (limit.pendingCount >= mostRendersWaiting) refuse('queue');
      if (isUnderPressure()) refuse('pressure');
      const made = limit(async () => {
        waitingRenders.publish(limit.pendingCount);
        // A render blocks the thread for some 20 ms, or more: requests that arrived meanwhile go first.
        await setImmediate();
        return make();
      });
      waitingRenders.publish(limit.pendingCount);
      return made;
    },
  };
}

function refuse(reason: 'pressure' | 'queue'): never {
  refusedRenders.publish(reason);
  throw new ProblemError('busy', { retryAfter });
}
