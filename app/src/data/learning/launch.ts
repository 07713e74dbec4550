import { useCallback, useEffect, useRef, useState } from 'react';
import { useAct } from '../hooks.ts';
import { useIsUser } from '../../session/hooks.ts';
import { CallError } from '../../session/transport.ts';

export interface Launched {
  /** The address of the document, good once; undefined until it is there. */
  readonly url: string | undefined;
  readonly error: CallError | undefined;
  /** Launches it again, such as after its session has ended. */
  readonly again: () => void;
}

interface Answer {
  /** What it answers. */
  readonly asked: string;
  readonly url?: string;
  readonly error?: CallError;
}

/**
 * Launches an activity. The address is fetched just before it is shown, as it is good for a minute. What is shown keeps
 * its language: another document would lose the files on their way and the marked questions. Until the session is known it
 * waits: an expired token would be refused, and only a user's call is made again with a new one.
 */
export function useLaunch(
  material: number,
  /** Where its course is studied, if not in Medeina itself. */
  elsewhere?: { readonly environment: string; readonly course: number },
): Launched {
  const { environment, course } = elsewhere ?? {};
  const act = useAct();
  const isUser = useIsUser();
  const [attempt, setAttempt] = useState(1);
  const [answer, setAnswer] = useState<Answer>({ asked: '' });
  const asked = JSON.stringify([material, environment, course, attempt]);
  /** What the shown document answers. */
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!isUser || shown.current === asked) return undefined;
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
        return { asked, url };
      } catch (error) {
        return { asked, error: error instanceof CallError ? error : new CallError(0, {}) };
      }
    };
    void (async () => {
      const next = await launch();
      if (signal.aborted) return;
      shown.current = next.url === undefined ? undefined : asked;
      setAnswer(next);
    })();
    return () => abort.abort();
  }, [act, isUser, material, environment, course, asked]);
  const isCurrent = answer.asked === asked;
  return {
    url: isCurrent ? answer.url : undefined,
    error: isCurrent ? answer.error : undefined,
    again: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
