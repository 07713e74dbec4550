import type { BrowserContext, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { phone, slow } from './pages.ts';
import { quantile } from './timing.ts';

/** What a visit on the slow phone feels like beside its times of painting; milliseconds and bytes. */
export interface VisitFigures {
  readonly path: string;
  readonly isMissing: boolean;
  /** The first frame in Commissioner at a first visit. */
  readonly letters: number;
  /** The tap on the first button, as soon as it is painted: until the next frame shows what came of it. */
  readonly firstTap: number;
  /** What a second visit transfers, data left out. */
  readonly repeated: number;
}

type Visit = Omit<VisitFigures, 'path'>;

declare global {
  interface Window {
    visit: { letters: number | undefined; firstTap: number | undefined };
  }
}

/** Medians of so many visits of each page. */
export async function measureVisits(
  baseUrl: string,
  paths: readonly string[],
  visitsOfEach: number,
): Promise<VisitFigures[]> {
  const browser = await launchBrowser();
  try {
    const figures: VisitFigures[] = [];
    for (const path of paths) {
      const visits: Visit[] = [];
      for (let count = 0; count < visitsOfEach; count += 1) {
        const context = await browser.newContext({ ...phone, locale: 'lt', reducedMotion: 'reduce' });
        visits.push(await visit(context, baseUrl + path));
        await context.close();
      }
      figures.push({
        path,
        isMissing: visits.some(({ isMissing }) => isMissing),
        letters: quantile(
          visits.map(({ letters }) => letters),
          0.5,
        ),
        firstTap: quantile(
          visits.map(({ firstTap }) => firstTap),
          0.5,
        ),
        repeated: quantile(
          visits.map(({ repeated }) => repeated),
          0.5,
        ),
      });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await slow(page);
  await page.addInitScript(() => {
    window.visit = { letters: undefined, firstTap: undefined };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.visit.firstTap ??= duration;
    }).observe({ type: 'first-input', buffered: true });
    const watch = (): void => {
      const asked = [...document.fonts].filter(
        ({ family, status }) => family.includes('Commissioner Variable') && status !== 'unloaded',
      );
      const isHere = asked.length > 0 && asked.every(({ status }) => status === 'loaded');
      if (document.querySelector('h1') !== null && isHere) window.visit.letters ??= performance.now();
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  const response = await page.goto(url, { waitUntil: 'commit' });
  // Pages of signing in have no header.
  await page.locator('button:visible').first().tap({ force: true, noWaitAfter: true });
  await page.waitForFunction(() => window.visit.letters !== undefined && window.visit.firstTap !== undefined);
  const { letters, firstTap } = await page.evaluate(() => window.visit);
  await page.waitForLoadState('networkidle');
  return {
    isMissing: response?.status() === 404,
    letters: letters ?? Number.NaN,
    firstTap: firstTap ?? Number.NaN,
    repeated: await bytesOfNext(page, url),
  };
}

/** Goes there once more, with what the browser keeps. */
async function bytesOfNext(page: Page, url: string): Promise<number> {
  const session = await slow(page);
  const data = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Fetch' || type === 'XHR') data.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!data.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return bytes;
}
