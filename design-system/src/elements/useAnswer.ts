import { useCallback, useEffect, useState } from 'react';
import { CatalogueError } from './wire.ts';

/** The state of a request: the last answer stays while the next one loads. */
export interface Answered<Answer> {
  readonly answer: Answer | undefined;
  readonly error: CatalogueError | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

type Ask<Answer> = (signal: AbortSignal) => Promise<Answer>;

/** A finished request, with the function and the attempt that it belongs to. */
interface Ended<Answer> {
  ask: Ask<Answer>;
  attempt: number;
  answer: Answer | undefined;
  error: CatalogueError | undefined;
}

function errorOf(reason: unknown): CatalogueError {
  return reason instanceof CatalogueError ? reason : new CatalogueError(0, String(reason), { cause: reason });
}

/**
 * Sends a request, again whenever `ask` changes; late answers of older requests are dropped.
 * @param ask undefined: nothing to request.
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
