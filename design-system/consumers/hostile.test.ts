import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { styleOf, told } from './support/browser.ts';
import { readPage, serveElements } from './support/elements.ts';
import { packageFolder } from './support/sandbox.ts';

/** A script of another version, with only two of the elements. */
const otherVersion = readFileSync(
  join(packageFolder(inject('sandbox').folder, '@other/design-system'), 'dist/elements/index.js'),
  'utf8',
).replaceAll(/medeina-(?=estimator|reviews)/gu, 'other-');

const html = readPage('hostile.html');
const { catalogue, open } = await serveElements({
  '/': html,
  '/older/': html.replace('<script', '<script src="/older.js"></script><script'),
  // Beside the files that it asks for.
  '/elements/other.js': otherVersion,
  '/versions/': html.replace('<script', '<script type="module" src="/elements/other.js"></script><script'),
});

/** Adds an element, as the page's script would. */
function put(page: Page, tag: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  return page.evaluate(
    ([name, given]) => {
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(given)) element.setAttribute(key, value);
      document.body.append(element);
    },
    [tag, attributes] as const,
  );
}

/** The catalogue's response, for a test to corrupt. */
async function answerOf(path: string): Promise<Record<string, unknown>> {
  const answer: unknown = await (await fetch(`${catalogue.origin}${path}`)).json();
  return { ...Object(answer) };
}

test('the page’s most hostile rules do not reach the elements', async () => {
  const page = await open();
  await put(page, 'medeina-course-list', { src: `${catalogue.origin}/api/products`, lang: 'en' });
  const list = page.locator('medeina-course-list');
  const button = list.getByRole('button', { name: 'Show more' });
  await button.waitFor();
  const look = await button.evaluate((one) => {
    const { minHeight, fontSize, direction, cursor } = getComputedStyle(one);
    return { minHeight, fontSize, direction, cursor };
  });
  expect(look).toEqual({ minHeight: '48px', fontSize: '16px', direction: 'ltr', cursor: 'pointer' });
  await page.setViewportSize({ width: 390, height: 800 });
  await list.getByRole('button', { name: 'Filters' }).click();
  const sheet = list.getByRole('dialog', { name: 'Filters' });
  await sheet.getByText('Language', { exact: true }).click();
  await sheet.getByRole('checkbox', { name: 'Lithuanian' }).check();
  await sheet.getByRole('button', { name: 'Show 8 courses' }).click();
  await list.locator('p b', { hasText: '8 courses' }).waitFor();
});

test('a script that loads twice, or after an older one, redefines nothing and declares the fonts once', async () => {
  const page = await open('/older/');
  await put(page, 'medeina-course-card', { src: `${catalogue.origin}/api/products/101` });
  await put(page, 'medeina-reviews', { src: `${catalogue.origin}/api/products/101` });
  await put(page, 'medeina-reviews', { src: `${catalogue.origin}/api/products/101` });
  await page.getByText('Aiškiai ir be skubos 1').first().waitFor();
  expect(await page.locator('medeina-course-card').evaluate((card) => card.shadowRoot)).toBeNull();
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family, weight, unicodeRange }) => `${family} ${weight} ${unicodeRange}`),
  );
  expect(faces.length).toBeGreaterThan(0);
  expect(faces).toHaveLength(new Set(faces).size);
});

test('two versions on one page: each element works and has its own version’s styles', async () => {
  const page = await open('/versions/');
  await put(page, 'medeina-course-list', { src: `${catalogue.origin}/api/products`, lang: 'en' });
  await put(page, 'medeina-reviews', { src: `${catalogue.origin}/api/products/101`, lang: 'en' });
  const list = page.locator('medeina-course-list').getByRole('button', { name: 'Show more' });
  const reviews = page.locator('medeina-reviews').getByRole('button', { name: 'Show more' });
  const corner = (button: typeof list) => button.evaluate((one) => getComputedStyle(one).borderRadius);
  expect([await corner(list), await corner(reviews)]).toEqual(['3px', '10px']);
  await list.click();
  await page.getByRole('heading', { name: 'Kursas 115' }).waitFor();
  await reviews.click();
  await page.getByText('Aiškiai ir be skubos 8').waitFor();
});

test('a page that replaces its adopted style sheets gets the fonts back with the next element', async () => {
  const page = await open();
  await put(page, 'medeina-estimator', {});
  const declared = () => page.evaluate(() => document.fonts.size);
  const faces = await declared();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  expect(await declared()).toBe(0);
  await put(page, 'medeina-estimator', {});
  expect(await declared()).toBe(faces);
});

const failures: Record<string, [(route: Route) => Promise<void>, number, RegExp]> = {
  'a fault of the server': [(route) => route.fulfill({ status: 500, body: 'oops' }), 500, /answered 500/u],
  'a page in place of data': [
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in' }),
    0,
    /something else than JSON/u,
  ],
  'data of another shape': [
    (route) => route.fulfill({ json: { data: [{ id: 'x' }], total: 1 } }),
    0,
    /readable/u,
  ],
  'no connection': [(route) => route.abort(), 0, /could not be reached/u],
};

test.each(Object.entries(failures))(
  '%s is shown in place and reported, and a retry helps',
  async (_what, [fail, status, message]) => {
    const page = await open('/', /500|ERR_FAILED/u);
    await page.route('**/api/**', fail);
    for (const tag of ['medeina-course-list', 'medeina-reviews', 'medeina-course-card'])
      await put(page, tag, { src: tag.endsWith('list') ? '/api/products' : '/api/products/101' });
    const titles = page.getByRole('heading', { name: 'Nepavyko įkelti' });
    await expect.poll(() => titles.count()).toBe(3);
    await expect.poll(async () => (await told(page, 'medeina-error')).length).toBe(3);
    for (const { detail } of await told(page, 'medeina-error'))
      expect(detail).toEqual({ status, message: expect.stringMatching(message) });
    await page.unroute('**/api/**');
    await page.route('**/api/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ json: await answerOf(`${pathname}${search}`) });
    });
    for (let left = 3; left > 0; left -= 1) {
      await page.getByRole('button', { name: 'Bandyti dar kartą' }).first().click();
      await expect.poll(() => titles.count()).toBe(left - 1);
    }
  },
);

test('a request times out, and its retry button keeps the focus', async () => {
  const page = await open();
  await page.clock.install();
  let asked = 0;
  await page.route('**/api/**', () => {
    asked += 1;
  });
  await put(page, 'medeina-course-list', { src: '/api/products' });
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(21_000);
  const retry = page.getByRole('button', { name: 'Bandyti dar kartą' });
  await retry.click();
  await expect.poll(() => asked).toBe(2);
  await expect.poll(() => retry.getAttribute('aria-busy')).toBe('true');
  expect(await retry.evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await told(page, 'medeina-error')).toMatchObject([
    { detail: { status: 0, message: expect.stringMatching(/too long/u) } },
  ]);
});

test('survives ten thousand courses instead of twelve, markup in titles and invalid addresses', async () => {
  const page = await open();
  const answer = await answerOf('/api/products');
  const [course] = Array.isArray(answer['data']) ? answer['data'] : [];
  const title = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  await page.route('**/api/**', (route) =>
    route.fulfill({
      json: {
        ...answer,
        total: 10_000,
        data: Array.from({ length: 10_000 }, (_, id) => ({ ...course, id, title, image: 'http://[' })),
      },
    }),
  );
  await put(page, 'medeina-course-list', { src: '/api/products' });
  const list = page.locator('medeina-course-list');
  await list.getByRole('heading', { name: title }).first().waitFor();
  expect(await list.getByRole('heading', { name: title }).count()).toBe(12);
  expect(await list.getByText('10 000 kursų').count()).toBe(1);
  expect(await page.title()).toBe('A page that means no good');
});

test('at a hundred courses “more” disappears and moves its focus to the first new one', async () => {
  const page = await open();
  const answer = await answerOf('/api/products');
  const [course] = Array.isArray(answer['data']) ? answer['data'] : [];
  await page.route('**/api/**', (route) => {
    const length = Number(new URL(route.request().url()).searchParams.get('limit'));
    const data = Array.from({ length }, (_, id) => ({ ...course, id, title: `Nr. ${id}` }));
    return route.fulfill({ json: { ...answer, total: 10_000, data } });
  });
  await put(page, 'medeina-course-list', { src: '/api/products', 'page-size': '50' });
  const list = page.locator('medeina-course-list');
  await list.getByRole('button', { name: 'Rodyti daugiau' }).click();
  await list.getByRole('heading', { name: 'Nr. 99' }).waitFor();
  expect(await list.evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.textContent)).toBe('Nr. 50');
});

test('an invalid address shows nothing, until it is replaced', async () => {
  const page = await open();
  await put(page, 'medeina-course-card', { src: 'data:application/json,{}' });
  const card = page.locator('medeina-course-card');
  expect(await card.evaluate((element) => element.shadowRoot?.querySelector('article') ?? null)).toBeNull();
  await card.evaluate(
    (element, src) => element.setAttribute('src', src),
    `${catalogue.origin}/api/products/101`,
  );
  await card.getByText('Hibridinis').waitFor();
});

test('a removed element unmounts, and mounts once when it returns', async () => {
  const page = await open();
  await put(page, 'medeina-course-card', { src: `${catalogue.origin}/api/products/101` });
  const card = page.locator('medeina-course-card');
  await card.getByText('Hibridinis').waitFor();
  const handle = await card.elementHandle();
  const grounds = () =>
    handle?.evaluate((element) => {
      const children = [...(element.shadowRoot?.children ?? [])].filter(
        ({ localName }) => localName === 'div',
      );
      return children.map((ground) => ground.childElementCount);
    });
  await handle?.evaluate((element) => element.remove());
  await expect.poll(grounds).toEqual([0]);
  // Changes in the meantime show when it returns.
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ru'));
  await handle?.evaluate((element) => document.body.append(element));
  await card.getByText('Гибридный').waitFor();
  expect(await grounds()).toEqual([1]);
  expect(await card.getByRole('heading').count()).toBe(1);
  expect(await styleOf(page, 'medeina-course-card h3', 'direction')).toBe('ltr');
});
