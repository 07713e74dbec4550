import { join } from 'node:path';
import { type Project, defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/support/chromium.ts';

const port = Number(process.env['VISUAL_PORT'] ?? 6106);
// Always the package's build: another one draws letters a little differently.
const chromium = await findChromium({ pinned: true });

const widths = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1280: { viewport: { width: 1280, height: 900 } },
} as const;

/** A theme at a width. Whole pages are looked at in all four, components in two. */
const look = (theme: 'light' | 'dark', width: keyof typeof widths, pagesAlone: boolean): Project => ({
  name: `${theme}-${width}`,
  use: { ...widths[width], colorScheme: theme },
  ...(pagesAlone ? { grep: /@page/ } : {}),
});

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/baseline/{arg}-{projectName}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A story without a baseline is new: `pnpm visual:update` takes it in, after somebody has looked at it.
  updateSnapshots: 'none',
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0, maxDiffPixels: 0 },
  },
  reporter: [['line'], ['html', { outputFolder: '../../playwright-report/visual', open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'lt',
    timezoneId: 'Europe/Vilnius',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium.executablePath,
      // Grey letters on every machine: what a screen's stripes add differs.
      args: [
        ...chromium.arguments,
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
      env: { ...process.env, ...chromium.environment },
    },
  },
  projects: [
    look('light', 1280, false),
    look('dark', 390, false),
    look('light', 390, true),
    look('dark', 1280, true),
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/index.json`,
    stdout: 'ignore',
  },
});
