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
 * A page for the running test. Console output fails the test: hydration warnings and violations of the content policy
 * are reported there.
 * @param expected allowed output, as of a response that the test makes fail
 */
export async function openPage(
  browser: Browser,
  address: string,
  { expected }: { expected?: RegExp } = {},
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, reducedMotion: 'reduce' });
  // Longer waits would not end anyway.
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

/** A computed style of the first element that matches the selector. */
export function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** The recorded events of a name; `partner.js` listens. */
export function told(page: Page, name: string): Promise<{ from: string; detail: Record<string, unknown> }[]> {
  return page.evaluate((wanted) => {
    const all: unknown = Object(globalThis)['told'];
    return Array.isArray(all) ? all.filter((one) => Object(one)['name'] === wanted) : [];
  }, name);
}
