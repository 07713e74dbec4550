import banners from '../../server/demo/content/banners.json' with { type: 'json' };
import clients from '../../server/demo/content/clients.json' with { type: 'json' };
import discounts from '../../server/demo/content/discounts.json' with { type: 'json' };
import slides from '../../server/demo/content/slides.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { slideClocks } from '../support/slides.ts';
import { expect, test } from '../support/test.ts';

test('the document has every section of the home page @sample', async ({ say, circumstances, request }) => {
  const document = await (
    await request.get('/', { headers: { cookie: `language=${circumstances.language}` } })
  ).text();
  for (const id of [
    'catalogue.home.advantages.practice',
    'catalogue.home.categories',
    'catalogue.home.bestsellers',
    'catalogue.home.practice.title',
    'CallbackForm.title',
  ])
    expect.soft(document, id).toContain(say(id));
  for (const { name } of clients) expect.soft(document).toContain(name[circumstances.language]);
});

test('the sections also render after client-side navigation @sample', async ({ page, say }) => {
  await arrive(page, '/discover');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Header.home') })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: say('catalogue.home.advantages.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('catalogue.home.practice.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('CallbackForm.submit') })).toBeVisible();
});

test('discounts and banners are on the home page with their links @sample', async ({
  page,
  say,
  circumstances: { language },
}) => {
  await arrive(page, '/');
  const titles = (offers: readonly { title: Record<typeof language, string> }[]) =>
    offers.map(({ title }) => title[language]);
  const list = page.getByRole('list', { name: say('catalogue.home.discounts') });
  await expect(list.getByRole('link')).toHaveText(titles(discounts));
  const other = page.getByRole('list', { name: say('catalogue.home.offers') });
  await expect(other.getByRole('link')).toHaveText(titles(banners));
  for (const one of discounts) {
    const row = list.getByRole('listitem').filter({ hasText: one.title[language] });
    await expect(row).toContainText(String(one.discount));
    await expect(row).toContainText(one.description[language]);
  }
  // The whole row is a link.
  const [first] = discounts;
  await list
    .getByRole('listitem')
    .first()
    .click({ position: { x: 20, y: 40 } });
  await expect(page).toHaveURL(first?.link ?? '');
});

test('six clients are in view, and the buttons move them', async ({ page, say }) => {
  await arrive(page, '/');
  const row = page.getByRole('group', { name: say('catalogue.home.clients.count', { count: 20 }) });
  await row.scrollIntoViewIfNeeded();
  const items = row.getByRole('listitem');
  await expect(items).toHaveCount(clients.length);
  const next = row.getByRole('button', { name: say('common.next') });
  await expect(next).toBeVisible();
  await expect(items.nth(5)).toBeInViewport({ ratio: 0.9 });
  await expect(items.nth(6)).not.toBeInViewport();
  await next.click();
  await expect(items.nth(6)).toBeInViewport({ ratio: 0.9 });
  await expect(items.nth(0)).not.toBeInViewport();
});

test('a carousel scrolls before its script loads and continues from there', async ({ page, say }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/browser-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const row = page.getByRole('group', { name: say('catalogue.home.clients.count', { count: 20 }) });
  await row.scrollIntoViewIfNeeded();
  const items = row.getByRole('listitem');
  const list = row.getByRole('list');
  await expect(row.getByRole('button', { name: say('common.next') })).toHaveCount(0);
  await list.hover();
  await page.mouse.wheel(5000, 0);
  await expect(items.last()).toBeInViewport({ ratio: 0.9 });
  const before = await items.last().boundingBox();
  release(undefined);
  const previous = row.getByRole('button', { name: say('common.previous') });
  await expect(previous).toBeVisible();
  await expect(items.last()).toBeInViewport({ ratio: 0.9 });
  const after = await items.last().boundingBox();
  // Except for the space of the focus ring at the end.
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(8);
  await previous.click();
  await expect(items.last()).not.toBeInViewport();
});

test('a carousel moves by dragging, trackpad and arrow keys', async ({ page, say }) => {
  await arrive(page, '/');
  const row = page.getByRole('group', { name: say('catalogue.home.clients.count', { count: 20 }) });
  await row.scrollIntoViewIfNeeded();
  const items = row.getByRole('listitem');
  const previous = row.getByRole('button', { name: say('common.previous') });
  await expect(previous).toBeVisible();
  const isAtStart = () => expect(previous).toHaveAttribute('aria-disabled', 'true');
  const hasMoved = () => expect(items.first()).not.toBeInViewport();
  const box = await row.getByRole('list').boundingBox();
  if (box === null) throw new Error('The carousel is not rendered.');
  await page.mouse.move(box.x + box.width - 20, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 10, { steps: 10 });
  await page.mouse.up();
  await hasMoved();
  await row.getByRole('list').focus();
  await page.keyboard.press('ArrowLeft');
  await isAtStart();
  await page.keyboard.press('ArrowRight');
  await hasMoved();
  await page.keyboard.press('ArrowLeft');
  await isAtStart();
  await page.mouse.wheel(60, 0);
  await hasMoved();
});

test('with reduced motion the slides do not play and can be chosen', async ({
  page,
  say,
  circumstances: { language },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, '/');
  const hero = page.getByRole('region', { name: say('HeroSlider.label') });
  expect(await slideClocks(hero)).toEqual([]);
  const second = slides[1]?.title[language] ?? '';
  await hero.getByRole('button', { name: slides[1]?.label[language] ?? second }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  expect(await slideClocks(hero)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the header scrolls away and returns after 320 pixels', async ({ page, say }) => {
    await arrive(page, '/');
    const home = page.getByRole('banner').getByRole('link', { name: say('Header.home') });
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect(home).toBeInViewport();
    await scrollTo(300);
    await expect(home).not.toBeInViewport();
    await scrollTo(340);
    await expect(home).toBeInViewport();
    await expect(page.getByRole('banner')).not.toHaveAttribute('data-tone');
    // A tap there hits the header, not the page behind it.
    await home.click({ trial: true });
    await scrollTo(300);
    await expect(home).not.toBeInViewport();
  });

  // The press focuses it, which must not move it from under the finger.
  test('a course that only peeks into its row opens where it is pressed', async ({ page, say }) => {
    await arrive(page, '/');
    const row = page.getByRole('group', { name: say('catalogue.home.bestsellers') });
    const peeking = row.getByRole('article').nth(1);
    await row.getByRole('article').first().scrollIntoViewIfNeeded();
    await expect(peeking).toBeInViewport();
    await expect(peeking).not.toBeInViewport({ ratio: 0.5 });
    const box = await peeking.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 12, (box?.y ?? 0) + 80);
    await expect(page).toHaveURL(/\/course-about\/\d+$/);
  });
});

test('the app notice closes for the day or for good @sample', async ({ page, say }) => {
  await arrive(page, '/');
  const notice = page.getByRole('complementary', { name: say('AppDownloadNotice.label') });
  const kept = () => page.evaluate(() => localStorage.getItem('app_notice'));
  await expect(notice.getByRole('link', { name: say('shell.appNotice.download') })).toHaveAttribute(
    'href',
    '/app-download',
  );
  await notice.getByRole('button', { name: say('AppDownloadNotice.close') }).click();
  await expect(notice).toBeHidden();
  expect(await kept()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await arrive(page, '/');
  await expect(notice).toBeHidden();

  // The next day.
  await page.evaluate(() => localStorage.setItem('app_notice', '2020-01-01'));
  await arrive(page, '/');
  await expect(notice).toBeVisible();
  await notice.getByRole('checkbox', { name: say('AppDownloadNotice.never') }).check();
  expect(await kept()).toBe('1');
  // The checkbox alone suffices, also when leaving by a link without closing the notice.
  const banner = page.getByRole('banner');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.terms') })
    .click();
  await expect(page).toHaveURL('/page/5');
  await banner.getByRole('link', { name: say('Header.home') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: say('catalogue.home.advantages.title') })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await kept()).toBe('1');

  await page.evaluate(() => localStorage.setItem('app_notice', '2020-01-01'));
  await arrive(page, '/');
  await notice.getByRole('checkbox', { name: say('AppDownloadNotice.never') }).check();
  await notice.getByRole('button', { name: say('AppDownloadNotice.close') }).click();
  await arrive(page, '/');
  await expect(notice).toBeHidden();
  // It is on the home page only.
  await page.evaluate(() => localStorage.removeItem('app_notice'));
  await arrive(page, '/discover');
  await expect(notice).toHaveCount(0);
});

test('the call-back form checks the telephone number and is sent once @sample', async ({
  page,
  say,
  allowed,
}) => {
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/api/contact/by-phone')) sent.push(asked.postData() ?? '');
  });
  await arrive(page, '/');
  const field = page.getByLabel(say('CallbackForm.phone'), { exact: true });
  const submit = page.getByRole('button', { name: say('CallbackForm.submit') });
  await submit.scrollIntoViewIfNeeded();
  await submit.click();
  await expect(page.getByText(say('form.problem.field_required.phone'))).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('12');
  await expect(page.getByText(say('form.problem.field_phone_invalid'))).toBeVisible();
  expect(sent).toEqual([]);

  // A plausible but invalid number: the server's error is shown at the field.
  allowed.add('400 /api/contact/by-phone');
  await field.fill('+370 000 00000');
  await submit.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => sent.length).toBe(1);

  await field.fill('+370 612 34567');
  await submit.dblclick();
  await expect(page.getByText(say('catalogue.home.callBack.done'))).toBeVisible();
  await expect(field).toHaveValue('');
  expect(sent.slice(1)).toEqual([JSON.stringify({ phone: '+370 612 34567', website: '' })]);
});

test('a form submitted before its code has loaded is sent once it has', async ({ page, say }) => {
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/assets\/browser-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel(say('CallbackForm.phone'), { exact: true });
  await field.fill('+370 612 34568');
  await field.press('Enter');
  await expect(page).toHaveURL('/');
  held.resolve(undefined);
  await expect(page.getByText(say('catalogue.home.callBack.done'))).toBeVisible();
});

/** Slides with a picture, with one that fails to load, and with the rings. */
const slidesOf = (title: string, tone: string) => ({
  data: ['/bright.svg', '/gone.svg', null].map((image, index) => ({
    id: index + 1,
    title: `${title} ${index + 1}`,
    image,
    image_mobile: null,
    tone,
    label: null,
    text: null,
    link: null,
    link_text: null,
    link2: null,
    link_text2: null,
  })),
});

test('the header’s colour follows the visible slide: with its picture, without it, and in another language', async ({
  page,
  say,
  allowed,
}) => {
  const slides = slidesOf('Skaidrė', 'light');
  await page.route('/bright.svg', async (route) => {
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z" fill="#fff"/></svg>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  allowed.add('404 /gone.svg');
  await page.route('/gone.svg', async (route) => route.fulfill({ status: 404 }));
  const russian = Promise.withResolvers<typeof slides>();
  await page.route('/api/slideshows?**', async (route) => {
    const isRussian = (await route.request().headerValue('X-Oc-Merchant-Language')) === 'ru-ru';
    await route.fulfill({ json: isRussian ? await russian.promise : slides });
  });
  // The document has the server's own slides; a client-side navigation fetches the mocked ones.
  await arrive(page, '/faq');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Header.home') })
    .click();
  const header = page.locator('header[data-tone]');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Skaidrė 1');
  await expect(header).toHaveAttribute('data-tone', 'dark');
  await page.getByRole('button', { name: say('HeroSlider.pause') }).click();
  await page.getByRole('button', { name: 'Skaidrė 3' }).click();
  await expect(header).toHaveAttribute('data-tone', 'light');
  await page.getByRole('button', { name: 'Skaidrė 2' }).click();
  await expect(heading).toHaveText('Skaidrė 2');
  await expect(header).toHaveAttribute('data-tone', 'light');

  // While another language's slides load, the hero keeps its slides and position.
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: say('LanguageSwitch.label') }).click();
  await banner.getByRole('menuitem', { name: 'Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(heading).toHaveText('Skaidrė 2');
  russian.resolve(slidesOf('Слайд', 'dark'));
  await expect(heading).toHaveText('Слайд 2');
  await page.getByRole('button', { name: 'Слайд 1' }).click();
  await expect(heading).toHaveText('Слайд 1');
  await expect(header).toHaveAttribute('data-tone', 'light');
});
