import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';
import { currentTrail, namesOf } from './trail.ts';

export type Log = Logger;

/** Names whose values never reach a log, wherever they stand. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'refresh_token', 'access_token', 'captcha'];

/** Bytes of lines that wait for whoever reads standard output; those that come on top of them are dropped. */
const mostWaiting = 8 * 1024 * 1024;

/** What PostgreSQL says of the rows that it refuses: whole ones, a password's hash among them, or their keys. */
const ofRows = ['err.detail', 'err.where', 'err.internalQuery'];

/** Structured log lines (JSON) on standard output, written in batches so that logging costs a request little. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  if (destination !== undefined) return logTo(destination, level);
  const output = pino.destination({ fd: 1, sync: false, minLength: 0, maxLength: mostWaiting });
  const log = logTo(output, level);
  let dropped = 0;
  output.on('drop', () => (dropped += 1));
  output.on('drain', () => {
    if (dropped === 0) return;
    log.warn({ lines: dropped }, 'log lines were dropped');
    dropped = 0;
  });
  return log;
}

function logTo(destination: DestinationStream, level: LogLevel): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // So every line, of a job too, can be found by the request that it came of.
      mixin: () => namesOf(currentTrail()),
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: [
          ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-cookie"]`]),
          ...ofRows,
        ],
        remove: true,
      },
    },
    destination,
  );
}
