import type { Executor } from '../platform/database.ts';
import type { Task } from '../platform/jobs.ts';
import { deleteExpiredFailures } from './failures-store.ts';
import { deleteExpiredSessions, deleteSpentTokens } from './sessions-store.ts';

/** What becomes worthless with time. */
export function authTasks(executor: Executor): Task[] {
  return [
    { name: 'expired-sessions', cron: '7 * * * *', run: () => deleteExpiredSessions(executor) },
    { name: 'spent-refresh-tokens', cron: '17 * * * *', run: () => deleteSpentTokens(executor) },
    { name: 'old-sign-in-failures', cron: '27 * * * *', run: () => deleteExpiredFailures(executor) },
  ];
}
