import { join, relative } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/support/chromium.ts';
import { baseline, lookNames, storybook } from './pictures.ts';

const port = Number(process.env['VISUAL_PORT'] ?? 6106);
// Always the package's build: another one draws letters a little differently.
const chromium = findChromium({ pinned: true });
const root = join(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: `${baseline}/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A story without a baseline is new: `pnpm visual:update` takes it in, after somebody has looked at it.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      threshold: 0,
      maxDiffPixels: 0,
    },
  },
  reporter: [['line'], ['html', { outputFolder: '../../visual-report', open: 'never' }]],
  ...(process.env['VISUAL_UPDATE'] === undefined ? {} : { globalSetup: './update.ts' }),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [
        ...chromium.arguments,
        // Grey letters on every machine: what a screen's stripes add differs.
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        // The same arithmetic on every processor.
        '--disable-skia-runtime-opts',
        // What blinks unseen would have a part of the page drawn anew, with other edges.
        '--disable-partial-raster',
        // No picture before its images are decoded.
        '--disable-checker-imaging',
      ],
      env: { ...process.env, ...chromium.environment },
    },
  },
  projects: lookNames.map((look) => ({ name: look, grep: new RegExp(` @${look}$`) })),
  webServer: {
    command: `vite preview --outDir ${relative(root, storybook)} --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: `http://127.0.0.1:${port}/index.json`,
    stdout: 'ignore',
  },
});
