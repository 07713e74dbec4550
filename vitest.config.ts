import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Only ends hanging tests; generous, so that a busy machine fails none. In milliseconds. */
const testTimeout = 60_000;

/** Tests without a browser. Stories run with vitest.stories.config.ts, journeys with Playwright. */
const node = (name: string, include: string[]) => ({
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, '**/dist/**'],
    environment: 'node' as const,
    testTimeout,
  },
});

/** What takes ten minutes and more in the full tier, whose names and sizes do not show it. */
const isLong = ({ moduleId }: TestSpecification): boolean =>
  /\/server\/test\/(?:hostile-text|malformed|\w+-kill|kill)\.test\.ts$/.test(moduleId);

/** Runs the longest files first: one that came last would keep one worker busy while the other has nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Not an array's: the sequencer's own.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      node('tokens', ['tokens/**/*.test.ts']),
      node('contract', ['contract/**/*.test.ts']),
      node('scripts', ['scripts/**/*.test.ts']),
      // It builds with Vite, whose native code does not accept objects from another context.
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
          include: ['{design-system/{src,build,pages},app,.storybook}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', 'design-system/src/styles/layers.test.ts'],
          environment: 'jsdom',
          setupFiles: ['app/src/patience.setup.ts', 'app/src/channel.setup.ts'],
          // Files are still isolated, but jsdom is loaded once per worker, which halves the time.
          pool: 'vmThreads',
          // As many as the server's, because both run in parallel.
          maxWorkers: 2,
          testTimeout,
        },
      },
    ],
  },
});
