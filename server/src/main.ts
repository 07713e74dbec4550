import { knownFailure } from './platform/known-failure.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts';
import { isLoopback, readSettings, type Settings } from './platform/settings.ts';
import type { RunningServer } from './start.ts';

/** Starts the server from the environment and stops it in order when it is told to. */

/** Longest that a stop may take before the process ends as it is. */
const stopMilliseconds = 10_000;

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const embedded =
    settings.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataFolder: settings.dataFolder, whenInUse: 'refuse' })
      : undefined;
  // Loaded only now: a second server on the same data is refused before the slow parts.
  const { startServer } = await import('./start.ts');
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  const server = await startServer({ settings, embedded, isDevelopment });
  stopOnSignals(server);
  greet(server, settings);
} catch (error) {
  const known = knownFailure(error, settings);
  process.stderr.write(
    known === undefined ? `The server could not start.\n${stackOf(error)}\n` : `${known}\n`,
  );
  process.exit(1);
}

function greet(server: RunningServer, { publicUrl, demo, host }: Settings): void {
  const lines = [`Medeina is at ${publicUrl}`];
  const isPublic = !isLoopback(host);
  if (isPublic) lines.push(`It listens on ${server.url}.`);
  if (demo) lines.push('Demo account: demo, password demo-medeina');
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`);
  if (isPublic && !publicUrl.startsWith('https:')) {
    server.context.log.warn(
      'PUBLIC_URL is not an https address: sign-in uses plain cookies. People should reach the site by https.',
    );
  }
}

function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  const stop = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(code === 0 ? 1 : code), stopMilliseconds).unref();
    server.stop().then(
      () => process.exit(code),
      (error: unknown) => {
        process.stderr.write(`${stackOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  process.on('SIGHUP', () => stop(0));
  // A mistake of ours in the background: the state is unknown, so finish what is under way and end.
  const fail = (error: unknown): void => {
    server.context.log.fatal({ err: error }, 'unexpected error; stopping');
    stop(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
