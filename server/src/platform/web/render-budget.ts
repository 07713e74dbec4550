import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { ProblemError } from '../errors.ts';

/** Bounds what rendering takes of the one thread that serves everybody: a page that is kept costs next to nothing. */
export interface RenderBudget {
  /** Counts one that an address has made; throws `too_many_requests` when it has too many made. */
  readonly count: (address: string) => Promise<void> | undefined;
  /**
   * Makes it when its turn comes.
   * @throws {ProblemError} `busy`, at once, when too much waits already or the process lags behind.
   */
  run<Made>(make: () => Promise<Made>): Promise<Made>;
}

/** Two, so that one is rendered while the data of the next are on their way. */
const mostAtOnce = 2;
/** Some three seconds of work: people wait that long for a page, hardly longer. */
const mostWaiting = 100;
/** Seconds after which whoever was refused tries again. */
const retryAfter = 5;

export function createRenderBudget(
  count: RenderBudget['count'],
  /** Whether the process lags behind. */
  isUnderPressure: () => boolean,
): RenderBudget {
  const limit = pLimit(mostAtOnce);
  return {
    count,
    run: (make) => {
      if (limit.pendingCount >= mostWaiting || isUnderPressure())
        throw new ProblemError('busy', { retryAfter });
      return limit(async () => {
        // A render holds the thread for some 20 ms: what came in meanwhile goes first.
        await setImmediate();
        return make();
      });
    },
  };
}
