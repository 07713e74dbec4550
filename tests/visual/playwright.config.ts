import { join, relative } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/support/chromium.ts';
import { baseline, lookNames, storybook } from './pictures.ts';

const port = Number(process.env['VISUAL_PORT'] ?? 6106);
// Always the pinned build: others render text slightly differently.
const chromium = findChromium({ pinned: true });
const root = join(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: `${baseline}/{projectName}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A story without a baseline is new: review it, then run `pnpm visual:update`.
  updateSnapshots: 'none',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // A layer that the graphics process draws apart is rounded differently from run to run: by two steps of 255, and
      // by a few more where an icon's edge is smoothed.
      threshold: 0.01,
      maxDiffPixels: 60,
    },
  },
  reporter: [['line'], ['html', { outputFolder: '../../visual-report', open: 'never' }]],
  ...(process.env['VISUAL_UPDATE'] === undefined ? {} : { globalSetup: './update.ts' }),
  globalTeardown: './weight.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [
        ...chromium.arguments,
        // Greyscale text on every machine: subpixel rendering differs.
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
        // The same rounding on every processor.
        '--disable-skia-runtime-opts',
        // A blinking caret causes partial repaints, whose edges differ.
        '--disable-partial-raster',
        // Take pictures only when images are decoded.
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
