import { gzipSync } from 'node:zlib';
import { headerNames } from '@medeina/contract';
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { demoLearner } from '../support/people.ts';
import { startFloors } from './floors.ts';

const counted = ['document', 'stylesheet', 'script', 'font', 'image'] as const;
const isCounted = (kind: string): kind is (typeof counted)[number] => counted.some((one) => one === kind);

/** One measured page view. Bytes are as transferred, times in milliseconds. */
export interface PageFigures {
  readonly path: string;
  readonly bytes: Readonly<Record<'total' | (typeof counted)[number], number>> & {
    /** The styles that stand in the document, compressed: part of its bytes. */
    readonly inlineStyle: number;
  };
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blockingTime: number;
}

/** A page beside its floors, of the same run. */
export interface MeasuredPage extends PageFigures {
  /** For learners: their page is drawn by the browser, so no document of it could be a floor. */
  readonly isPersonal: boolean;
  /** LCP of the same document without the app's scripts. */
  readonly scriptlessPaint?: number;
  /** TBT of a page that hydrates as many elements with React alone. */
  readonly reactBlockingTime?: number;
}

/** The throttle of the product's speed bars: a phone on a slow line, processor ÷ 4, nothing cached. */
const line = {
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
  latency: 150,
  offline: false,
};
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Cold views of each path in turns with its floors, so that a busy machine slows all alike; medians of so many. */
export async function measurePages(
  baseUrl: string,
  paths: readonly string[],
  viewsOfEach: number,
): Promise<MeasuredPage[]> {
  const browser = await launchBrowser();
  const view = async (url: string, path: string, isPersonal = false): Promise<PageFigures> => {
    const context = await browser.newContext({ ...phone, locale: 'lt' });
    try {
      if (isPersonal) await logIn(context, url);
      return await measure(await context.newPage(), url, path);
    } finally {
      await context.close();
    }
  };
  const floors = await startFloors(browser, baseUrl, paths);
  try {
    const figures: MeasuredPage[] = [];
    for (const path of paths) {
      const isPersonal = await isForLearners(baseUrl + path);
      const views: PageFigures[] = [];
      const scriptless: PageFigures[] = [];
      const react: PageFigures[] = [];
      for (let count = 0; count < viewsOfEach; count += 1) {
        views.push(await view(baseUrl, path, isPersonal));
        if (isPersonal) continue;
        scriptless.push(await view(floors.scriptless, path));
        react.push(await view(floors.react, path));
      }
      figures.push({
        ...median(views),
        isPersonal,
        ...(isPersonal
          ? {}
          : {
              scriptlessPaint: median(scriptless).largestPaint,
              reactBlockingTime: median(react).blockingTime,
            }),
      });
    }
    return figures;
  } finally {
    await floors.stop();
    await browser.close();
  }
}

/** Guests are sent from there to log in. */
async function isForLearners(url: string): Promise<boolean> {
  const { headers } = await fetch(url, { redirect: 'manual' });
  return headers.get('location')?.startsWith('/login') === true;
}

export async function logIn(context: BrowserContext, baseUrl: string): Promise<void> {
  const answer = await context.request.post(`${baseUrl}/api/auth/login`, {
    data: demoLearner,
    // In cookies, as the app does: the page itself has to find the session.
    headers: { [headerNames.transport]: 'cookie', 'x-requested-with': 'XMLHttpRequest' },
  });
  if (!answer.ok()) throw new Error(`The demo learner could not log in: ${answer.status()}`);
}

/** The view whose paint is in the middle, with the middle of each other time: one view is slow here, another there. */
function median(views: readonly PageFigures[]): PageFigures {
  const middle = <Figure>(figureOf: (view: PageFigures) => Figure, order: (view: PageFigures) => number) => {
    const found = views.toSorted((a, b) => order(a) - order(b))[Math.floor(views.length / 2)];
    if (!found) throw new Error('Nothing was measured');
    return figureOf(found);
  };
  return {
    ...middle(
      (view) => view,
      (view) => view.largestPaint,
    ),
    layoutShift: Math.max(...views.map((view) => view.layoutShift)),
    blockingTime: middle(
      (view) => view.blockingTime,
      (view) => view.blockingTime,
    ),
  };
}

declare global {
  interface Window {
    measured: {
      largestPaint: number;
      layoutShift: number;
      firstPaint: number;
      longTasks: { startTime: number; duration: number }[];
    };
  }
}

/** Puts a page on the slow phone. */
export async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

async function measure(page: Page, baseUrl: string, path: string): Promise<PageFigures> {
  const session = await slow(page);

  const kinds = new Map<string, string>();
  const bytes = { total: 0, document: 0, stylesheet: 0, script: 0, font: 0, image: 0, inlineStyle: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    bytes.total += encodedDataLength;
    if (kind !== undefined && isCounted(kind)) bytes[kind] += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.measured = { largestPaint: 0, layoutShift: 0, firstPaint: 0, longTasks: [] };
    // The script runs in the page: nothing outside of it can be reached.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const observe = (type: string, take: (entry: PerformanceEntry) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    };
    observe('largest-contentful-paint', (entry) => {
      window.measured.largestPaint = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      // The field is of a type that the DOM's declarations do not have.
      if ('value' in entry && typeof entry.value === 'number') window.measured.layoutShift += entry.value;
    });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') window.measured.firstPaint = entry.startTime;
    });
    observe('longtask', ({ startTime, duration }) => {
      window.measured.longTasks.push({ startTime, duration });
    });
  });
  await page.goto(baseUrl + path, { waitUntil: 'networkidle', timeout: 60_000 });
  const failure = await page.evaluate(() => document.documentElement.dataset['floorFailed']);
  if (failure !== undefined) throw new Error(`The floor of ${path} does not hydrate: ${failure}`);
  const styles = await page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('\n'),
  );
  bytes.inlineStyle = gzipSync(styles).length;
  const { firstPaint, longTasks, ...measured } = await page.evaluate(() => window.measured);
  return { path, bytes, ...measured, blockingTime: blockingTime(longTasks, firstPaint) };
}

/**
 * Total Blocking Time in milliseconds: what each task after the first contentful paint takes above 50 ms. Before it
 * there is nothing to tap. https://web.dev/articles/tbt
 */
function blockingTime(
  tasks: readonly { readonly startTime: number; readonly duration: number }[],
  firstPaint: number,
): number {
  const most = 50;
  return tasks.reduce((sum, { startTime, duration }) => {
    const end = startTime + duration;
    return sum + Math.max(0, end - Math.max(startTime, firstPaint) - most);
  }, 0);
}
