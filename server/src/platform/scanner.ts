import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ProblemError } from './errors.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Looks for malware in what people hand in, before anything else reads or keeps it. */
export interface Scanner {
  /**
   * Whether nothing was found.
   * @throws {ProblemError} `unavailable` where it could not be looked at: then nothing is taken.
   */
  isClean(bytes: Buffer): Promise<boolean>;
}

/** ClamAV looks through ten megabytes in about a second. */
const patience = 20_000;
/** More than an answer has: `stream: <name> FOUND`. */
const mostAnswer = 4096;
const chunk = 64 * 1024;

/** Asks the ClamAV of the settings; undefined where there is none. */
export function createScanner({ scannerUrl }: Settings, log: Log): Scanner | undefined {
  if (scannerUrl === undefined) return undefined;
  const url = new URL(scannerUrl);
  const place =
    url.protocol === 'unix:'
      ? { path: url.pathname }
      : { host: url.hostname.replaceAll(/^\[|\]$/g, ''), port: Number(url.port) };
  return {
    isClean: async (bytes) => {
      const answer = await ask(place, bytes).catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'the scanner failed');
        throw new ProblemError('unavailable', { retryAfter: 60, cause: error });
      });
      if (answer.endsWith(': OK')) return true;
      const [, found] = /: (.+) FOUND$/.exec(answer) ?? [];
      if (found === undefined) {
        log.warn({ reason: answer }, 'the scanner failed');
        throw new ProblemError('unavailable', { retryAfter: 60 });
      }
      log.warn({ found }, 'malware was handed in');
      return false;
    },
  };
}

type Place = { readonly path: string } | { readonly host: string; readonly port: number };

/** clamd's `INSTREAM`: chunks, each after its length, and one of no length at the end. */
async function ask(place: Place, bytes: Buffer): Promise<string> {
  const socket = connect(place);
  const isOver = new AbortController();
  try {
    return await Promise.race([
      converse(socket, bytes),
      pause(patience, undefined, { signal: isOver.signal }).then(() => {
        throw new Error('it did not answer in time');
      }),
    ]);
  } finally {
    isOver.abort();
    socket.destroy();
  }
}

async function converse(socket: ReturnType<typeof connect>, bytes: Buffer): Promise<string> {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')];
  for (let from = 0; from < bytes.length; from += chunk) {
    const part = bytes.subarray(from, from + chunk);
    parts.push(lengthOf(part), part);
  }
  socket.write(Buffer.concat([...parts, lengthOf(Buffer.alloc(0))]));
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.includes('\0') || answer.length > mostAnswer) break;
  }
  return answer.replace(/\0.*$/s, '').trim();
}

function lengthOf({ length }: Buffer): Buffer {
  const written = Buffer.alloc(4);
  written.writeUInt32BE(length);
  return written;
}
