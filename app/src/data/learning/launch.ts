import { useCallback, useEffect, useState } from 'react';
import { useAct } from '../hooks.ts';
import { CallError } from '../../session/transport.ts';

export interface Launched {
  /** The address of the document, good once; undefined until it is there. */
  readonly url: string | undefined;
  readonly error: CallError | undefined;
  /** Launches it again, such as after its session has ended. */
  readonly again: () => void;
}

interface Answer {
  readonly attempt: number;
  readonly url?: string;
  readonly error?: CallError;
}

/** Launches an activity. The address is fetched just before it is shown, as it is good for a minute. */
export function useLaunch(
  material: number,
  /** Where its course is studied, if not in Medeina itself. */
  elsewhere?: { readonly environment: string; readonly course: number },
): Launched {
  const { environment, course } = elsewhere ?? {};
  const act = useAct();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer>({ attempt: 0 });
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const launch = async (): Promise<Answer> => {
      try {
        const { url } = await act(
          'learning.activity.launch',
          {
            params: { id: material },
            ...(environment === undefined || course === undefined ? {} : { query: { environment, course } }),
          },
          { quiet: true, signal },
        );
        return { attempt, url };
      } catch (error) {
        return { attempt, error: error instanceof CallError ? error : new CallError(0, {}) };
      }
    };
    void (async () => {
      const next = await launch();
      if (!signal.aborted) setAnswer(next);
    })();
    return () => abort.abort();
  }, [act, material, environment, course, attempt]);
  const isCurrent = answer.attempt === attempt;
  return {
    url: isCurrent ? answer.url : undefined,
    error: isCurrent ? answer.error : undefined,
    again: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
