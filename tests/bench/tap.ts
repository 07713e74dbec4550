import type { PurchasedDetail } from '@medeina/contract';
import type { Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { logIn, phone, slow } from './pages.ts';
import { quantile } from './timing.ts';

/** How soon a material stands after the tap on it, in milliseconds. */
export interface TapFigures {
  readonly title: string;
  /** Its heading. */
  readonly head: number;
  /** The first of its text. */
  readonly content: number;
  /** The call for its text alone, on the same line: no app could be faster that has not asked before. */
  readonly call: number;
}

const ask = async <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(
    async (address) =>
      (await (await fetch(address, { headers: { 'x-token-transport': 'cookie' } })).json()).data,
    path,
  );

/** Taps on materials of type page in an open course on the slow phone; medians of as many turns as there are pages. */
export async function measureTaps(baseUrl: string, most: number): Promise<TapFigures[]> {
  const browser = await launchBrowser();
  try {
    // What goes through a service worker is not slowed down.
    const context = await browser.newContext({ ...phone, locale: 'lt', serviceWorkers: 'block' });
    await logIn(context, baseUrl);
    const page = await context.newPage();
    await page.goto(`${baseUrl}/dashboard/courses`, { waitUntil: 'networkidle' });
    const [own] = await ask<readonly { id: number }[]>(page, '/api/courses/purchased');
    const course = await ask<PurchasedDetail>(page, `/api/courses/purchased/${own?.id ?? 0}`);
    const targets = course.theory.flatMap((topic) =>
      topic.sections
        .flatMap(({ parts }) => parts)
        .filter(({ module, availability_status: isOpen }) => module === 'page' && isOpen)
        .map((material) => ({ topic: topic.id, material })),
    );
    const figures: TapFigures[] = [];
    for (const { topic, material } of targets.slice(0, most)) {
      const { content } = await ask<{ content: string }>(page, `/api/pages/${material.course_module_id}`);
      await page.goto(`${baseUrl}/course/${course.id}/theory/${topic}`, { waitUntil: 'networkidle' });
      const session = await slow(page);
      figures.push({
        title: material.title,
        ...(await tap(page, material.course_module_id, firstWords(content))),
      });
      await session.detach();
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** The first words of HTML, as they stand on the page. */
function firstWords(html: string): string {
  return (
    html
      .replaceAll(/<[^>]+>/g, '\n')
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line.length > 20)
      ?.slice(0, 20) ?? ''
  );
}

async function tap(page: Page, id: number, words: string): Promise<Omit<TapFigures, 'title'>> {
  const link = page.locator(`main a[href*="material=${id}"]`).last();
  await link.scrollIntoViewIfNeeded();
  await link.evaluate((element, text) => {
    element.addEventListener('click', ({ timeStamp }) => {
      const seen = { head: 0, content: 0 };
      const look = (): void => {
        const since = performance.now() - timeStamp;
        const article = document.querySelector('main article');
        if (seen.head === 0 && article !== null) seen.head = since;
        if (article?.textContent.includes(text) === true) seen.content = since;
        document.body.dataset['tapped'] = JSON.stringify(seen);
        if (seen.content === 0) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, words);
  await link.tap();
  await page.waitForFunction(
    () => JSON.parse(document.body.dataset['tapped'] ?? '{"content":0}').content > 0,
  );
  const seen: { head: number; content: number } = await page.evaluate(() =>
    JSON.parse(document.body.dataset['tapped'] ?? '{}'),
  );
  const calls = await page.evaluate(async (path) => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const start = performance.now();
      // oxlint-disable-next-line no-await-in-loop
      await (await fetch(path, { headers: { 'x-token-transport': 'cookie' } })).text();
      times.push(performance.now() - start);
    }
    return times;
  }, `/api/pages/${id}`);
  return { ...seen, call: quantile(calls, 0.5) };
}
