import type { Language } from '@medeina/contract';
import type { Page } from '@playwright/test';
import categories from '../../server/demo/catalogue/categories.json' with { type: 'json' };
import filters from '../../server/demo/catalogue/filters.json' with { type: 'json' };
import reviews from '../../server/demo/reviews.json' with { type: 'json' };
import { arrive, ready } from '../support/arrive.ts';
import type { Say } from '../support/messages.ts';
import { expect, test, withoutServiceWorkers } from '../support/test.ts';

/** The name of a demo filter. */
function nameOf(id: number, language: Language): string {
  const found = filters.flatMap((group) => group.filters).find((filter) => filter.id === id);
  if (found === undefined) throw new Error(`The demo has no filter ${id}`);
  return found.name[language];
}

const online = 82;
const hybrid = 81;
const doctors = 91;

/** Opens the group of professions, which is closed at first. */
async function unfold(page: Page, language: Language): Promise<void> {
  const name = filters.find((group) => group.key === 'profession')?.name[language] ?? '';
  await page.getByRole('complementary').getByText(name, { exact: true }).click();
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tags = (page: Page, say: Say) => page.getByRole('list', { name: say('FilterTags.list') });
const box = (page: Page, name: string) =>
  page.getByRole('complementary').getByRole('checkbox', { name, exact: true });
const sorting = (page: Page, say: Say) => page.getByLabel(say('ResultsHeader.sort'), { exact: true });

/** The titles in the list, once loaded. */
async function titles(page: Page): Promise<string[]> {
  await expect(cards(page).first()).toBeVisible();
  return cards(page).getByRole('heading').allTextContents();
}

const results = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('catalogue.discover.results'), exact: true });

/** The number of results shown. */
async function found(page: Page, say: Say): Promise<number> {
  return Number.parseInt((await results(page, say).locator('p').first().textContent()) ?? '', 10);
}

/** Does something that loads another list, and waits for that list. */
async function change(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    // Not a course prefetched on hover, nor the course in the menu.
    return pathname === '/api/products' && searchParams.get('facets') !== '0';
  });
  await act();
  const { data }: { data: { title: string }[] } = await (await answered).json();
  await expect.poll(() => titles(page)).toEqual(data.map(({ title }) => title));
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('a shared link with filters and sorting shows everyone the same list', async ({
  page,
  browser,
  say,
  circumstances,
  watch,
  baseURL,
}) => {
  const { language } = circumstances;
  await arrive(page, '/discover');
  await titles(page);
  const all = await found(page, say);
  await change(page, () => box(page, nameOf(hybrid, language)).check());
  await expect(page).toHaveURL('/discover?filter_id=81');
  await unfold(page, language);
  await change(page, () => box(page, nameOf(doctors, language)).check());
  await expect(page).toHaveURL('/discover?filter_id=81&filter_id=91');
  await change(page, () => sorting(page, say).selectOption('price_desc'));
  await expect(page).toHaveURL('/discover?filter_id=81&filter_id=91&sort=price_desc');
  const here = { titles: await titles(page), count: await found(page, say) };
  expect(here.count).toBeLessThan(all);

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await withoutServiceWorkers(elsewhere);
  const other = await elsewhere.newPage();
  watch(other);
  await arrive(other, `${page.url()}&lang=${language}`);
  expect({ titles: await titles(other), count: await found(other, say) }).toEqual(here);
  await expect(box(other, nameOf(hybrid, language))).toBeChecked();
  await expect(box(other, nameOf(doctors, language))).toBeChecked();
  await expect(tags(other, say).getByRole('button')).toHaveCount(2);
  await expect(sorting(other, say)).toHaveValue('price_desc');
  // The server renders the same list, as a page without scripts shows.
  const html = await (await elsewhere.request.get(page.url())).text();
  for (const title of here.titles) expect(html).toContain(title.replaceAll('&', '&amp;'));
  await elsewhere.close();
});

test('back and forward restore the lists', async ({ page, say, circumstances }) => {
  const { language } = circumstances;
  await arrive(page, '/');
  // What is popular may change while a test runs: others join courses.
  await page.goto('/discover?sort=newest');
  await ready(page);
  const states: { url: string; titles: string[] }[] = [];
  const note = async () => states.push({ url: page.url(), titles: await titles(page) });
  await note();
  await change(page, () => box(page, nameOf(online, language)).check());
  await note();
  await change(page, () => sorting(page, say).selectOption('title'));
  await note();
  for (const step of [1, 0]) {
    await page.goBack();
    await expect(page).toHaveURL(states[step]?.url ?? '');
    await expect.poll(() => titles(page)).toEqual(states[step]?.titles);
  }
  await expect(box(page, nameOf(online, language))).not.toBeChecked();
  await page.goForward();
  await expect(box(page, nameOf(online, language))).toBeChecked();
  await expect.poll(() => titles(page)).toEqual(states[1]?.titles);
  // Back from a course to the same list.
  await cards(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/course-about/);
  await page.goBack();
  await expect(page).toHaveURL(states[1]?.url ?? '');
  await expect.poll(() => titles(page)).toEqual(states[1]?.titles);
});

test('tags remove filters one by one or all at once, and the focus stays near', async ({
  page,
  say,
  circumstances,
}) => {
  const { language } = circumstances;
  await arrive(page, '/discover?filter_id=81&filter_id=91&filter_id=71&sort=title');
  const list = tags(page, say);
  await expect(list.getByRole('button')).toHaveCount(3);
  await list.getByRole('button', { name: nameOf(doctors, language) }).click();
  await expect(page).toHaveURL('/discover?filter_id=71&filter_id=81&sort=title');
  await expect(list.getByRole('button')).toHaveCount(2);
  await expect(list.getByRole('button').nth(1)).toBeFocused();
  await expect(box(page, nameOf(doctors, language))).not.toBeChecked();
  await results(page, say)
    .getByRole('button', { name: say('FilterTags.clear') })
    .click();
  // Sorting is not a filter, so it stays.
  await expect(page).toHaveURL('/discover?sort=title');
  await expect(list).toHaveCount(0);
  expect(await focused(page)).not.toBe('BODY');
});

test('paging shows each course once and keeps the rest of the address', async ({ page, say }) => {
  await arrive(page, '/discover?sort=title');
  const total = await found(page, say);
  const seen = await titles(page);
  const pages = Math.ceil(total / seen.length);
  expect(pages).toBeGreaterThan(1);
  for (let number = 2; number <= pages; number += 1) {
    await change(page, () => page.getByRole('link', { name: say('common.next'), exact: true }).click());
    await expect(page).toHaveURL(`/discover?sort=title&page=${number}`);
    // The focus must not stay at the end of the list or on a removed link.
    await expect(results(page, say).locator('p').first()).toBeFocused();
    seen.push(...(await titles(page)));
  }
  expect(new Set(seen).size).toBe(total);
  await expect(page.getByRole('link', { name: say('common.next'), exact: true })).toHaveCount(0);
  // The last page, by its address.
  await page.reload();
  await ready(page);
  expect(seen).toEqual(expect.arrayContaining(await titles(page)));
  // Changing filters returns to the first page.
  await sorting(page, say).selectOption('newest');
  await expect(page).toHaveURL('/discover?sort=newest');
});

test('the count beside a filter is the number of results it leaves', async ({ page, say, circumstances }) => {
  const { language } = circumstances;
  await arrive(page, '/discover');
  await unfold(page, language);
  for (const id of [online, doctors]) {
    const filter = box(page, nameOf(id, language));
    const description = (await filter.getAttribute('aria-describedby')) ?? '';
    const count = Number.parseInt((await page.locator(`[id="${description}"]`).textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(0);
    await change(page, () => filter.check());
    await expect.poll(() => found(page, say)).toBe(count);
  }
});

const long = 'a'.repeat(10_000);
const odd: Record<string, string> = {
  'page=0': '/discover?page=0',
  'page=-1': '/discover?page=-1',
  'page=1e9': '/discover?page=1e9',
  'page=abc': '/discover?page=abc',
  'page=2.7': '/discover?page=2.7',
  'page twice': '/discover?page=2&page=1',
  'filters that do not exist': '/discover?filter_id=999999&filter_id=abc&filter_id=-5&filter_id=',
  'a filter twice and by comma': '/discover?filter_id=82&filter_id=82&filter_id=81,82',
  'a category that does not exist': '/discover?category_id=424242',
  'an order that does not exist': '/discover?sort=%27%3B%20drop%20table',
  'keys that do not exist': '/discover?utm_source=x&__proto__=1&constructor=2',
  'a search of 10,000 characters': `/discover?q=${long}`,
  'a search twice': '/discover?q=ekg&q=als',
  'spaces alone': '/discover?q=%20%20%20',
  'a picture': `/discover?q=${encodeURIComponent('🫀🩺')}`,
  'signs of SQL and of patterns': `/discover?q=${encodeURIComponent(`%_\\'"`)}`,
  'signs of a search language': `/discover?q=${encodeURIComponent('a & | ! ( ) : * <-> \'"')}`,
  markup: `/discover?q=${encodeURIComponent('<script>alert(1)</script>')}`,
  'control characters': '/discover?q=%00%07a%1F',
  'broken encoding': '/discover?q=%E0%A4%A',
  'half a surrogate': '/discover?q=%ED%A0%80',
};

test('any query in the address shows a sensible page', async ({ page, say }) => {
  // Many documents: those that only the server renders are read without a browser.
  for (const [what, path] of Object.entries(odd)) {
    const response = await page.request.get(path);
    expect.soft(response.status(), what).toBe(200);
    const html = await response.text();
    expect.soft(html.match(/<h1\b/g), what).toHaveLength(1);
    expect.soft(html, what).not.toContain('<script>alert');
  }
  for (const what of [
    'page=1e9',
    'filters that do not exist',
    'a search of 10,000 characters',
    'signs of SQL and of patterns',
    'markup',
    'broken encoding',
  ]) {
    await test.step(what, async () => {
      expect((await arrive(page, odd[what] ?? ''))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Cards, or a message that says why there are none and what to do.
      await expect(results(page, say).getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    });
  }
});

test('invalid pages and filters fall back to valid ones', async ({ page, say }) => {
  // What is popular may change while a test runs: others join courses.
  const list = '/discover?sort=newest';
  await arrive(page, list);
  const first = await titles(page);
  for (const bad of ['&page=0', '&page=-1', '&page=abc', '&q=%20%20']) {
    await arrive(page, `${list}${bad}`);
    expect.soft(await titles(page), bad).toEqual(first);
  }
  // Past the end: a message with a link to the first page.
  await arrive(page, `${list}&page=99`);
  await expect(page.getByText(say('catalogue.past'))).toBeVisible();
  await page.getByRole('button', { name: say('catalogue.past.first') }).click();
  await expect(page).toHaveURL(list);
  expect(await titles(page)).toEqual(first);
});

test('an empty result repeats the search and offers a way on', async ({ page, say }) => {
  const words = 'zyzy „qq“ <b>';
  await arrive(page, `/discover?q=${encodeURIComponent(words)}`);
  await expect(page.getByText(say('catalogue.discover.empty.search', { search: words }))).toBeVisible();
  // The fields of medicine in place of filters that would find nothing, and what many choose.
  await expect(
    page.getByRole('navigation', { name: say('catalogue.discover.empty.fields') }).getByRole('link'),
  ).toHaveCount(8);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('link', { name: say('catalogue.discover.empty.all') }).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page).first()).toBeVisible();
  expect(await focused(page)).not.toBe('BODY');
  // With filters it offers to clear them and keeps the search text.
  await arrive(page, `/discover?q=ekg&filter_id=83`);
  await expect(page.getByText(say('catalogue.discover.empty.search', { search: 'ekg' }))).toBeVisible();
  await page.getByRole('button', { name: say('catalogue.discover.empty.clearFilters') }).click();
  await expect(page).toHaveURL('/discover?q=ekg');
  await expect(cards(page).first()).toBeVisible();
  expect(await focused(page)).not.toBe('BODY');
});

test('where nothing is found a field leads on, and the filters come back with what they find', async ({
  page,
  say,
}) => {
  const fields = page.getByRole('navigation', { name: say('catalogue.discover.empty.fields') });
  await arrive(page, '/discover?q=zyzy');
  await fields.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/discover\/[a-z]+$/);
  await expect(fields).toBeHidden();
  expect(await focused(page)).not.toBe('BODY');
  // With a filter nothing is found, without it something is: at no moment is it said that nothing can be.
  await page.setViewportSize({ width: 1440, height: 900 });
  await arrive(page, '/discover?q=ekg&filter_id=83');
  const box = page.getByRole('main').getByRole('checkbox', { checked: true });
  await box.press('Space');
  await expect(page).toHaveURL('/discover?q=ekg');
  await expect(cards(page).first()).toBeVisible();
  await expect(fields).toHaveCount(0);
  expect(await focused(page)).toBe('INPUT');
});

test('the header suggests five courses, and a last row leads to all that it found', async ({
  page,
  say,
  circumstances: { language, width },
}) => {
  await arrive(page, '/');
  if (width < 600) await page.getByRole('button', { name: say('shell.search.open') }).click();
  const field = page.getByRole('combobox', { name: say('shell.search'), exact: true });
  const words = { lt: 'kurs', en: 'course', ru: 'курс' }[language];
  await field.fill(words);
  const rows = page.getByRole('listbox', { name: say('shell.search') }).getByRole('option');
  await expect(rows).toHaveCount(6);
  const all = rows.nth(5);
  await expect(all).toHaveText(say('shell.search.all', { search: words }));
  await all.click();
  await expect(page).toHaveURL(`/discover?q=${encodeURIComponent(words)}`);
  await titles(page);
  // The number is told a moment after the titles.
  await expect.poll(() => found(page, say)).toBeGreaterThan(5);
});

test('typing searches after a pause, and back skips the intermediate texts', async ({ page, say }) => {
  await arrive(page, '/faq');
  await arrive(page, '/discover');
  const field = page.getByRole('main').getByRole('searchbox', { name: say('catalogue.discover.search') });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/products?')) asked.push(request.url());
  });
  await field.pressSequentially('ekg', { delay: 60 });
  await expect(page).toHaveURL('/discover?q=ekg');
  await expect(cards(page).first().getByRole('heading')).toContainText('EKG');
  expect(asked).toHaveLength(1);
  await expect(field).toHaveValue('ekg');
  await expect(field).toBeFocused();
  // Enter on a search that is already shown adds no history entry.
  await field.press('Enter');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  // Text beyond the call's limit is cut, not refused.
  await page.goForward();
  await ready(page);
  await field.fill('ekg '.repeat(60));
  await expect(page).toHaveURL(`/discover?q=${'ekg+'.repeat(49)}ekg`);
  await expect(page.getByRole('heading', { name: say('catalogue.loadFailed') })).toHaveCount(0);
});

test('one category at a time: choosing another replaces it, and one row chooses all', async ({
  page,
  say,
  circumstances: { language },
}) => {
  const nameOfCategory = (id: number) => categories.find((one) => one.id === id)?.title[language] ?? '';
  await arrive(page, '/discover');
  const fields = page
    .getByRole('complementary')
    .getByRole('radiogroup', { name: say('catalogue.discover.category') });
  const field = (name: string) => fields.getByRole('radio', { name, exact: true });
  const all = field(say('catalogue.discover.category.all'));
  await expect(all).toBeChecked();
  await change(page, () => field(nameOfCategory(61)).check());
  await expect(page).toHaveURL('/discover/emergency');
  // Arrow keys choose, as in any radio group.
  await change(page, () => page.keyboard.press('ArrowDown'));
  await expect(page).toHaveURL('/discover/cardiology');
  await expect(field(nameOfCategory(62))).toBeFocused();
  await expect(fields.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(tags(page, say).getByRole('button')).toHaveCount(1);
  await change(page, () => all.check());
  await expect(page).toHaveURL('/discover');
  await expect(all).toBeChecked();
  await expect(tags(page, say)).toHaveCount(0);
});

test('filters on a phone: the sheet shows the number of results @sample', async ({
  page,
  say,
  circumstances,
}) => {
  const { language } = circumstances;
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/discover');
  const opener = page.getByRole('button', { name: say('FilterButton.filters') });
  await opener.click();
  const sheet = page.getByRole('dialog');
  const box = sheet.getByRole('checkbox', { name: nameOf(online, language), exact: true });
  const show = sheet.getByRole('button').last();
  const counted = async () => Number(/\d+/.exec((await show.textContent()) ?? '')?.[0] ?? '0');
  await expect.poll(counted).toBeGreaterThan(0);
  const whole = await counted();
  await box.check();
  await expect(page).toHaveURL('/discover?filter_id=82');
  await expect(box).toBeChecked();
  // The number of before stands until the answer comes.
  await expect.poll(counted).toBeLessThan(whole);
  const count = await counted();
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect.poll(() => found(page, say)).toBe(count);
  // Esc closes it too, and its clear button works.
  await opener.click();
  await sheet.getByRole('button', { name: say('FilterDialog.reset'), exact: true }).click();
  await expect(page).toHaveURL('/discover');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('all choices in the filter sheet are one history entry, and back closes the sheet', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/discover?sort=title');
  const opener = page.getByRole('button', { name: say('FilterButton.filters') });
  const sheet = page.getByRole('dialog');
  const choose = async (kind: 'checkbox' | 'radio', place: number, address: RegExp) => {
    await sheet.getByRole(kind).nth(place).check();
    await expect(page).toHaveURL(address);
  };
  for (const close of [() => page.keyboard.press('Escape'), () => Promise.resolve()]) {
    await opener.click();
    await choose('radio', 1, /\/discover\/[a-z-]+\?sort=title$/);
    await choose('checkbox', 0, /\/discover\/[a-z-]+\?filter_id=\d+&sort=title$/);
    await close();
    await page.goBack();
    await expect(page).toHaveURL('/discover?sort=title');
    await expect(sheet).toBeHidden();
  }
});

test('paging through reviews moves to the heading of the reviews', async ({ page, say }) => {
  await arrive(page, '/course/103/reviews');
  const pages = page.getByRole('main').getByRole('navigation', { name: say('common.pagination') });
  const reviews = page.getByRole('heading', { level: 2, name: say('catalogue.course.reviews') });
  for (const number of [2, 1]) {
    await pages.getByRole('link', { name: say('common.page', { page: number }), exact: true }).press('Enter');
    await expect(page).toHaveURL(`/course/103/reviews${number === 1 ? '' : '?page=2'}`);
    await expect(reviews).toBeFocused();
    await expect(reviews).toBeInViewport({ ratio: 1 });
    expect(await reviews.textContent()).toContain(number === 1 ? '' : say('common.page', { page: number }));
  }
});

/** A language that the page is not in, and the mark of a review written in it. */
const foreign = {
  lt: ['ru', 'inRussian'],
  en: ['ru', 'inRussian'],
  ru: ['en', 'inEnglish'],
} as const;

test('reviews are narrowed by who wrote them and in which language, and a foreign one says so @sample', async ({
  page,
  say,
  circumstances: { language },
}) => {
  const [other, mark] = foreign[language];
  const byDoctors = reviews.filter(
    ({ course, profession }) => course === 'ekg-interpretacija' && profession === 'doctor',
  );
  const foreignOnes = byDoctors.filter((one) => one.language === other);
  expect(foreignOnes.length).toBeGreaterThan(0);
  expect(byDoctors.length).toBeGreaterThan(foreignOnes.length);
  const main = page.getByRole('main');
  const items = main.getByRole('list', { name: say('ReviewList.label') }).getByRole('listitem');
  const choose = async (filter: string, name: string) => {
    const link = main
      .getByRole('navigation', { name: say(`catalogue.reviews.${filter}`) })
      .getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
  };

  await arrive(page, '/course/103/reviews');
  await choose('profession', nameOf(doctors, language));
  await expect(page).toHaveURL('/course/103/reviews?profession=doctor');
  await expect(items).toHaveCount(byDoctors.length);
  // Those in the page's own language bear no mark.
  await expect(items.filter({ hasText: say(`ReviewList.${mark}`) })).toHaveCount(foreignOnes.length);

  // A language is the first word of its line.
  const written = say(`catalogue.language.${other}`);
  await choose('language', written.charAt(0).toUpperCase() + written.slice(1));
  await expect(page).toHaveURL(`/course/103/reviews?in=${other}&profession=doctor`);
  await expect(items).toHaveCount(foreignOnes.length);
  for (const { text } of foreignOnes) {
    const item = items.filter({ hasText: text });
    await expect(item.getByText(say(`ReviewList.${mark}`))).toBeVisible();
    await expect(item.getByText(text)).toHaveAttribute('lang', other);
  }
});
