import type { Page } from '@playwright/test';
import { arrive, ready } from '../support/arrive.ts';
import { broken, foreignTo, isSignOn, kindOf, messageIds, ownPath } from '../support/crawl.ts';
import { expect, test } from '../support/test.ts';
import { isFull } from '../support/tier.ts';

const mostOfAKind = 4;
/** One combination per language; together they cover both widths and both themes. */
const looks = { lt: '1440 light', en: '390 dark', ru: '390 light' } as const;

/** Pending requests. */
function requestsOf(page: Page): () => number {
  let open = 0;
  page.on('request', () => (open += 1));
  page.on('requestfinished', () => (open -= 1));
  page.on('requestfailed', () => (open -= 1));
  return () => open;
}

/** Scrolls through the page, so that pictures load too, until all that it asked for is there. */
async function readThrough(page: Page, open: () => number): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await page.evaluate(async () => {
    for (let top = 0; top <= document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect.poll(open).toBe(0);
  await expect(page.locator('main[aria-busy], main [aria-busy="true"]')).toHaveCount(0);
}

const read = (page: Page) =>
  page.evaluate(() => {
    const names = ['aria-label', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const spoken = [...document.body.querySelectorAll('*')].flatMap((one) =>
      names.map((name) => one.getAttribute(name) ?? ''),
    );
    return {
      language: document.documentElement.lang,
      title: document.title,
      text: [document.title, document.body.innerText, ...spoken].join(' ').replaceAll(/\s+/g, ' '),
      links: [...document.querySelectorAll('a[href]')].map((one) => one.getAttribute('href') ?? ''),
      /** Those that open in the same tab. */
      followed: [...document.querySelectorAll('a[href]:not([target])')].map(
        (one) => one.getAttribute('href') ?? '',
      ),
      places: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  });

/** Clicks a link, even one in a closed menu. */
async function follow(page: Page, href: string, path: string): Promise<void> {
  await page.evaluate((wanted) => {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])');
    [...links].find((one) => one.getAttribute('href') === wanted)?.click();
  }, href);
  await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === path || pathname === '/login');
  await ready(page);
}

test('every linked page is complete when opened by address and by link @sample', async ({
  page,
  circumstances: { language, width, theme },
}) => {
  test.skip(!isFull || looks[language] !== `${width} ${theme}`, 'checked in another combination');
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const open = requestsOf(page);
  const foreign = foreignTo(language);
  const waiting = ['/'];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>([['/', 1]]);
  const places = new Map<string, readonly string[]>();
  const anchors: { from: string; path: string; place: string }[] = [];
  let followed: readonly string[] = [];
  for (let visits = 0; waiting.length > 0; visits += 1) {
    // Alternates between following a link and opening the address.
    const linked =
      visits % 2 === 1 ? followed.find((one) => waiting.includes(ownPath(one) ?? '')) : undefined;
    const path = (linked === undefined ? waiting[0] : ownPath(linked)) ?? '/';
    const at = `${path} in ${language}, ${linked === undefined ? 'by its address' : `by a link on ${page.url()}`}`;
    waiting.splice(waiting.indexOf(path), 1);
    if (linked === undefined) expect.soft((await arrive(page, path))?.status(), at).toBe(200);
    else await follow(page, linked, path);
    await readThrough(page, open);
    const found = await read(page);
    followed = found.followed;
    places.set(path, found.places);
    expect.soft(found.language, at).toBe(language);
    expect.soft(found.title.replace(/ ?·? ?Medeina$/, '').length, `title of ${at}`).toBeGreaterThan(2);
    expect
      .soft(
        messageIds.filter((id) => found.text.includes(id)),
        `ids in ${at}`,
      )
      .toEqual([]);
    expect
      .soft(
        foreign.filter((one) => found.text.includes(one)),
        `untranslated in ${at}`,
      )
      .toEqual([]);
    expect.soft(found.text, at).not.toMatch(broken);
    for (const link of found.links) {
      if (isSignOn(link)) continue;
      const [address = '', place] = link.split('#');
      const next = link.startsWith('#') ? path : ownPath(address);
      if (next === undefined) {
        if (!/^\/.*[?&]lang=/.test(link))
          expect.soft(link, at).toMatch(/^(?:https:\/\/[^/]+\.\w+|mailto:[^@\s]+@[^@\s]+$|tel:\+\d{7,15}$)/);
        continue;
      }
      if (place) anchors.push({ from: path, path: next, place });
      const kind = kindOf(next);
      const count = kinds.get(kind) ?? 0;
      if (seen.has(next) || count >= mostOfAKind) continue;
      seen.add(next);
      kinds.set(kind, count + 1);
      waiting.push(next);
    }
  }
  expect(places.size).toBeGreaterThan(40);
  const lost = anchors.filter(({ path, place }) => places.get(path)?.includes(place) === false);
  expect(lost, 'links to missing anchors').toEqual([]);
});
