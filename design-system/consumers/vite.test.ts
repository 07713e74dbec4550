import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser, openPage, styleOf } from './support/browser.ts';
import { packageFolder } from './support/sandbox.ts';
import { serve, strictPolicy } from './support/site.ts';
import type { Site } from './support/site.ts';

const run = promisify(execFile);
const { folder } = inject('sandbox');
const consumer = join(folder, 'vite');

const nonce = 'q1w2e3r4';
let site: Site;
let browser: Browser;

beforeAll(async () => {
  cpSync(join(import.meta.dirname, 'vite'), consumer, { recursive: true });
  cpSync(
    join(packageFolder(folder, '@medeina/design-system'), 'assets/patterns'),
    join(consumer, 'public/patterns'),
    { recursive: true },
  );
  // React's development build, which reports hydration mismatches.
  process.env['NODE_ENV'] = 'development';
  const settings = {
    root: consumer,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    oxc: { jsx: { runtime: 'automatic' } },
  } as const;
  await build({
    ...settings,
    build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  await build({ ...settings, build: { outDir: 'dist-server', ssr: 'src/render.tsx' } });
  const { stdout } = await run(process.execPath, [join(consumer, 'dist-server/render.js')]);
  const html = readFileSync(join(consumer, 'dist/index.html'), 'utf8');
  const page = (markup: string) =>
    html.replace('<!--page-->', () => markup).replaceAll('<script ', `<script nonce="${nonce}" `);
  site = await serve([join(consumer, 'dist')], {
    pages: { '/server/': page(stdout), '/browser/': page('') },
    policy: strictPolicy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
  });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

test('the types pass strict TypeScript without `skipLibCheck`', async () => {
  const tsc = join(import.meta.dirname, '../node_modules/.bin/tsc');
  const { stdout } = await run(tsc, ['--project', consumer]).catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
});

describe.each(['server', 'browser'])('a page rendered in the %s', (where) => {
  // Its console must stay empty: no hydration warnings, no violations of the content policy.
  const open = async () => {
    const page = await openPage(browser, `${site.origin}/${where}/`);
    await page.locator('html[data-ready]').waitFor();
    return page;
  };

  test('is styled', async () => {
    const page = await open();
    expect(await styleOf(page, 'button:has-text("Skaičiuoti")', 'border-top-left-radius')).toBe('10px');
    expect(await styleOf(page, 'button:has-text("Skaičiuoti")', 'min-height')).toBe('48px');
    expect(await styleOf(page, 'button:has-text("Skaičiuoti")', 'font-family')).toMatch(/Commissioner/u);
    // In the page, but collapsed.
    expect(await page.getByText('Iškart po užsakymo.').isVisible()).toBe(false);
  });

  test('is interactive', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Skaičiuoti' }).click();
    await page.getByTestId('count').getByText('1').waitFor();
    await page.getByText('Kada pradėsiu?').click();
    await page.getByText('Iškart po užsakymo.').waitFor();
    await page.getByRole('tab', { name: 'Klausimai' }).click();
    await page.getByText('Dažni klausimai').waitFor();
    await page.getByRole('button', { name: 'Pašalinti' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ar tikrai?' });
    await dialog.waitFor();
    // The overlay is inside the theme, so it has its colours.
    expect(await dialog.evaluate((element) => element.closest('[data-medeina-theme]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  test('takes a partner’s colours from variables', async () => {
    const page = await open();
    const ground = () => styleOf(page, 'button:has-text("Skaičiuoti")', 'background-color');
    expect(await ground()).not.toBe('rgb(112, 26, 117)');
    await page.evaluate(() => document.documentElement.setAttribute('data-partner', ''));
    expect(await ground()).toBe('rgb(112, 26, 117)');
    expect(await styleOf(page, 'button:has-text("Skaičiuoti")', 'border-top-left-radius')).toBe('0px');
  });

  test('keeps two themes and two versions apart', async () => {
    const page = await open();
    const light = await styleOf(page, 'button:has-text("Skaičiuoti")', 'background-color');
    expect(await styleOf(page, 'button:has-text("Tamsoje")', 'background-color')).not.toBe(light);
    expect(await styleOf(page, 'button:has-text("Kita laida")', 'background-color')).toBe(light);
    expect(await styleOf(page, 'button:has-text("Kita laida")', 'border-top-left-radius')).toBe('3px');
    expect(await styleOf(page, 'button:has-text("Skaičiuoti")', 'border-top-left-radius')).toBe('10px');
  });
});
