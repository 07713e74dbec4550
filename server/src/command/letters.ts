import type { JobContext } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { createMail, mailJob } from '../platform/mail.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type Workplace } from './shell.ts';

/** Letters wait in the queue for a running server. */
export async function withLetters<Result>(
  settings: Settings,
  work: (place: Workplace & Pick<JobContext, 'log' | 'mail'>) => Promise<Result>,
): Promise<Result> {
  return await atWork(settings, async (place) => {
    const { store } = await place.files();
    const log = createLog('silent');
    const jobs = await startJobs(place.database.address, [mailJob(settings, store, log)], log, false);
    try {
      return await work({ ...place, log, mail: createMail(jobs) });
    } catch (error) {
      if (error instanceof ProblemError) throw new CommandError(`It was refused: ${error.code}.`);
      throw error;
    } finally {
      await jobs.stop();
    }
  });
}
