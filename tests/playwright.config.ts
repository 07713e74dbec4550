import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/support/chromium.ts';
import { combinations } from './support/combinations.ts';
import { isFull, seed } from './support/tier.ts';

const port = Number(process.env['TEST_PORT'] ?? 3210);
const chromium = findChromium();
// Set once by the first process, because workers read this file too and share the folder.
process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'medeina-journeys-'));

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,accessibility}/**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // One retry in CI: the report lists such a test as flaky, a bug to find.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { outputFolder: '../playwright-report', open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording slows every test by a fifth; in CI a failed test runs again anyway.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    actionTimeout: 10_000,
    // A service worker's requests bypass routes that tests mock; the offline journeys allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromium.arguments],
      env: { ...process.env, ...chromium.environment },
    },
  },
  projects: combinations(isFull, seed),
  webServer: {
    // A server on an empty folder, which loads the demo as at a first start.
    command: 'node server/src/main.ts',
    cwd: join(import.meta.dirname, '..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: process.env['TEST_DATA_DIR'],
      NODE_ENV: 'production',
      // All journeys share one address: most register a user, many send messages, some open every page.
      LIMITS:
        'register.address=1000,forgotten.address=1000,contact.address=1000,export.address=1000,render.address=10000,search.session=10000,guests.address=10000',
    },
  },
});
