import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from './app.ts';
import {
  type Database,
  type DatabaseAddress,
  type Executor,
  openDatabase,
  reachDatabase,
} from './platform/database.ts';
import type { DemoProvider } from './demo-provider/provider.ts';
import { withSandboxes } from './payments/providers.ts';
import { loadDemo } from './publish/demo-loading.ts';
import { claimFiles } from './platform/files/claim.ts';
import { openFiles } from './platform/files/files.ts';
import { createLog, type Log } from './platform/log.ts';
import { migrate, PendingMigrationsError, pendingMigrations } from './platform/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/postgres/embedded.ts';
import type { Settings } from './platform/settings.ts';
import { logSlowStatements } from './platform/slow-statements.ts';

export interface StartOptions {
  readonly settings: Settings;
  readonly log?: Log;
  /** The embedded database, when the caller has started it already; stopped with the server. */
  readonly embedded?: EmbeddedPostgres | undefined;
  /** Serve the app's sources through Vite. */
  readonly isDevelopment?: boolean;
}

export interface RunningServer extends App {
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly database: Database;
  /** Fails `readyz` for `STOP_DELAY`, then finishes what is under way and stops everything that was started here. */
  stop(): Promise<void>;
}

const appFolder = fileURLToPath(new URL('../../app', import.meta.url));
/** How long requests in progress may take to finish once the server stops; in development they are cut off. */
const drainMilliseconds = 8000;
/** Longest wait for a statement: after it a database behind a dead network counts as away. */
const answerTimeoutSeconds = 30;

/** Settings to listening: database, migrations, the demo where it is wanted, the app. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings } = options;
  const log = options.log ?? createLog(settings.logLevel);
  const embedded =
    options.embedded ??
    (settings.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataFolder: settings.dataFolder, whenInUse: 'refuse' })
      : undefined);
  try {
    return await startOnDatabase(options, log, embedded);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Fails now as listening would, before the database is filled, which takes many seconds the first time. */
function probePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Brings the database up to this release. Its pool has no limit of time: a migration may build an index for minutes. */
async function prepareDatabase(address: DatabaseAddress, settings: Settings, log: Log): Promise<void> {
  const database = openDatabase(address, { connections: 2 });
  try {
    await reachDatabase(database.executor);
    if (!settings.migrateAtStart) await refusePending(database.executor);
    const applied = await migrate(database.executor, { log });
    if (applied.length > 0) log.info({ migrations: applied }, 'migrations applied');
    const files = await openFiles(settings);
    await claimFiles(database.executor, files.store);
    if (settings.demo && (await loadDemo(database.executor, { address, settings }))) log.info('demo loaded');
  } finally {
    // What is still being asked may end first: a query cut off would end the process before it has said why.
    await database.close(2);
  }
}

async function refusePending(executor: Executor): Promise<void> {
  const pending = await pendingMigrations(executor);
  if (pending.length > 0) throw new PendingMigrationsError(pending);
}

/** The demo's second environment. Without the demo nothing of it is loaded. */
async function demoProvider(
  settings: Settings,
  executor: Executor,
  log: Log,
): Promise<DemoProvider | undefined> {
  if (!settings.demo) return undefined;
  const { startDemoEnvironment } = await import('./demo-provider/start.ts');
  return await startDemoEnvironment(settings, executor, log);
}

async function startOnDatabase(
  { settings, isDevelopment = false }: StartOptions,
  log: Log,
  embedded: EmbeddedPostgres | undefined,
): Promise<RunningServer> {
  const address = embedded?.address ?? { url: settings.databaseUrl ?? '' };
  await probePort(settings.port, settings.host);
  await prepareDatabase(address, settings, log);
  const database = openDatabase(address, {
    connections: settings.databaseConnections,
    answerTimeoutSeconds,
    onStatement: logSlowStatements(settings.slowStatementMilliseconds, log),
  });
  let app: App | undefined;
  let provider: DemoProvider | undefined;
  try {
    provider = await demoProvider(settings, database.executor, log);
    app = await createApp({
      settings: { ...settings, payments: withSandboxes(settings.payments, provider?.payments) },
      database,
      log,
      runsJobs: true,
      ...(settings.pages ? { web: { appFolder, isDevelopment } } : {}),
    });
    const url = await app.http.listen({ port: settings.port, host: settings.host });
    // Warms the catalogue for the first visitor. A failure here recurs and is logged there.
    void app.call('catalogue.featured', {}, { language: 'lt' }).catch(() => undefined);
    const running = app;
    return {
      ...running,
      url,
      database,
      stop: async () => {
        running.retire();
        if (settings.stopDelaySeconds > 0) await pause(settings.stopDelaySeconds * 1000);
        const impatience = setTimeout(
          () => running.http.server.closeAllConnections(),
          isDevelopment ? 0 : drainMilliseconds,
        );
        await running.close();
        clearTimeout(impatience);
        await provider?.stop();
        await database.close(2);
        await embedded?.stop();
      },
    };
  } catch (error) {
    await app?.close();
    await provider?.stop();
    await database.close(2);
    throw error;
  }
}
