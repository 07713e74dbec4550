import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/support/chromium.ts';
import { combinations } from './support/combinations.ts';

const port = Number(process.env['TEST_PORT'] ?? 3210);
const isFull = process.env['TEST_TIER'] === 'full';
const seed = Number(process.env['TEST_SEED'] ?? 0);
const chromium = findChromium();
// Set once, by the first process: the workers read this file too, and look into the same folder.
process.env['TEST_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'medeina-journeys-'));

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,accessibility}/**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // One more try where nobody watches: the report names such a test flaky, and its cause is to be found.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['html', { outputFolder: '../playwright-report', open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    // A worker's own requests pass by what tests let fail; the journeys without a connection allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromium.arguments],
      env: { ...process.env, ...chromium.environment },
    },
  },
  projects: combinations(isFull, seed),
  webServer: {
    // A server of its own on an empty folder: the demo is loaded as it is for a newcomer.
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
      // All journeys come from one address: most begin with somebody new, many write to us, some ask for every page.
      LIMITS: 'register.address=1000,contact.address=1000,render.address=10000,search.session=10000',
    },
  },
});
