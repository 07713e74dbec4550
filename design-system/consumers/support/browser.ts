import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { findChromium } from '../../../scripts/support/chromium.ts';

/** The browser of the tests. */
export async function openBrowser(): Promise<Browser> {
  const found = findChromium();
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...found.arguments],
    env: { ...process.env, ...found.environment },
  });
}

/**
 * A page of the running test alone, closed with it. Whatever its console says fails the test: a hydration warning
 * and a breach of the content policy are said there.
 * @param expected what the console may say all the same, as of an answer that the test wants to fail.
 */
export async function openPage(
  browser: Browser,
  address: string,
  { expected }: { expected?: RegExp } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
  // A wait that is longer than this will not end.
  page.setDefaultTimeout(30_000);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  onTestFinished(async () => {
    await page.close();
    expect(
      said.filter((line) => expected?.test(line) !== true),
      'said on the console',
    ).toEqual([]);
  });
  await page.goto(address);
  return page;
}

/** A value of the computed style of the first element that the selector finds. */
export function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** What the elements reported to the page by one event, where `partner.js` listens. */
export function told(page: Page, name: string): Promise<{ from: string; detail: Record<string, unknown> }[]> {
  return page.evaluate((wanted) => {
    const all: unknown = Object(globalThis)['told'];
    return Array.isArray(all) ? all.filter((one) => Object(one)['name'] === wanted) : [];
  }, name);
}
