import { z } from 'zod';
import type { JobContext } from '../context.ts';
import type { Executor } from '../database.ts';
import { type Job, jobWith } from '../jobs.ts';
import type { PersonalData } from '../personal-data.ts';

/** From when only erased accounts left files behind: under another name, what waits in the queue would be forgotten. */
const queue = 'files-of-erased';
const payload = z.object({ hashes: z.string().array() });

/**
 * Has a job remove files that people gave, once the transaction is committed with which their rows go: a rollback would
 * bring back the rows alone, and the store may be away. What others still use stays.
 */
export async function dropLater(
  jobs: JobContext['jobs'],
  hashes: readonly string[],
  executor: Executor,
): Promise<void> {
  if (hashes.length > 0) await jobs.add(queue, { hashes }, executor);
}

/** Removes files that people gave and nobody uses any more. */
export function unusedFilesJob(
  { database, files }: Pick<JobContext, 'database' | 'files'>,
  personalData: Pick<PersonalData, 'dropFiles'>,
): Job {
  return jobWith(payload, {
    name: queue,
    // They take some five days: once the job is given up, nothing names these files any more.
    retries: 12,
    run: ({ hashes }) => personalData.dropFiles(database.executor, files, hashes),
  });
}

/** Removes what is left of files that people gave while the server was killed. */
export function cutOffFilesJob({ files: { photos, uploads } }: Pick<JobContext, 'files'>): Job {
  return {
    name: 'cut-off-files',
    schedule: '52 3 * * *',
    retries: 2,
    run: async () => {
      await photos.dropCutOff();
      await uploads.dropCutOff();
    },
  };
}
