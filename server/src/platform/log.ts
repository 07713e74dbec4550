import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './settings.ts';
import { currentTrail, namesOf } from './trail.ts';

export type Log = Logger;

/** Names whose values never reach a log, wherever they stand. */
const secrets = ['authorization', 'cookie', 'password', 'token', 'refresh_token', 'access_token', 'captcha'];

/** Structured log lines (JSON) on standard output, written in batches so that logging costs a request little. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // So every line, of a job too, can be found by the request that it came of.
      mixin: () => namesOf(currentTrail()),
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-cookie"]`]),
        remove: true,
      },
    },
    destination ?? pino.destination({ fd: 1, sync: false, minLength: 0 }),
  );
}
