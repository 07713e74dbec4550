import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { codeOf, connectionOptions, type DatabaseAddress, type Executor } from './database.ts';
import type { Log } from './log.ts';

/** Work that outlives a request: written down in the request's transaction, done after it, tried again if it fails. */
export interface Jobs {
  add(queue: string, data: object, transaction: Executor): Promise<void>;
  /** Does the queue's jobs one after the other, in this process. A job whose work throws is tried again later. */
  work(queue: string, run: (data: unknown) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Work that is due again and again, in whichever instance comes first. */
export interface Task {
  readonly name: string;
  /** When, in UTC: minute, hour, day of the month, month, day of the week. */
  readonly cron: string;
  run(): Promise<unknown>;
}

const taskQueue = 'tasks';
const dueTask = z.object({ task: z.string() });

/**
 * Workers hear of a job as its transaction is committed. Seconds before the first repetition, doubled each time; ten
 * repetitions are about a day and a half.
 */
const queueOptions = {
  notify: true,
  retryLimit: 10,
  retryDelay: 60,
  retryBackoff: true,
  // What a job was about, such as who got which mail, is nobody's business once it is done or given up.
  deleteAfterSeconds: 60,
};
/** For repetitions, and for a database that passes no notifications on. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
/** A task that failed comes again by itself. */
const taskOptions = { ...queueOptions, retryLimit: 2 };
const stopMilliseconds = 5000;
/** An option of the driver, which pg-boss passes on: a network that swallows packets holds no job for ever. */
const patience = { query_timeout: 30_000 };

/**
 * Opens the job queues on the database, making their schema the first time.
 * @param tasks done by this process too, each when it is due and by one process alone.
 */
export async function startJobs(
  address: DatabaseAddress,
  queues: readonly string[],
  log: Log,
  tasks: readonly Task[] = [],
): Promise<Jobs> {
  const boss = new PgBoss({
    ...connectionOptions(address),
    application_name: 'medeina-jobs',
    ...patience,
    max: 2,
    schedule: tasks.length > 0,
    // How often one of the instances takes out what is done.
    maintenanceIntervalSeconds: 60,
    useListenNotify: true,
  });
  // Without a listener an error of the database's would end the process; it polls again by itself. Its words alone are
  // told: such an error carries the whole client, with how it reaches the database.
  boss.on('error', (error) =>
    log.warn({ reason: error.message || codeOf(error) }, 'the job queue met an error'),
  );
  await boss.start();

  async function open(queue: string, options: typeof queueOptions): Promise<void> {
    await boss.createQueue(queue, options);
    // A queue that stands already keeps the options of the release that made it.
    await boss.updateQueue(queue, options);
  }

  async function work(queue: string, run: (data: unknown) => Promise<void>): Promise<void> {
    const worker = await boss.work<unknown>(queue, polling, async (jobs) => {
      for (const { id, data } of jobs) {
        try {
          await run(data);
        } catch (error) {
          // Its words may hold an address, its code does not.
          log.warn(
            { queue, job: id, code: codeOf(error) },
            'a job failed: again later, while it may be tried',
          );
          throw error;
        }
      }
      // Where one job was there may be more: several are told of at once.
      boss.notifyWorker(worker);
    });
  }

  for (const queue of queues) await open(queue, queueOptions);
  if (tasks.length > 0) {
    await open(taskQueue, taskOptions);
    for (const { name, cron } of tasks) await boss.schedule(taskQueue, cron, { task: name }, { key: name });
    await work(taskQueue, async (data) => {
      const { task } = dueTask.parse(data);
      // One that this release does not have was scheduled by another.
      await tasks.find(({ name }) => name === task)?.run();
    });
  }
  return {
    add: async (queue, data, transaction) => {
      await boss.send(queue, data, { db: fromKysely(transaction) });
    },
    work,
    stop: async () => {
      try {
        await boss.stop({ graceful: true, timeout: stopMilliseconds });
      } catch (error) {
        // A job under way, that the database cannot be told of now, is done again later. The rest has to stop too.
        log.warn({ code: codeOf(error) }, 'the database could not be told of the job that the stop cut off');
      }
    },
  };
}
