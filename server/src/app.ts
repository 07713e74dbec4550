import type { EndpointId } from '@medeina/contract';
import type { FastifyInstance } from 'fastify';
import { mountAccount } from './account/routes.ts';
import { keepHouse } from './auth/housekeeping.ts';
import { mountAuth } from './auth/routes.ts';
import { createSignIn, spentCookies } from './auth/sign-in.ts';
import { categoryAddresses, courseAddresses } from './catalogue/addresses.ts';
import { mountCatalogue } from './catalogue/routes.ts';
import { catalogueStamp } from './catalogue/stamp.ts';
import { contentAddresses } from './content/addresses.ts';
import { mountContent } from './content/routes.ts';
import { mountLearning } from './learning/routes.ts';
import { followContentVersion } from './platform/content-version.ts';
import type { Context } from './platform/context.ts';
import type { Database } from './platform/database.ts';
import { type CallInProcess, createMount } from './platform/endpoints/mount.ts';
import { leaveOutBodies } from './platform/heads.ts';
import { answerNotFound, createHttp } from './platform/http.ts';
import { startJobs } from './platform/jobs.ts';
import { createLimits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import { createMail, mailQueue, sendMail } from './platform/mail.ts';
import { mountPlatform } from './platform/routes.ts';
import { secureHeaders } from './platform/security-headers.ts';
import type { Settings } from './platform/settings.ts';
import { serveWeb, type WebOptions } from './platform/web/serve.ts';
import { tidyCarts } from './shopping/cart.ts';
import { mountShopping } from './shopping/routes.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: Log;
  /** How the app's pages are served; left out where only the calls are wanted, as in most tests. */
  readonly web?: WebOptions;
  /** Do the jobs that requests leave behind, such as sending mail. */
  readonly runsJobs?: boolean;
}

export interface App {
  readonly http: FastifyInstance;
  readonly call: CallInProcess;
  /** Endpoints that have a handler. */
  readonly mounted: () => EndpointId[];
  readonly context: Context;
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

async function startApp(
  { settings, database, log, web, runsJobs = false }: AppParts,
  stops: (() => unknown)[],
): Promise<Omit<App, 'close'>> {
  const http = createHttp(settings, log);
  secureHeaders(http, settings);
  leaveOutBodies(http);
  const limits = createLimits(database, log, settings.limits);
  stops.unshift(() => limits.stop());
  const version = await followContentVersion(database);
  stops.unshift(() => version.stop());
  const jobs = await startJobs(database.address, [mailQueue], log);
  stops.unshift(() => jobs.stop());
  const signIn = await createSignIn({ settings, database, limits, log });
  const mounted = createMount(http, {
    limits,
    authenticate: signIn.authenticate,
    accessCookie: signIn.accessCookie,
    spentCookies,
    origin: settings.publicUrl,
    checksAnswers: settings.checksAnswers,
  });
  const context: Context = {
    settings,
    database,
    log,
    limits,
    version,
    mail: createMail(jobs),
    mount: mounted.mount,
  };

  mountPlatform(context, http);
  mountAuth(context, signIn);
  mountAccount(context);
  mountCatalogue(context);
  mountLearning(context);
  mountContent(context);
  mountShopping(context);
  if (runsJobs) {
    stops.unshift(keepHouse(database, log, [tidyCarts]));
    await sendMail(settings, jobs, log);
  }
  stops.unshift(() => http.close());
  if (web === undefined) http.setNotFoundHandler(answerNotFound);
  else {
    const addresses = async () =>
      (
        await Promise.all(
          [contentAddresses, categoryAddresses, courseAddresses].map((read) => read(database.sql)),
        )
      ).flat();
    await serveWeb(http, { context, call: mounted.call, addresses, stamp: catalogueStamp(context), ...web });
  }

  return { http, call: mounted.call, mounted: mounted.mounted, context };
}
