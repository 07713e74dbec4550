import { useCallback, useEffect, useState } from 'react';
import { CatalogueError } from './wire.ts';

/** Where a question stands: the last answer stays while the next one is on its way. */
export interface Answered<Answer> {
  readonly answer: Answer | undefined;
  readonly error: CatalogueError | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** How a question ended, and which one and which try of it that was. */
interface Ended<Answer> {
  ask: Ask<Answer>;
  attempt: number;
  answer: Answer | undefined;
  error: CatalogueError | undefined;
}

const errorOf = (reason: unknown): CatalogueError =>
  reason instanceof CatalogueError ? reason : new CatalogueError(0, String(reason), { cause: reason });

/**
 * Asks, and asks again whenever `ask` is another function; an answer to an older question is dropped.
 * @param ask undefined: nothing to ask for.
 */
export function useAnswer<Answer>(ask: Ask<Answer> | undefined): Answered<Answer> {
  const [ended, setEnded] = useState<Ended<Answer>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (ask === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const end = (error: CatalogueError | undefined, answer?: Answer): void => {
      if (signal.aborted) return;
      setEnded((before) => ({ ask, attempt, error, answer: error === undefined ? answer : before?.answer }));
    };
    const run = async (): Promise<void> => {
      try {
        end(undefined, await ask(signal));
      } catch (reason) {
        end(errorOf(reason));
      }
    };
    void run();
    return () => controller.abort();
  }, [ask, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    answer: ended?.answer,
    error: ended?.error,
    isLoading: ask !== undefined && (ended?.ask !== ask || ended.attempt !== attempt),
    retry,
  };
}
