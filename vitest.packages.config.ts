import { defineConfig } from 'vitest/config';

/** The packed packages and small programs that use them. */
export default defineConfig({
  test: {
    name: 'packages',
    include: ['design-system/consumers/*.test.ts'],
    environment: 'node',
    globalSetup: ['design-system/consumers/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // As long as the page's own timeouts.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
