import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/support/chromium.ts';

const port = Number(process.env['DOCUMENTATION_PORT'] ?? 6108);
const chromium = findChromium();

/** The pages of a built Storybook, which `scripts/documentation.ts` builds. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/documentation',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromium.arguments],
      env: { ...process.env, ...chromium.environment },
    },
  },
  webServer: {
    command: `vite preview --outDir .cache/documentation/storybook --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/index.json`,
    stdout: 'ignore',
  },
});
