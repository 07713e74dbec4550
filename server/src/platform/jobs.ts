import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import {
  codeOf,
  connectionOptions,
  type DatabaseAddress,
  type Executor,
  isUniqueViolation,
} from './database.ts';
import type { Log } from './log.ts';
import { traced } from './spans.ts';
import { currentTrail, following, type Trail, trailShape } from './trail.ts';

/** One row of the table of jobs: work that outlives a request, or that is due by itself. */
export interface Job {
  /** Names its queue. */
  readonly name: string;
  /** When it is due by itself, in UTC: minute, hour, day of the month, month, day of the week. */
  readonly schedule?: string;
  /** Repetitions after a failure. */
  readonly retries: number;
  /** Does the job. What it throws has it repeated later. */
  readonly run: (data: unknown) => Promise<unknown>;
}

/** A job that takes a payload, checked as it comes out of the queue. */
export function jobWith<Payload extends z.ZodType>(
  payload: Payload,
  job: Omit<Job, 'run'> & { readonly run: (payload: z.output<Payload>) => Promise<unknown> },
): Job {
  return { ...job, run: async (data) => job.run(payload.parse(data)) };
}

interface WaitingJobs {
  readonly queue: string;
  /** Those that could be done now. */
  readonly due: number;
  /** Those that failed and are done again later. */
  readonly later: number;
}

export interface Jobs {
  /** Adds a job in the caller's transaction; it is done once that is committed. */
  add(name: string, data: object, transaction: Executor): Promise<void>;
  /** How many wait in each queue of the installation, as pg-boss counts them once a minute. */
  waiting(): Promise<readonly WaitingJobs[]>;
  stop(): Promise<void>;
}

/** Beside the payload, whose schema leaves it out: so a job of the previous release, which has none, is done too. */
const withTrail = z.object({ trail: trailShape });

function trailOf(data: unknown): Trail | undefined {
  return withTrail.safeParse(data).data?.trail;
}

/**
 * Workers hear of a job as its transaction is committed. Seconds before the first repetition, doubled each time: ten
 * repetitions take about a day and a half.
 */
const queueOptions = {
  notify: true,
  // Workers say that they still live: what a killed one had begun is done again in minutes, not after a quarter of an hour.
  heartbeatSeconds: 60,
  retryDelay: 60,
  retryBackoff: true,
  // The payload, such as who got which mail, is personal: it goes once the job is done or given up.
  deleteAfterSeconds: 60,
};
/** For repetitions, and for a database that passes no notifications on. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
/** Nobody waits for a scheduled job. */
const scheduledPolling = { pollingIntervalSeconds: 30, notifyPollingIntervalSeconds: 30 };
const stopMilliseconds = 5000;
/** Names the queue's connections of a process that does jobs, as servers alone do. */
export const workersName = 'medeina-jobs';
/** An option of the driver, which pg-boss passes on: a network that swallows packets holds no job for ever. */
const patience = { query_timeout: 30_000 };

/**
 * Opens the queues of the jobs in the database, creating their schema the first time.
 * @param works whether this process does jobs, one at a time from each queue. A scheduled job is done by one process.
 */
export async function startJobs(
  address: DatabaseAddress,
  table: readonly Job[],
  log: Log,
  works: boolean,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOptions(address),
    application_name: works ? workersName : 'medeina',
    ...patience,
    max: 2,
    schedule: works,
    // How often one of the instances removes finished jobs.
    maintenanceIntervalSeconds: 60,
    useListenNotify: true,
  });
  // Without a listener an error of the database would end the process; pg-boss polls on. Only the message is logged:
  // the error carries the whole client, with how it reaches the database.
  boss.on('error', (error) =>
    log.warn({ reason: error.message || codeOf(error) }, 'the job queue met an error'),
  );
  try {
    await boss.start();
  } catch (error) {
    // Of several first starts one creates the schema. Another may have asked for it just before, and is refused as late.
    if (!isUniqueViolation(error, 'pg_namespace_nspname_index')) throw error;
    await boss.start();
  }

  async function open({ name, retries, schedule }: Job): Promise<void> {
    const options = { ...queueOptions, retryLimit: retries };
    await boss.createQueue(name, options);
    // An existing queue keeps the options of the release that created it.
    await boss.updateQueue(name, options);
    if (works && schedule !== undefined) await boss.schedule(name, schedule);
  }

  async function work({ name, schedule, run }: Job): Promise<void> {
    const options = schedule === undefined ? polling : scheduledPolling;
    const worker = await boss.work<unknown>(name, options, async (jobs) => {
      for (const { id, data } of jobs) {
        await following(trailOf(data), async () => {
          try {
            await traced('job', { queue: name }, () => run(data));
          } catch (error) {
            // The message may hold an address, the code does not.
            log.warn(
              { queue: name, job: id, code: codeOf(error) },
              'a job failed: again later, while it may be tried',
            );
            throw error;
          }
        });
      }
      // One notification may stand for several jobs.
      boss.notifyWorker(worker);
    });
  }

  for (const job of table) {
    await open(job);
    if (works) await work(job);
  }
  return {
    add: async (name, data, transaction) => {
      const trail = currentTrail();
      await boss.send(name, trail === undefined ? data : { ...data, trail }, { db: fromKysely(transaction) });
    },
    waiting: async () => {
      const queues = await boss.getQueues(table.map(({ name }) => name));
      return queues.map(({ name, readyCount, deferredCount }) => ({
        queue: name,
        due: readyCount,
        later: deferredCount,
      }));
    },
    stop: async () => {
      try {
        await boss.stop({ graceful: true, timeout: stopMilliseconds });
      } catch (error) {
        // An unfinished job that the database cannot be told of is done again later. Everything else stops all the same.
        log.warn({ code: codeOf(error) }, 'the database could not be told of the job that the stop cut off');
      }
    },
  };
}
