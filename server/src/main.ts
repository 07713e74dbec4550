import { knownFailure } from './platform/known-failure.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts';
import { isLoopback, readSettings, type Settings } from './platform/settings.ts';
import type { RunningServer } from './start.ts';

/** Starts the server from the environment and stops it in order on a signal. */

/** Longest that a stop may take, once the listener closes, before the process ends as it is. */
const stopMilliseconds = 10_000;
/** Every five minutes content may have a new version, for which pages are rendered anew. */
const millisecondsBetweenCollections = 5 * 60_000;

let settings: Settings | undefined;
/** What there is to stop by now; undefined while the database is on its way up. */
let running: { stop(): Promise<void> } | undefined;
let isStopping = false;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
try {
  settings = readSettings(process.env);
  const embedded =
    settings.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataFolder: settings.dataFolder, whenInUse: 'refuse' })
      : undefined;
  running = embedded ?? { stop: () => Promise.resolve() };
  if (isStopping) await end(running, 0);
  // Loaded only now: a second server on the same data is refused before the slow parts.
  const { startServer } = await import('./start.ts');
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const server = await startServer({ settings, embedded, isDevelopment });
  running = server;
  stopOnMistakes(server);
  greet(server, settings);
  giveBackMemory();
  setInterval(giveBackMemory, millisecondsBetweenCollections).unref();
} catch (error) {
  // A start that was broken off may fail at anything.
  if (!isStopping) {
    const known = knownFailure(error, settings);
    process.stderr.write(
      known === undefined ? `The server could not start.\n${stackOf(error)}\n` : `${known}\n`,
    );
    process.exit(1);
  }
}

/**
 * Starting takes some 20 MB more than serving, and rendering pages anew up to 30. V8 would keep that in its pool of pages as
 * long as there are calls; where `--expose-gc` is set, it gives it back, in 0.15 to 0.2 seconds.
 */
function giveBackMemory(): void {
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' });
}

/** Says where the site is: to a person at a terminal in words, else as a line of the log. */
function greet(server: RunningServer, { publicUrl, isHttps, demo, host }: Settings): void {
  const lines = [`Medeina is at ${publicUrl}`];
  const isPublic = !isLoopback(host);
  if (isPublic) lines.push(`It listens on ${server.url}.`);
  if (demo) lines.push('Demo account: demo, password demo-medeina');
  if (process.stdout.isTTY) process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
  else server.context.log.info({ listens_on: server.url, demo }, `Medeina is at ${publicUrl}`);
  if (demo && (isPublic || !isLoopback(new URL(publicUrl).hostname))) {
    server.context.log.warn(
      'DEMO is on: anybody who reaches the site knows the passwords of the demo accounts. Set DEMO=false on a public site.',
    );
  }
  if (isPublic && !isHttps) {
    server.context.log.warn(
      'PUBLIC_URL is not an https address: sign-in uses plain cookies. People should reach the site by https.',
    );
  }
}

/** Ends what runs; a start that is under way ends as soon as there is something to end. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // What is cut off, a start above all, may fail at anything, also in the background.
  process.on('uncaughtException', () => undefined);
  process.on('unhandledRejection', () => undefined);
  const delayMilliseconds = (settings?.stopDelaySeconds ?? 0) * 1000;
  setTimeout(() => process.exit(code === 0 ? 1 : code), delayMilliseconds + stopMilliseconds).unref();
  if (running !== undefined) await end(running, code);
}

async function end(what: { stop(): Promise<void> }, code: number): Promise<never> {
  try {
    await what.stop();
  } catch (error) {
    process.stderr.write(`${stackOf(error)}\n`);
    process.exit(1);
  }
  process.exit(code);
}

/** A mistake of ours in the background: the state is unknown, so what is under way is finished, and that is the end. */
function stopOnMistakes(server: RunningServer): void {
  const fail = (error: unknown): void => {
    server.context.log.fatal({ err: error }, 'unexpected error; stopping');
    void stop(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
