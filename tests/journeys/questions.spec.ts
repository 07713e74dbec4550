import type { Locator, Page } from '@playwright/test';
import contacts from '../../server/demo/content/contacts.json' with { type: 'json' };
import certificates from '../../server/demo/content/faq/06-sertifikatai/category.json' with { type: 'json' };
import about from '../../server/demo/content/information/11/page.json' with { type: 'json' };
import current from '../../server/demo/content/information/14/page.json' with { type: 'json' };
import completed from '../../server/demo/content/information/17/page.json' with { type: 'json' };
import teams from '../../server/demo/content/information/20/page.json' with { type: 'json' };
import institutions from '../../server/demo/content/information/21/page.json' with { type: 'json' };
import howItWorks from '../../server/demo/content/information/22/page.json' with { type: 'json' };
import help from '../../server/demo/content/information/23/page.json' with { type: 'json' };
import { arrive, ready } from '../support/arrive.ts';
import { questionsOf } from '../support/questions.ts';
import { expect, test } from '../support/test.ts';

/** Words that match a single question: other inflections, and words of its answer. */
const searches = {
  lt: 'klaidos pavardej pataisy',
  en: 'SURNAMES misspelt correct',
  ru: 'фамилией ошибки исправ',
};

test('a visitor chooses a topic, opens its questions and finds a way to ask @sample', async ({
  page,
  say,
  circumstances,
}) => {
  await arrive(page, '/faq');
  await expect(page.getByRole('heading', { level: 1, name: say('content.faq.title') })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: contacts.phone })).toHaveAttribute(
    'href',
    `tel:${contacts.phone.replaceAll(' ', '')}`,
  );
  const topics = page.getByRole('list', { name: say('shell.faq') }).getByRole('link');
  await expect(topics).toHaveCount(8);
  const title = certificates.name[circumstances.language];
  await topics.filter({ hasText: title }).click();
  await expect(page).toHaveURL('/faq/sertifikatai');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

  const main = page.getByRole('main');
  const questions = questionsOf(page);
  await expect(questions).toHaveCount(7);
  await expect(main.getByRole('heading', { level: 2 }).getByRole('button')).toHaveCount(7);
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  const second = questions.nth(1);
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await second.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(main.getByRole('link', { name: say('content.faq.ask.button') })).toHaveAttribute(
    'href',
    '/contacts',
  );
  await page
    .getByRole('navigation', { name: say('common.breadcrumb') })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/faq');
});

test('a search finds a question and opens it in its topic @sample', async ({ page, say, circumstances }) => {
  await arrive(page, '/faq');
  const field = page.getByRole('searchbox', { name: say('content.faq.search') });
  const words = searches[circumstances.language];
  await field.fill(words);
  const found = page.getByRole('main').locator('a[href*="#question-"]');
  await expect(found).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq\?q=/);
  const question = (await found.textContent()) ?? '';
  await found.click();
  await expect(page).toHaveURL(/\/faq\/sertifikatai#question-\d+$/);
  const opened = page.getByRole('button', { name: question });
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();

  await page.goBack();
  await expect(field).toHaveValue(words);
  await expect(found).toHaveCount(1);
  const odd = '%_\\\'"<> 🩺';
  await field.fill(odd);
  await expect(page.getByRole('heading', { name: say('content.faq.none', { search: odd }) })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('common.clear') })
    .last()
    .click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('list', { name: say('shell.faq') }).getByRole('link')).toHaveCount(8);
});

test('a link to a question opens it, and the server renders all answers', async ({ page, request }) => {
  const html = await (await request.get('/faq/registracija')).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const structured: unknown = JSON.parse(json);
  expect(structured).toMatchObject({
    '@graph': [
      {
        '@type': 'FAQPage',
        mainEntity: expect.arrayContaining([
          {
            '@type': 'Question',
            name: expect.stringMatching(/\?$/),
            acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^<p>.+/s) },
          },
        ]),
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
    ],
  });
  await arrive(page, '/faq/registracija#question-4');
  const question = questionsOf(page).nth(3);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeFocused();
});

/** Content that find-in-page can reveal. */
const foundOf = (page: Page) => page.getByRole('main').locator('[hidden="until-found"]');

/** Reveals an answer as find-in-page does, before and after hydration. */
const find = (answer: Locator) =>
  answer.evaluate((element) => {
    const hidden = element.closest('[hidden]');
    hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    hidden?.removeAttribute('hidden');
  });

test('an answer revealed by find-in-page before hydration stays open', async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/faq/registracija', { waitUntil: 'commit' });
  const answer = page.locator('#question-4');
  await expect(answer).toBeHidden();
  await find(answer);
  await expect(answer).toBeVisible();
  release(undefined);
  await ready(page);
  const question = questionsOf(page).nth(3);
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
  await question.press('Enter');
  await expect(answer).toBeHidden();
});

test('a link opens its answer when scripts fail to load', async ({ page, allowed }) => {
  await page.route('**/*.js', async (route) => {
    allowed.add(`failed ${new URL(route.request().url()).pathname}`);
    await route.abort();
  });
  await page.goto('/faq/registracija#question-4');
  await expect(page.locator('#question-4')).toBeVisible();
  await expect(page.locator('#question-4')).toBeInViewport();
});

test('the server sends every answer, closed ones for find-in-page', async ({ page, request }) => {
  const html = await (await request.get('/faq/registracija')).text();
  await arrive(page, '/faq/registracija');
  const questions = questionsOf(page);
  const count = await questions.count();
  expect(html.match(/ hidden="until-found"/g)).toHaveLength(count - 1);
  await expect(foundOf(page)).toHaveCount(count - 1);
  const third = page.locator('#question-3');
  await expect(third).toBeHidden();
  await find(third);
  await expect(questions.nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(questions.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(third).toBeVisible();
});

test('without JavaScript every answer is visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL ?? ''}/faq/registracija#question-4`);
  await expect(page.locator('#question-4')).toBeInViewport();
  for (const answer of await page.getByRole('main').locator('[id^="question-"]').all())
    await expect(answer).toBeVisible();
  await context.close();
});

test('a missing topic answers 404', async ({ page, say, allowed }) => {
  // The last ones cannot be decoded; the browser must log no error.
  for (const path of ['/faq/nera', '/faq/999', '/faq/A%20b', '/faq/%27%3B--', '/faq/%ff', '/%E0%A4%A']) {
    allowed.add(`404 ${path}`);
    const response = await arrive(page, path);
    expect.soft(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible();
  }
});

/** Information pages with a named address. */
const named = {
  '/about': about,
  '/projects/in-progress': current,
  '/projects/done': completed,
  '/business/about': teams,
  '/business/business-and-institutions': institutions,
  '/how-it-works': howItWorks,
  '/help': help,
};

test('every information page has one address, and its number shows the same text @sample', async ({
  page,
  request,
  circumstances,
}) => {
  for (const [path, { id, title, chapters }] of Object.entries(named)) {
    await arrive(page, path);
    await expect(
      page.getByRole('heading', { level: 1, name: title[circumstances.language], exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('main').locator('section[id^="chapter-"]')).toHaveCount(chapters.length);
    for (const address of [path, `/page/${id}`]) {
      const html = await (await request.get(address)).text();
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '';
      expect.soft(new URL(canonical).pathname, address).toBe(path);
    }
  }
});

test('an information page links to the next step', async ({ page, say }) => {
  await arrive(page, '/how-it-works');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('shell.faq') })
    .click();
  await expect(page).toHaveURL('/faq');
});

const telephones = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  Android: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};

test('the app download shows both stores and a QR code on a desktop, the device’s store on a phone @sample', async ({
  page,
  request,
  say,
}) => {
  await arrive(page, '/app-download');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: say('content.app.code') })).toBeVisible();
  const stores = main.getByRole('list', { name: say('shell.app') }).getByRole('link');
  await expect(stores).toHaveCount(2);
  const [ios, android] = await stores.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const [agent, store] of [
    [telephones.iPhone, ios],
    [telephones.Android, android],
  ] as const) {
    const answer = await request.get('/app-download', { maxRedirects: 0, headers: { 'user-agent': agent } });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe(store);
  }
});

test('a legacy course address redirects to the course or is not found', async ({
  page,
  request,
  say,
  allowed,
}) => {
  const answer = await request.get('/course/view.php?id=101', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/course/101/general');
  allowed.add('404 /course/view.php');
  for (const query of ['?id=999999', '?id=abc', '?id=-1', '?id=0', '', `?id=${'9'.repeat(30)}`]) {
    const response = await arrive(page, `/course/view.php${query}`);
    expect.soft(response?.status(), query).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible();
  }
});
