import type { CaptchaForm } from '@medeina/contract';
import { useCallback, useRef, useState } from 'react';
import { useAct } from '../../data/hooks.ts';
import { CallError } from '../../session/transport.ts';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed';

interface Work {
  readonly answer: Promise<string>;
  /** When the answer is worthless, in milliseconds since 1970. */
  readonly until: () => number;
}

/** What the sending itself may take, in milliseconds. */
const margin = 20_000;

/** A proof of work that is done while the form is filled in. */
export function useWork(form: CaptchaForm) {
  const act = useAct();
  const [state, setState] = useState<CaptchaState>('idle');
  const work = useRef<Work>(undefined);

  const start = useCallback((): Work => {
    let until = Infinity;
    const answer = (async () => {
      setState('working');
      try {
        const [{ data }, { solve }] = await Promise.all([
          act('auth.captcha', { body: { form } }, { quiet: true }),
          import('./solve.ts'),
        ]);
        until = Date.parse(data.expires_at) - margin;
        const solved = await solve(data);
        setState('done');
        return solved;
      } catch (error) {
        work.current = undefined;
        setState('failed');
        throw error instanceof CallError ? error : new CallError(0, {});
      }
    })();
    // Shown beside the form; whoever sends it asks again.
    answer.catch(() => undefined);
    work.current = { answer, until: () => until };
    return work.current;
  }, [act, form]);

  return {
    state,
    /** Begins, where nothing is under way. */
    begin: useCallback(() => {
      if (work.current === undefined) start();
    }, [start]),
    /** The answer, worked out now if need be. It is good for one attempt. */
    take: useCallback(async (): Promise<string> => {
      const { answer } =
        work.current === undefined || work.current.until() < Date.now() ? start() : work.current;
      const solved = await answer;
      work.current = undefined;
      setState('idle');
      return solved;
    }, [start]),
  };
}
