import type { JobContext } from '../platform/context.ts';
import type { Job } from '../platform/jobs.ts';
import { deleteExpiredFailures } from './failures-store.ts';
import { forgottenPasswordJob } from './password-reset.ts';
import { deleteExpiredTokens } from './one-time-tokens-store.ts';
import { deleteSpentChallenges } from './passkeys-store.ts';
import { deleteOldSignOns } from './sign-ons-store.ts';
import { deleteExpiredSessions, deleteSpentTokens } from './sessions-store.ts';

function hourly(minute: number, name: string, run: Job['run']): Job {
  return { name, schedule: `${minute} * * * *`, retries: 2, run };
}

/** Mails links to new passwords, and deletes what time has made worthless. */
export function authJobs(context: JobContext): Job[] {
  const { executor } = context.database;
  return [
    forgottenPasswordJob(context),
    hourly(7, 'expired-sessions', () => deleteExpiredSessions(executor)),
    hourly(17, 'spent-refresh-tokens', () => deleteSpentTokens(executor)),
    hourly(27, 'old-sign-in-failures', () => deleteExpiredFailures(executor)),
    hourly(57, 'old-sign-ons', () => deleteOldSignOns(executor)),
    hourly(47, 'expired-one-time-tokens', () => deleteExpiredTokens(executor)),
    hourly(57, 'spent-challenges', () => deleteSpentChallenges(executor)),
  ];
}
