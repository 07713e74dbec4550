import type { EndpointId } from '@medeina/contract';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from './auth/routes.ts';
import { loadSigningKeys } from './auth/keys.ts';
import { createCaptcha } from './auth/captcha.ts';
import { createPasskeys } from './auth/passkeys.ts';
import { createSignIn, spentCookies } from './auth/sign-in.ts';
import { catalogueStamp } from './catalogue/stamp.ts';
import { domains } from './domains.ts';
import { withCertificates } from './learning/certificates/stamp.ts';
import { createEnvironments } from './environments/environments.ts';
import { compressJson } from './platform/compression.ts';
import { followVersions } from './platform/versions.ts';
import type { Context, JobContext } from './platform/context.ts';
import type { Database } from './platform/database.ts';
import { type CallInProcess, createMount } from './platform/endpoints/mount.ts';
import { openFiles } from './platform/files/files.ts';
import { leaveOutBodies } from './platform/heads.ts';
import { answerNotFound, createHttp } from './platform/http.ts';
import { auditJob } from './platform/audit.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { createLimits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import { createMail, mailJob } from './platform/mail.ts';
import { refuseUnderPressure } from './platform/pressure.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Tracing } from './platform/tracing.ts';
import { mountPlatform } from './platform/routes.ts';
import { createScanner } from './platform/scanner.ts';
import type { Settings } from './platform/settings.ts';
import { noActivityFiles, readActivityFiles } from './platform/web/activity-files.ts';
import { findPackagePlayer, servePackagePlayer } from './platform/web/package-player.ts';
import { openVault } from './platform/vault.ts';
import { createRenderBudget } from './platform/web/render-budget.ts';
import { serveWeb, type WebOptions } from './platform/web/serve.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Log;
  /** How the app's pages are served; left out where only the calls are wanted, as in most tests. */
  readonly web?: WebOptions;
  /** Do jobs: those that requests add, such as sending mail, and scheduled ones. */
  readonly runsJobs?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly call: CallInProcess;
  /** Endpoints that have a handler. */
  readonly mounted: () => EndpointId[];
  readonly context: Context;
  /** Where its figures are read; undefined where they are not wanted. */
  readonly metricsUrl: string | undefined;
  /** From now on `readyz` fails, so that load balancers send nobody here any more; everything else goes on. */
  retire(): void;
  /** Finishes what is under way and stops all that runs by itself; the database stays the caller's. */
  close(): Promise<void>;
}

/** Puts the parts together. The database has to be migrated; nothing listens yet. */
export async function createApp(parts: AppParts): Promise<App> {
  /** How what already runs by itself is stopped, the latest first. */
  const stops: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of stops) await stop();
  };
  try {
    return { ...(await startApp(parts, stops)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Without a port for them nothing of it is loaded. */
async function metricsOf(
  { metrics }: Settings,
  http: FastifyInstance,
  database: Database,
): Promise<Metrics | undefined> {
  if (metrics === undefined) return undefined;
  const { startMetrics } = await import('./platform/metrics.ts');
  return await startMetrics(metrics, http, database);
}

/** The same: the libraries are large. */
async function tracingOf(
  { tracing }: Settings,
  http: FastifyInstance,
  log: Log,
): Promise<Tracing | undefined> {
  if (tracing === undefined) return undefined;
  const { startTracing } = await import('./platform/tracing.ts');
  return startTracing(tracing, http, log);
}

async function startApp(
  { settings, database, log, web, runsJobs = false }: AppParts,
  stops: (() => unknown)[],
): Promise<Omit<App, 'close'>> {
  const http = createHttp(settings, log);
  const tracing = await tracingOf(settings, http, log);
  if (tracing !== undefined) stops.unshift(() => tracing.stop());
  refuseUnderPressure(http, settings);
  leaveOutBodies(http);
  compressJson(http);
  const metrics = await metricsOf(settings, http, database);
  if (metrics !== undefined) stops.unshift(() => metrics.stop());
  const limits = createLimits(database.executor, log, settings.limits);
  stops.unshift(() => limits.stop());
  const versions = await followVersions(database.executor);
  stops.unshift(() => versions.stop());
  const files = await openFiles(settings);
  const environments = createEnvironments(settings);
  const started = Promise.withResolvers<Jobs>();
  // A job may add another, such as a mail, and the first ones run while the queues are still being opened.
  const jobs: Pick<Jobs, 'add'> = { add: async (...given) => (await started.promise).add(...given) };
  const vault = openVault(settings);
  const mail = createMail(jobs);
  const forJobs: JobContext = { settings, database, log, limits, files, vault, jobs, mail };
  const keys = await loadSigningKeys(settings);
  const signIn = await createSignIn({ ...forJobs, keys });
  const table = [
    mailJob(settings, files.store, log),
    auditJob(database.executor),
    ...domains.flatMap((domain) => domain.jobs?.(forJobs) ?? []),
  ];
  // Before the first job can fail.
  metrics?.followQueues(table, { waiting: async () => (await started.promise).waiting() });
  const queues = await startJobs(database.address, table, log, runsJobs);
  started.resolve(queues);
  stops.unshift(() => queues.stop());
  const mounted = createMount(http, {
    limits,
    authenticate: signIn.authenticate,
    accessCookie: signIn.accessCookie,
    spentCookies,
    origin: settings.publicUrl,
    refusalOf: () => (settings.shopping ? undefined : 'shopping_off'),
    checksAnswers: settings.checksAnswers,
  });
  const activityFiles = web === undefined ? noActivityFiles : readActivityFiles(web);
  const packagePlayer = findPackagePlayer(settings);
  if (packagePlayer !== undefined) await servePackagePlayer(http, packagePlayer);
  const context: AuthContext = {
    ...forJobs,
    versions,
    renders: createRenderBudget(
      (address) => limits.countAddress('render', address),
      () => http.isUnderPressure(),
    ),
    activityFiles,
    packagePlayer,
    mount: mounted.mount,
    scanner: createScanner(settings, log),
    personOfSession: signIn.personOfSession,
    signIn,
    environments,
    passkeys: createPasskeys(forJobs, keys),
    captcha: createCaptcha(forJobs),
  };

  let isRetiring = false;
  mountPlatform(context, http, {
    isRetiring: () => isRetiring,
    social: environments.social.map(({ id }) => id),
  });
  for (const domain of domains) domain.mount(context);
  stops.unshift(() => http.close());
  if (web === undefined) http.setNotFoundHandler(answerNotFound);
  else {
    const addresses = async () =>
      (
        await Promise.all(
          domains.map(async (domain) => (await domain.addresses?.(database.executor, settings)) ?? []),
        )
      ).flat();
    await serveWeb(http, {
      context,
      call: mounted.call,
      addresses,
      stamp: withCertificates(context, catalogueStamp(context)),
      ...web,
    });
  }

  return {
    http,
    call: mounted.call,
    mounted: mounted.mounted,
    context,
    metricsUrl: metrics?.url,
    retire: () => {
      isRetiring = true;
    },
  };
}
