import { personalData } from '../../src/domains.ts';
import { unusedFilesJob } from '../../src/platform/files/unused-files.ts';
import type { TestApp } from '../harness.ts';

/** Removes what waits for the job, as a running server does soon. */
export async function dropUnusedFiles({ context, database }: TestApp): Promise<void> {
  const { name, run } = unusedFilesJob(context, personalData);
  const waiting = await database.sql<{ data: unknown }>`select data from pgboss.job where name = ${name}`;
  for (const { data } of waiting) await run(data);
}
