import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

/** A test that hangs is ended; no test is judged by its time, however busy the machine. In milliseconds. */
const testTimeout = 60_000;

/** Tests without a browser. Stories run by vitest.stories.config.ts, journeys by Playwright. */
const node = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, '**/dist/**'],
    environment: 'node' as const,
    testTimeout,
  },
});

export default defineConfig({
  test: {
    projects: [
      node('tokens', ['tokens/**/*.test.ts']),
      node('contract', ['contract/**/*.test.ts']),
      node('scripts', ['scripts/**/*.test.ts']),
      // It builds with Vite, whose native half takes nothing that was made in another context.
      node('styles', ['design-system/src/styles/layers.test.ts']),
      {
        test: {
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          environment: 'node',
          testTimeout,
          hookTimeout: 60_000,
          globalSetup: ['server/test/global-setup.ts'],
          maxWorkers: 2,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'interface',
          include: ['{design-system/{src,build,pages},app}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', 'design-system/src/styles/layers.test.ts'],
          environment: 'jsdom',
          setupFiles: ['app/src/patience.setup.ts', 'app/src/channel.setup.ts'],
          // Each file has a context of its own still, but jsdom is loaded once a worker: less than half of the work.
          pool: 'vmThreads',
          // As many as the server's: they run at one time.
          maxWorkers: 2,
          testTimeout,
        },
      },
    ],
  },
});
