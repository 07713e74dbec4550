import { CompiledQuery, type Transaction } from 'kysely';
import { PgBoss } from 'pg-boss';
import { codeOf, type DatabaseAddress } from './database.ts';
import type { Log } from './log.ts';
import type { Tables } from './tables.ts';

/** Work that outlives a request: written down in the request's transaction, done after it, tried again if it fails. */
export interface Jobs {
  add(queue: string, data: object, transaction: Transaction<Tables>): Promise<void>;
  /** Does the queue's jobs one after the other, in this process. A job whose work throws is tried again later. */
  work(queue: string, run: (data: unknown) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Workers hear of a job as its transaction is committed. Seconds before the first repetition, doubled each time; ten
 * repetitions are about a day and a half.
 */
const queueOptions = { notify: true, retryLimit: 10, retryDelay: 60, retryBackoff: true };
/** For repetitions, and for a database that passes no notifications on. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
const stopMilliseconds = 5000;
/** An option of the driver under it, which it passes on: a network that swallows packets holds no job for ever. */
const patience = { query_timeout: 30_000 };

/** Opens the job queues on the database, making their schema the first time. */
export async function startJobs(
  address: DatabaseAddress,
  queues: readonly string[],
  log: Log,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...('url' in address
      ? { connectionString: likeLibpq(address.url) }
      : { host: address.socketFolder, port: address.port, user: address.user, database: address.database }),
    application_name: 'medeina-jobs',
    ...patience,
    max: 2,
    schedule: false,
    useListenNotify: true,
  });
  // Without a listener an error of the database's would end the process; it polls again by itself. Its words alone are
  // told: such an error carries the whole client, with how it reaches the database.
  boss.on('error', (error) =>
    log.warn({ reason: error.message || codeOf(error) }, 'the job queue met an error'),
  );
  await boss.start();
  for (const queue of queues) {
    await boss.createQueue(queue, queueOptions);
    // A queue that stands already keeps the options of the release that made it.
    await boss.updateQueue(queue, queueOptions);
  }
  return {
    add: async (queue, data, transaction) => {
      await boss.send(queue, data, { db: inTransaction(transaction) });
    },
    work: async (queue, run) => {
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
    },
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

/** `sslmode=require` asks for a certificate and for nobody's word on it, as everywhere else; this driver verifies it. */
function likeLibpq(address: string): string {
  const url = URL.parse(address);
  if (url?.searchParams.get('sslmode') !== 'require') return address;
  url.searchParams.set('uselibpqcompat', 'true');
  return url.href;
}

/** The queue's statements run in the caller's transaction, through the caller's driver. */
function inTransaction(transaction: Transaction<Tables>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      // Our driver would turn a JSON text into a JSON string; told that it is text, it leaves it alone.
      const statement = text.replaceAll(/(\$\d+)::(jsonb?)\b/g, '$1::text::$2');
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(statement, values));
      return { rows: [...rows] };
    },
  };
}
