import { type RunningServer, startServer } from './server.ts';
import { test } from './test.ts';

/**
 * Journeys on a server of their own, `site`, which a worker starts once.
 * @param environment its settings besides those without limits.
 * @param prepare what has to be there before the first journey.
 */
export function testOnOwnServer(
  environment: Readonly<Record<string, string>> = {},
  prepare: (server: RunningServer) => Promise<void> | void = () => undefined,
) {
  return test.extend<object, { readonly site: RunningServer }>({
    site: [
      // Playwright reads a fixture's dependencies from this pattern; empty means none.
      // oxlint-disable-next-line eslint/no-empty-pattern
      async ({}, provide) => {
        const server = await startServer({ LIMITS: 'false', ...environment });
        await prepare(server);
        await provide(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ site }, provide) => {
      await provide(site.url);
    },
  });
}
