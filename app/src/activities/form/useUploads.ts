import { useCallback, useEffect, useRef, useState } from 'react';
import { ActivityCallError } from '../calls.ts';
import type { Activity } from '../useActivity.ts';
import { removeFile, sendFile } from './upload.ts';

/** A file that is on its way, could not be sent, or was taken out and may yet have arrived. */
export interface Pending {
  readonly key: string;
  readonly question: string;
  readonly file: File;
  readonly state: 'uploading' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  /** What the server answered; 0 where none came. */
  readonly status: number | undefined;
  /** It was taken out, and is no longer shown. */
  readonly isLeaving: boolean;
  /** Stops it as it is taken out. */
  readonly stop: AbortController;
}

export interface Uploads {
  readonly pending: readonly Pending[];
  readonly add: (question: string, files: readonly File[]) => void;
  /** A pending one by its key, one that was handed in by its id. */
  readonly remove: (id: string) => void;
  readonly retry: (key: string) => void;
}

let counted = 0;

/** What no other try would change: too large, of a wrong type, one too many. */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 429;

/** A server that is busy with others' pictures is asked again after as many seconds as it says, so often. */
const mostTries = 12;
const longestWait = 30;

const wait = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** @throws {ActivityCallError} */
async function sendPatiently(...given: Parameters<typeof sendFile>): Promise<number> {
  const [, , signal] = given;
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendFile(...given);
    } catch (error) {
      const seconds = error instanceof ActivityCallError ? error.retryAfter : undefined;
      if (seconds === undefined || seconds > longestWait || tries === mostTries) throw error;
      await wait(seconds, signal);
      if (signal.aborted) throw error;
    }
  }
}

/**
 * Files of a form that is being filled in: each is sent as it is chosen, one after the other, and again when the
 * connection is back.
 */
export function useUploads({ token, state, refresh, fail, noteFiles }: Activity): Uploads {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const attempt = state.attempt?.id ?? 0;
  const latest = useRef(pending);
  useEffect(() => {
    latest.current = pending;
    noteFiles(pending.filter((one) => !one.isLeaving).map(({ file }) => file.name));
  }, [noteFiles, pending]);

  const change = useCallback((key: string, facts: Partial<Pending>) => {
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  }, []);

  const drop = useCallback((key: string) => {
    setPending((all) => all.filter((one) => one.key !== key));
  }, []);

  const turn = useRef(Promise.resolve());

  const sendOne = useCallback(
    async ({ key, question, file, stop: { signal } }: Pending) => {
      if (signal.aborted) {
        drop(key);
        return;
      }
      try {
        const id = await sendPatiently(
          { token, attempt, question, file },
          (progress) => change(key, { progress }),
          signal,
        );
        // Until the form shows it, it stays here: sent again, it is the same file.
        if (!signal.aborted && !(await refresh())) throw new ActivityCallError(0);
        // Taken out too late to be stopped. Where it stays, it is shown as one that was handed in.
        if (signal.aborted)
          await removeFile({ token, attempt, file: id }).then(refresh, async (error: unknown) => {
            await refresh();
            fail(error);
          });
      } catch (error) {
        const status = error instanceof ActivityCallError ? error.status : 500;
        if (!signal.aborted) change(key, { state: 'failed', status });
        // Whether the document's token has ended, the next call tells, and what to do; and whether a file arrived that
        // was taken out while the answer got lost.
        if (status === 403 || (status === 0 && signal.aborted)) await refresh();
        if (!signal.aborted) return;
      }
      drop(key);
    },
    [attempt, change, drop, fail, refresh, token],
  );

  const send = useCallback(
    (one: Pending) => {
      change(one.key, { state: 'uploading', progress: 0 });
      turn.current = turn.current.then(() => sendOne(one));
    },
    [change, sendOne],
  );

  useEffect(() => {
    const again = () => {
      for (const one of latest.current) if (one.state === 'failed' && !isFinal(one.status)) send(one);
      // One that could not be taken out without a connection is shown again.
      void refresh();
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [refresh, send]);

  return {
    pending,
    add: (question, files) => {
      const added = files.map((file): Pending => {
        counted += 1;
        const key = `new-${String(counted)}`;
        return {
          key,
          question,
          file,
          state: 'uploading',
          progress: 0,
          status: undefined,
          isLeaving: false,
          stop: new AbortController(),
        };
      });
      setPending((all) => [...all, ...added]);
      for (const one of added) send(one);
    },
    remove: (id) => {
      const one = latest.current.find(({ key }) => key === id);
      if (one !== undefined) {
        one.stop.abort();
        // The form is not to be sent before it is known whether the file arrived.
        if (one.state === 'failed') drop(id);
        else change(id, { isLeaving: true });
        return;
      }
      void removeFile({ token, attempt, file: Number(id) }).then(refresh, fail);
    },
    retry: (key) => {
      const one = latest.current.find((known) => known.key === key);
      if (one !== undefined) send(one);
    },
  };
}
