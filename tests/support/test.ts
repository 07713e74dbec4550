import { type BrowserContext, type Page, type Request, test as base, expect } from '@playwright/test';
import type { Circumstances } from './combinations.ts';
import { isInspected } from './letters.ts';
import { type Say, messagesOf } from './messages.ts';

/** Unexpected errors of a page: each entry fails the test. */
type Complaints = string[];

interface Fixtures {
  /** Formats the app's texts in the project's language. */
  readonly say: Say;
  /**
   * Expected error responses as `status path`, and expected network failures as `failed path`. Any other fails the test.
   */
  readonly allowed: Set<string>;
  /** Watches a page for console errors, uncaught errors and failed requests. */
  readonly watch: (page: Page) => void;
  /** Opens a second tab in the same browser, watched like the first. */
  readonly anotherTab: () => Promise<Page>;
}

interface Options {
  readonly circumstances: Circumstances;
}

/** Playwright's test with every page watched: no console errors, hydration warnings or failed requests. */
export const test = base.extend<Fixtures & Options>({
  circumstances: [{ language: 'lt', width: 1440, theme: 'light' }, { option: true }],
  say: async ({ circumstances }, provide) => {
    await provide(messagesOf(circumstances.language));
  },
  // Playwright reads a fixture's dependencies from this pattern; empty means none.
  // oxlint-disable-next-line eslint/no-empty-pattern
  allowed: async ({}, provide) => {
    await provide(new Set());
  },
  watch: async ({ allowed }, provide) => {
    const complaints: Complaints = [];
    await provide((page) => listen(page, complaints, allowed));
    expect(complaints, 'unexpected browser errors').toEqual([]);
  },
  anotherTab: async ({ context, watch }, provide) => {
    await provide(async () => {
      const tab = await context.newPage();
      watch(tab);
      return tab;
    });
  },
  context: async ({ context, circumstances, baseURL, serviceWorkers }, provide) => {
    if (serviceWorkers === 'block') await withoutServiceWorkers(context);
    await context.addCookies([{ name: 'language', value: circumstances.language, url: baseURL ?? '' }]);
    await provide(context);
  },
  page: async ({ page, watch }, provide) => {
    watch(page);
    await provide(page);
  },
});

export { expect };

/** As in a browser without service workers: blocking alone makes registration warn. */
export async function withoutServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
}

/** The browser fetches the favicon itself, in some builds again when offline; the page never sees it. */
const isOwnIcon = (request: Request): boolean =>
  request.resourceType() === 'other' && /\/(?:mark-small\.svg|icons\/48\.png)$/.test(request.url());

const isUnusedFont = (warning: string): boolean =>
  /\.woff2 was preloaded using link preload but not used/.test(warning);

function listen(page: Page, complaints: Complaints, allowed: ReadonlySet<string>): void {
  const isAllowed = (status: number, url: string): boolean =>
    allowed.has(`${status} ${new URL(url).pathname}`);
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Chromium also logs each error response; the response listener below judges those.
    if (message.text().startsWith('Failed to load resource')) return;
    if (isInspected(page) && isUnusedFont(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isAllowed(response.status(), response.url())) {
      complaints.push(`${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A navigation aborts pending requests; that is not an error.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    if (isOwnIcon(request)) return;
    if (allowed.has(`failed ${new URL(request.url()).pathname}`)) return;
    complaints.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
}
