import { useCallback, useEffect, useRef, useState } from 'react';
import { ActivityCallError } from '../calls.ts';
import type { Activity } from '../useActivity.ts';
import { removeFile, sendFile } from './upload.ts';

/** A file that is on its way, or could not be sent. */
export interface Pending {
  readonly key: string;
  readonly question: string;
  readonly file: File;
  readonly state: 'uploading' | 'failed';
  /** 0 to 1. */
  readonly progress: number;
  /** What the server answered; 0 where none came. */
  readonly status: number | undefined;
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

const wait = (seconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/** @throws {ActivityCallError} */
async function sendPatiently(...given: Parameters<typeof sendFile>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendFile(...given);
    } catch (error) {
      const seconds = error instanceof ActivityCallError ? error.retryAfter : undefined;
      if (seconds === undefined || seconds > longestWait || tries === mostTries) throw error;
      await wait(seconds);
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
    noteFiles(pending.map(({ file }) => file.name));
  }, [noteFiles, pending]);

  const change = useCallback((key: string, facts: Partial<Pending>) => {
    setPending((all) => all.map((one) => (one.key === key ? { ...one, ...facts } : one)));
  }, []);

  const taken = useRef(new Set<string>());
  const turn = useRef(Promise.resolve());

  const sendOne = useCallback(
    async ({ key, question, file }: Pick<Pending, 'file' | 'key' | 'question'>) => {
      if (taken.current.has(key)) return;
      try {
        await sendPatiently({ token, attempt, question, file }, (progress) => change(key, { progress }));
        await refresh();
        setPending((all) => all.filter((one) => one.key !== key));
      } catch (error) {
        const status = error instanceof ActivityCallError ? error.status : 500;
        change(key, { state: 'failed', status });
        // Whether the document's token has ended, the next call tells, and what to do.
        if (status === 403) await refresh();
      }
    },
    [attempt, change, refresh, token],
  );

  const send = useCallback(
    (one: Pick<Pending, 'file' | 'key' | 'question'>) => {
      change(one.key, { state: 'uploading', progress: 0 });
      turn.current = turn.current.then(() => sendOne(one));
    },
    [change, sendOne],
  );

  useEffect(() => {
    const again = () => {
      for (const one of latest.current) if (one.state === 'failed' && !isFinal(one.status)) send(one);
    };
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [send]);

  return {
    pending,
    add: (question, files) => {
      const added = files.map((file): Pending => {
        counted += 1;
        const key = `new-${String(counted)}`;
        return { key, question, file, state: 'uploading', progress: 0, status: undefined };
      });
      setPending((all) => [...all, ...added]);
      for (const one of added) send(one);
    },
    remove: (id) => {
      if (latest.current.some(({ key }) => key === id)) {
        taken.current.add(id);
        setPending((all) => all.filter(({ key }) => key !== id));
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
