import { globSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/support/chromium.ts';

const { executablePath, arguments: args, environment } = findChromium();

/** A browser with a preferred colour scheme and language, which set Storybook's. */
const browser = (
  scheme: 'light' | 'dark',
  locale: 'lt' | 'en' | 'ru',
  forcedColors: 'active' | 'none' = 'none',
) =>
  playwright({
    launchOptions: { executablePath, args: [...args], env: { ...process.env, ...environment } },
    contextOptions: { colorScheme: scheme, locale, reducedMotion: 'reduce', forcedColors },
  });

/** The quick tier runs one story file in six in forced colours, different ones per seed. */
const share = 6;
const seed = Number(process.env['TEST_SEED'] ?? 0);
const unsampled =
  process.env['TEST_TIER'] === 'quick'
    ? globSync('design-system/src/**/*.stories.tsx', { cwd: import.meta.dirname })
        .toSorted()
        .filter((_file, index) => index % share !== seed % share)
    : [];

/**
 * Every story must render, pass its play function and axe, and reflow: light on a desktop in Lithuanian, dark at 320 px in
 * Russian, whose words are the longest. In forced colours, in English, controls must stay visible and show the focus.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    testTimeout: 60_000,
    // Stories clean up after themselves; isolating files would double the time.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: browser('light', 'lt'),
      instances: [
        {
          browser: 'chromium',
          name: 'light',
          viewport: { width: 1280, height: 900 },
          provider: browser('light', 'lt'),
        },
        {
          browser: 'chromium',
          name: 'dark',
          viewport: { width: 320, height: 720 },
          provider: browser('dark', 'ru'),
        },
        {
          browser: 'chromium',
          name: 'forced colours',
          viewport: { width: 1280, height: 900 },
          provider: browser('light', 'en', 'active'),
          exclude: unsampled,
        },
      ],
    },
  },
});
