/**
 * Takes the pictures of Storybook's introduction from its own stories: `pnpm visual` builds Storybook, then
 * `node tests/visual/introduction.ts` writes `.storybook/pictures`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { preview as serve } from 'vite';
import { launchBrowser } from '../support/browser.ts';
import { storybook } from './pictures.ts';

const folder = join(import.meta.dirname, '../../.storybook/pictures');
const desktop = { width: 1280, height: 860 };
/** As high as the phone beside it. */
const paired = { width: 1280, height: 1112 };
const phone = { width: 390, height: 844 };

const pictures = [
  { name: 'home', story: 'pages-home--whole', theme: 'light', viewport: paired },
  { name: 'course', story: 'pages-course--public-page', theme: 'dark', viewport: phone },
  { name: 'discover', story: 'pages-discover--results', theme: 'light', viewport: desktop },
  { name: 'theory', story: 'pages-course--theory', theme: 'dark', viewport: paired },
  { name: 'dashboard', story: 'pages-dashboard--under-way', theme: 'light', viewport: phone },
] as const;

mkdirSync(folder, { recursive: true });
const server = await serve({
  configFile: false,
  build: { outDir: storybook },
  preview: { host: '127.0.0.1', port: Number(process.env['VISUAL_PORT'] ?? 6107), strictPort: true },
});
const browser = await launchBrowser({ pinned: true });
try {
  for (const { name, story, theme, viewport } of pictures) {
    const page = await browser.newPage({
      viewport,
      colorScheme: theme,
      locale: 'lt',
      reducedMotion: 'reduce',
    });
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+02:00'));
    const [address = ''] = server.resolvedUrls?.local ?? [];
    await page.goto(
      `${address}iframe.html?viewMode=story&id=${story}&globals=theme:${theme};a11y.manual:!true`,
    );
    await page.locator('#storybook-root > *').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`));
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
