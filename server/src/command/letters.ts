import type { JobContext } from '../platform/context.ts';
import { inKeptTransaction } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { createMail, mailJob } from '../platform/mail.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type Workplace } from './shell.ts';

type LettersPlace = Workplace & Pick<JobContext, 'log' | 'mail'>;

/**
 * Letters wait in the queue for a running server.
 * @param isDry everything is done in one transaction; neither that nor a letter is kept, and the queue is left as it is.
 */
export async function withLetters<Result>(
  settings: Settings,
  isDry: boolean,
  work: (place: LettersPlace) => Promise<Result>,
): Promise<Result> {
  return await atWork(settings, async (place) => {
    try {
      return await (isDry ? withoutKeeping : withQueue)(place, work);
    } catch (error) {
      if (error instanceof ProblemError) throw new CommandError(`It was refused: ${error.code}.`);
      throw error;
    }
  });
}

async function withQueue<Result>(
  place: Workplace,
  work: (place: LettersPlace) => Promise<Result>,
): Promise<Result> {
  const { store } = await place.files(false);
  const log = createLog('silent');
  const jobs = await startJobs(place.database.address, [mailJob(place.settings, store, log)], log, false);
  try {
    return await work({ ...place, log, mail: createMail(jobs) });
  } finally {
    await jobs.stop();
  }
}

async function withoutKeeping<Result>(
  place: Workplace,
  work: (place: LettersPlace) => Promise<Result>,
): Promise<Result> {
  await place.files(false);
  const mail = { send: () => Promise.resolve() };
  return await inKeptTransaction(place.database.executor, true, async (executor) =>
    work({ ...place, database: { ...place.database, executor }, log: createLog('silent'), mail }),
  );
}
