import { globSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/support/chromium.ts';

const { executablePath, arguments: args, environment } = findChromium();

/** A browser that prefers one colour scheme: Storybook takes its theme from it. */
const browser = (scheme: 'light' | 'dark', forcedColors: 'active' | 'none' = 'none') =>
  playwright({
    launchOptions: { executablePath, args: [...args], env: { ...process.env, ...environment } },
    contextOptions: { colorScheme: scheme, reducedMotion: 'reduce', forcedColors },
  });

/** The quick tier looks at one file of stories in six under forced colours, other ones with each seed. */
const share = 6;
const seed = Number(process.env['TEST_SEED'] ?? 0);
const unsampled =
  process.env['TEST_TIER'] === 'quick'
    ? globSync('design-system/src/**/*.stories.tsx', { cwd: import.meta.dirname })
        .toSorted()
        .filter((_file, index) => index % share !== seed % share)
    : [];

/** Every story: it renders, its play passes, axe finds nothing, it reflows; light on a desktop, dark at 320 px;
 * and once more in forced colours, where each control is still seen and shows the focus. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // A story leaves nothing behind; a frame for each file would cost as much again as the stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: browser('light'),
      instances: [
        {
          browser: 'chromium',
          name: 'light',
          viewport: { width: 1280, height: 900 },
          provider: browser('light'),
        },
        {
          browser: 'chromium',
          name: 'dark',
          viewport: { width: 320, height: 720 },
          provider: browser('dark'),
        },
        {
          browser: 'chromium',
          name: 'forced colours',
          viewport: { width: 1280, height: 900 },
          provider: browser('light', 'active'),
          exclude: unsampled,
        },
      ],
    },
  },
});
