import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';

/** What Storybook's index says of an entry; `docs` pages are not pictured. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const indexFile = join(import.meta.dirname, '../../storybook-static/index.json');
if (!existsSync(indexFile)) throw new Error('There is no built Storybook: `pnpm visual` builds it first.');
const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
  readFileSync(indexFile, 'utf8'),
);

/** A day in the demo's time, so that relative dates and calendars stand still. */
const now = new Date('2026-11-20T10:00:00+02:00');

/** Stories whose picture is another one each time would say so with this tag; none does. */
const unpictured = '!visual';

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  }
}

/** Waits until the story is drawn, its play has ended, and its letters and pictures are there. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Storybook's own name for what draws the stories.
    // oxlint-disable-next-line eslint/no-underscore-dangle
    const phase = window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
    return ['finished', 'errored', 'aborted'].includes(phase);
  });
  await expect(page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

for (const { id, title, name, type, tags } of Object.values(index.entries)) {
  if (type !== 'story' || tags.includes(unpictured)) continue;
  test(`${title}: ${name}${title.startsWith('Pages/') ? ' @page' : ''}`, async ({ page, colorScheme }) => {
    await page.clock.setFixedTime(now);
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${colorScheme ?? 'light'}`);
    await settle(page);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
