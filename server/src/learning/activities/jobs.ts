import { batched } from '../../platform/batched.ts';
import type { JobContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { sharedSecretOnce } from '../../platform/secrets.ts';
import { type OwnMaterialQuery, readOwnMaterials } from '../store.ts';
import { deleteOldLaunches } from './attempts-store.ts';
import { createAttempts } from './attempts.ts';
import { mixResponses } from './surveys-store.ts';

/** Ends attempts whose time is over while nobody looks, forgets launches that nobody used, mixes anonymous answers. */
export function activityJobs(context: Pick<JobContext, 'database' | 'files' | 'jobs' | 'vault'>): Job[] {
  const { executor } = context.database;
  const find = batched((queries: readonly OwnMaterialQuery[]) => readOwnMaterials(executor, queries));
  const attempts = createAttempts(executor, find, {
    jobs: context.jobs,
    uploads: context.files.uploads,
    secret: sharedSecretOnce(context, 'media'),
  });
  return [
    { name: 'overdue-attempts', schedule: '* * * * *', retries: 2, run: () => attempts.closeOverdue() },
    { name: 'old-launches', schedule: '37 * * * *', retries: 2, run: () => deleteOldLaunches(executor) },
    { name: 'mixed-responses', schedule: '47 * * * *', retries: 2, run: () => mixResponses(executor) },
  ];
}
