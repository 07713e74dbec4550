import type { StatementListener } from './database.ts';
import type { Log } from './log.ts';

/** Logs statements that take longer; the line names the request that it was for. */
export function logSlowStatements(longest: number, log: Log): StatementListener {
  return (statement, milliseconds) => {
    if (milliseconds < longest) return;
    log.warn({ statement, ms: Math.round(milliseconds * 10) / 10 }, 'slow statement');
  };
}
