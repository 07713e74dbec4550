import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { Answer } from './endpoints/types.ts';
import { documentationPage } from './endpoints/documentation.ts';
import { openApi } from './endpoints/openapi.ts';
import { ProblemError } from './errors.ts';
import { pendingMigrations } from './migrate.ts';

/** Mounts the calls about the installation itself. */
export function mountPlatform(context: Context, http: FastifyInstance): void {
  const { settings, database } = context;
  let described: ReturnType<typeof openApi> | undefined;
  let isMigrated = false;
  context.mount({
    'platform.config': () => ({
      data: {
        shopping: settings.shopping,
        demo: settings.demo,
        languages: ['lt', 'en', 'ru'],
        // Neither is built yet.
        captcha: null,
        social: [],
        app_links: { ...settings.appLinks },
        public_url: settings.publicUrl,
      },
    }),
    'platform.openapi': () => (described ??= openApi(settings.publicUrl)),
    'platform.health': () =>
      new Answer({ status: 'ok' as const }, { headers: { 'cache-control': 'no-store' } }),
    'platform.ready': async () => {
      await database.sql`select 1`;
      if (!isMigrated) {
        const pending = await pendingMigrations(database);
        if (pending.length > 0) throw new ProblemError('unavailable', { retryAfter: 5 });
        isMigrated = true;
      }
      return new Answer({ status: 'ok' as const }, { headers: { 'cache-control': 'no-store' } });
    },
  });
  documentationPage(http);
}
