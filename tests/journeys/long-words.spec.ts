/* oxlint-disable unicorn/consistent-function-scoping -- functions that run in the page must be defined inside it */
import type { APIRequestContext, Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { beDemoLearner, call, newPerson, startCourse, study } from '../support/people.ts';
import { messagesOf } from '../support/messages.ts';
import { startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** Words that cannot be hyphenated: an address, a list without spaces, a held key. */
const word = 'Nepertraukiamas'.repeat(12);
const widths = [390, 1024, 1440];

test.use({ reducedMotion: 'reduce' });

/** Every text in a server response: content by operators, learners and reviewers. */
async function piecesOf(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const pieces = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      // Rich text is HTML; the text between its tags is visible.
      for (const part of value.replaceAll('&amp;', '&').split(/<[^>]*>/))
        if (/\p{L}{3}/u.test(part)) pieces.add(part.trim());
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const address of addresses) {
    const response = await request.get(address, { headers: { 'X-Token-Transport': 'cookie' } });
    expect(response.ok(), address).toBe(true);
    collect(await response.json());
  }
  return [...pieces];
}

/**
 * Replaces these texts with the word throughout the page. Returns the number of places and the layout errors: words outside
 * the window or their container, and overlapping neighbours.
 */
const withLongWords = (
  page: Page,
  pieces: readonly string[],
): Promise<{ places: number; faults: string[] }> =>
  page.evaluate(
    ([known, long]) => {
      const wanted = known.toSorted((one, other) => other.length - one.length);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!(node instanceof Text) || parent === null || !parent.checkVisibility()) continue;
        // The navigation's labels are our own.
        if (
          parent.closest(
            'script, style, option, textarea, svg, header nav button, header nav > ul > li > a',
          ) !== null
        )
          continue;
        const piece = wanted.find((one) => node.data.includes(one));
        if (piece !== undefined) nodes.push(node);
      }
      const overlaps = (one: Element, other: Element) => {
        const a = one.getBoundingClientRect();
        const b = other.getBoundingClientRect();
        return (
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        );
      };
      const chain = (node: Text) => {
        const elements: Element[] = [];
        for (let one = node.parentElement; one !== null && one !== document.body; one = one.parentElement)
          elements.push(one);
        return elements;
      };
      // What is fixed to the window lies over whatever is scrolled below it.
      const neighbours = (element: Element) =>
        [...(element.parentElement?.children ?? [])].filter(
          (other) =>
            other !== element && other.checkVisibility() && getComputedStyle(other).position !== 'fixed',
        );
      const pairs = new Set<string>();
      const pairsOf = (node: Text) =>
        chain(node).flatMap((element) =>
          neighbours(element)
            .filter((other) => overlaps(element, other))
            .map((other) => [element, other] as const),
        );
      const before = new Map<Element, Set<Element>>();
      for (const node of nodes)
        for (const [element, other] of pairsOf(node))
          before.set(element, (before.get(element) ?? new Set()).add(other));
      for (const node of nodes) {
        const piece = wanted.find((one) => node.data.includes(one)) ?? '';
        node.data = node.data.replace(piece, long);
      }
      const faults = new Set<string>();
      const name = (element: Element) =>
        `${element.tagName.toLowerCase()}.${element.className}`.slice(0, 160);
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide of ${clientWidth}`);
      for (const node of nodes) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const right = Math.max(...[...range.getClientRects()].map((line) => line.right));
        for (const element of chain(node)) {
          const { display, overflowX, position } = getComputedStyle(element);
          const box = element.getBoundingClientRect();
          // A horizontally scrolling row, or text for screen readers.
          if (overflowX !== 'visible' || box.width <= 1) break;
          // Only carousel slides may lie outside their container.
          const window = element.parentElement;
          if (element.matches('ul') && window && getComputedStyle(window).overflowX !== 'visible') break;
          if (display !== 'inline' && display !== 'contents' && right > box.right + 1) {
            faults.add(`words leave ${name(element)} of ${name(node.parentElement ?? element)}`);
            break;
          }
          if (position === 'fixed' || position === 'absolute') break;
        }
        for (const [element, other] of pairsOf(node))
          if (before.get(element)?.has(other) !== true && !pairs.has(name(other) + name(element))) {
            pairs.add(name(element) + name(other));
            faults.add(`${name(element)} lies over ${name(other)}`);
          }
      }
      return { places: nodes.length, faults: [...faults] };
    },
    [pieces, word] as const,
  );

/** Pages and the calls whose texts they show. */
const publicPages: readonly (readonly [path: string, calls: readonly string[]])[] = [
  [
    '/',
    [
      '/api/slideshows',
      '/api/featured',
      '/api/categories/parent/59',
      '/api/clients',
      '/api/banners/8',
      '/api/discounts',
    ],
  ],
  ['/discover', ['/api/products']],
  ['/discover/emergency?filter_id=81&filter_id=71', ['/api/products?category=emergency&filters=81,71']],
  ['/course-about/101', ['/api/products/101', '/api/products/101/reviews']],
  ['/course-about/114', ['/api/products/114', '/api/products/114/reviews']],
  ['/course/101/subjects', ['/api/products/101']],
  ['/course/101/reviews', ['/api/products/101', '/api/products/101/reviews']],
  ['/course/101/faq', ['/api/products/101']],
  ['/page/5', ['/api/information/5']],
  ['/about', ['/api/information/11']],
  ['/faq', ['/api/faq/categories']],
  ['/faq/sertifikatai', ['/api/faq/sertifikatai']],
  ['/contacts', ['/api/contact/details', '/api/contact/subjects']],
];

test('a long word in content widens no public page', async ({ page, request }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, calls] of publicPages) {
      const pieces = await piecesOf(request, calls);
      await arrive(page, path);
      const { places, faults } = await withLongWords(page, pieces);
      expect.soft(places, `texts of others on ${path}`).toBeGreaterThan(1);
      expect.soft(faults, `${path} at ${width}`).toEqual([]);
    }
  }
});

const ownPages: typeof publicPages = [
  ['/dashboard/courses', ['/api/courses/purchased', '/api/auth/session']],
  ['/dashboard/favourites', ['/api/favourite-courses']],
  ['/course/101/theory', ['/api/courses/purchased/101']],
  ['/course/101/general', ['/api/courses/purchased/101']],
  ['/course/116/tests', ['/api/courses/purchased/116', '/api/courses/purchased/116/tests']],
  ['/course/116/grades', ['/api/course/ANAF/user-grades']],
  ['/dashboard', ['/api/courses/purchased/latest', '/api/courses/purchased/upcoming']],
];

test('a long word in content widens no page of a learner', async ({
  page,
  context,
  circumstances,
  baseURL,
}) => {
  await beDemoLearner(context, circumstances.language, baseURL);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, calls] of ownPages) {
      const pieces = await piecesOf(context.request, calls);
      await arrive(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      const { places, faults } = await withLongWords(page, pieces);
      expect.soft(places, `texts of others on ${path}`).toBeGreaterThan(1);
      expect.soft(faults, `${path} at ${width}`).toEqual([]);
    }
  }
});

/** How much wider than the window the page is, and which columns overlap. */
const widened = (page: Page): Promise<string[]> =>
  withLongWords(page, [word, word.slice(0, 60)]).then(({ faults }) => faults);

test('a long word in a review, name, message or search widens nothing', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  const name = word.slice(0, 60);
  const person = { ...newPerson(language), firstname: name, lastname: name };
  await call(context, 'POST', '/api/auth/register', {
    data: { ...person, confirm: person.password, agree: true },
    language,
  });
  await startCourse(context, 102);
  await study(context, 102);
  await call(context, 'POST', '/api/reviews', { data: { courseId: 102, rating: 4, review: word }, language });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`at ${width}`, async () => {
      await arrive(page, '/course-about/102');
      await expect(page.getByText(word).first()).toBeVisible();
      expect.soft(await widened(page), 'the review').toEqual([]);
      await arrive(page, '/course/102/reviews');
      expect.soft(await widened(page), 'all reviews').toEqual([]);

      await arrive(page, `/discover?q=${word}`);
      await expect(page.getByText(say('catalogue.discover.empty.search', { search: word }))).toBeVisible();
      expect.soft(await widened(page), 'nothing found').toEqual([]);
      await arrive(page, `/discover?q=gaivinimas ${word}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      expect.soft(await widened(page), 'the words of a search').toEqual([]);
      await arrive(page, `/faq?q=${word}`);
      expect.soft(await widened(page), 'no question found').toEqual([]);

      await arrive(page, '/messages');
      await page.getByLabel(say('MessageThread.field')).fill(word);
      await page.getByRole('button', { name: say('MessageThread.send') }).click();
      await expect(page.getByText(word).last()).toBeVisible();
      expect.soft(await widened(page), 'a message').toEqual([]);
      if (width >= 900) {
        await page.getByRole('button', { name: say('ProfileMenu.menu') }).click();
        await expect(
          page.getByRole('banner').getByRole('menuitem', { name: say('ProfileMenu.logOut') }),
        ).toBeVisible();
        expect.soft(await widened(page), 'the name in the header').toEqual([]);
      }
    });
  }
});

test('a long word stays inside suggestions, menus and cart', async ({ page }) => {
  test.setTimeout(180_000);
  const server = await startServer({ SHOPPING: 'true', LIMITS: 'false' });
  try {
    const say = messagesOf('lt');
    const check = async (what: string, calls: readonly string[]) => {
      const pieces = await piecesOf(
        page.request,
        calls.map((call) => `${server.url}${call}`),
      );
      const { places, faults } = await withLongWords(page, pieces);
      expect.soft(places, `texts of others in ${what}`).toBeGreaterThan(0);
      expect.soft(faults, what).toEqual([]);
    };
    await page.setViewportSize({ width: 390, height: 900 });
    await arrive(page, `${server.url}/course-about/101`);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('catalogue.cart.put') })
      .and(page.locator(':not([aria-busy])'))
      .locator('visible=true')
      .first()
      .press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('the dialog', ['/api/products/101']);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await arrive(page, `${server.url}/cart`);
      await expect(page.getByRole('list', { name: say('CartItem.list') })).toBeVisible();
      await check(`the cart at ${width}`, ['/api/products/101', '/api/featured']);
      await arrive(page, `${server.url}/discover`);
      await expect(page.getByRole('region', { name: say('StickyCartStrip.cart') })).toBeInViewport();
      await arrive(page, `${server.url}/help`);
      if (width < 1400) await page.getByRole('button', { name: say('shell.search.open') }).click();
      await page.getByRole('banner').or(page.locator('body')).getByRole('combobox').first().fill('ekg');
      await expect(page.getByRole('option').first()).toBeVisible();
      await check(`the suggestions at ${width}`, ['/api/products/summary?search=ekg']);
      await arrive(page, `${server.url}/faq`);
      const menu = width < 1200 ? 'Header.menu' : 'shell.courses';
      await page.getByRole('button', { name: say(menu), exact: true }).click();
      if (width < 1200)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: say('shell.courses'), exact: true })
          .click();
      await expect(page.locator('a[href="/discover/emergency"]').locator('visible=true')).toBeVisible();
      await check(`the menu at ${width}`, ['/api/categories/parent/59', '/api/products?sort=date&limit=1']);
    }
  } finally {
    // The page may refetch its cart, which has no handler.
    await page.goto('about:blank');
    await server.stop();
  }
});

test('a long word in a server message stays inside its alert', async ({ page, say, allowed }) => {
  allowed.add('409 /api/contact/by-phone');
  await page.route('**/api/contact/by-phone', (route) =>
    route.fulfill({
      status: 409,
      json: { code: 'x', message: word, error: [word], errors: {}, request_id: 'x' },
    }),
  );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, '/');
    await page.getByLabel(say('CallbackForm.phone')).fill('+37061234567');
    await page.getByRole('button', { name: say('CallbackForm.submit') }).click();
    await expect(page.getByText(word).first()).toBeVisible();
    expect.soft(await widened(page), `at ${width}`).toEqual([]);
  }
});
