import { languages } from '@medeina/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from './context.ts';
import { Answer } from './endpoints/types.ts';
import { documentationPage } from './endpoints/documentation.ts';
import { openApi } from './endpoints/openapi.ts';
import { environmentIds } from './environments.ts';
import { ProblemError } from './errors.ts';
import { pendingMigrations } from './migrate.ts';

/**
 * Mounts the calls about the installation itself.
 * @param facts.isRetiring whether the server is about to stop and wants no more visitors.
 * @param facts.social names of the social sign-ins that are configured.
 */
export function mountPlatform(
  context: Context,
  http: FastifyInstance,
  { isRetiring, social }: { readonly isRetiring: () => boolean; readonly social: readonly string[] },
): void {
  const { settings } = context;
  const captcha = settings.captcha ?? null;
  const { executor } = context.database;
  let described: ReturnType<typeof openApi> | undefined;
  let isMigrated = false;
  context.mount({
    'platform.config': async () => ({
      data: {
        shopping: settings.shopping,
        demo: settings.demo,
        languages: [...languages],
        environments: await environmentIds(executor),
        captcha: captcha && {
          provider: captcha.provider,
          site_key: captcha.provider === 'altcha' ? '' : captcha.siteKey,
        },
        social: [...social],
        app_links: { ...settings.appLinks },
        public_url: settings.publicUrl,
      },
    }),
    'platform.openapi': () => (described ??= openApi(settings.publicUrl)),
    'platform.health': () =>
      new Answer({ status: 'ok' as const }, { headers: { 'cache-control': 'no-store' } }),
    'platform.ready': async () => {
      if (isRetiring()) throw new ProblemError('unavailable', { retryAfter: 5 });
      await sql`select 1`.execute(executor);
      if (!isMigrated) {
        const pending = await pendingMigrations(executor);
        if (pending.length > 0) throw new ProblemError('unavailable', { retryAfter: 5 });
        isMigrated = true;
      }
      return new Answer({ status: 'ok' as const }, { headers: { 'cache-control': 'no-store' } });
    },
  });
  documentationPage(http);
}
