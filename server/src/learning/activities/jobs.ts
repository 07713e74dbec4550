import { batched } from '../../platform/batched.ts';
import type { JobContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs.ts';
import { type OwnMaterialQuery, readOwnMaterials } from '../store.ts';
import { deleteOldLaunches } from './attempts-store.ts';
import { createAttempts } from './attempts.ts';

/** Ends attempts whose time is over while nobody looks, and forgets launches that nobody used. */
export function activityJobs({ database: { executor } }: Pick<JobContext, 'database'>): Job[] {
  const find = batched((queries: readonly OwnMaterialQuery[]) => readOwnMaterials(executor, queries));
  const attempts = createAttempts(executor, find);
  return [
    { name: 'overdue-attempts', schedule: '* * * * *', retries: 2, run: () => attempts.closeOverdue() },
    { name: 'old-launches', schedule: '37 * * * *', retries: 2, run: () => deleteOldLaunches(executor) },
  ];
}
