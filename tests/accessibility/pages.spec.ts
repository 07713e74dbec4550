import type { Page } from '@playwright/test';
import { createFailurePage } from '../../server/src/platform/web/failure-page.ts';
import { arrive } from '../support/arrive.ts';
import type { Circumstances } from '../support/combinations.ts';
import { look } from '../support/look.ts';
import { markupFaults } from '../support/markup.ts';
import { beDemoLearner, becomeGuest, registerQuietly } from '../support/people.ts';
import { publicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';
import { isFull, seed } from '../support/tier.ts';

const elsewhere = 'checked in another language';

/** The quick tier checks every third page, each in one language; other seeds choose other pages and languages. */
function isMine(place: number, { language }: Circumstances): boolean {
  return isFull || (place + seed) % 9 === { lt: 0, en: 3, ru: 6 }[language];
}

/** Pages for logged-in users. The demo learner has content on all of them. */
const own = {
  overview: '/dashboard',
  'own courses': '/dashboard/courses',
  favourites: '/dashboard/favourites',
  'course in the middle': '/course/101/theory',
  'course at its end': '/course/102/theory',
  'about one’s course': '/course/101/general',
  'grades of a course': '/course/116/grades',
  'course that one does not have': '/course/130/theory',
  messages: '/messages',
  settings: '/dashboard/settings',
  'the end of one’s account': '/dashboard/deletion',
  'tests of a course': '/course/116/tests',
  'surveys of a course': '/course/102/surveys',
};

test.describe('public pages are accessible @sample', () => {
  for (const [place, [name, path]] of Object.entries(publicPages).entries()) {
    test(name, async ({ page, circumstances, allowed }) => {
      test.skip(!isMine(place, circumstances), elsewhere);
      allowed.add('404 /nowhere');
      // Slides are stopped: contrast cannot be measured in the middle of a transition.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arrive(page, path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', circumstances.language);
      await page.waitForLoadState('networkidle');
      await look(page, name);
    });
  }
});

test.describe('pages of a logged-in user are accessible @sample', () => {
  for (const [place, [name, path]] of Object.entries(own).entries()) {
    test(name, async ({ page, context, circumstances, allowed, baseURL }) => {
      test.skip(!isMine(place, circumstances), elsewhere);
      allowed.add('404 /api/courses/purchased/130');
      await beDemoLearner(context, circumstances.language, baseURL);
      await arrive(page, path);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look(page, name);
    });
  }
  for (const place of [0, 1, 2]) {
    test(`material ${place + 1}`, async ({ page, context, circumstances, baseURL }) => {
      test.skip(!isMine(place, circumstances), elsewhere);
      await beDemoLearner(context, circumstances.language, baseURL);
      await arrive(page, '/course/102/theory');
      await page.getByRole('main').locator('a[href*="material="]').nth(place).click();
      await expect(page.locator('#material')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look(page, `material ${place + 1}`);
    });
  }
});

test('error pages of the server are accessible @sample', async ({ page, circumstances, allowed }) => {
  const { language } = circumstances;
  test.skip(!isMine(2, circumstances), elsewhere);
  allowed.add('500 /about');
  const site = await (await page.request.get('/')).text();
  const failure = createFailurePage((site.match(/@font-face\s*\{[^}]*\}/g) ?? []).join(''));
  for (const code of ['internal', 'too_many_requests', 'unavailable'] as const) {
    const body = failure.html(language, code, '5f0c2f1e-8a55-4c7b-9f0e-2b1c4d3e6a70');
    expect.soft(await markupFaults(body), `markup of ${code}`).toEqual([]);
    await page.route('**/about', (route) =>
      route.fulfill({
        status: 500,
        body,
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': failure.policy },
      }),
    );
    await page.goto('/about');
    // If the policy blocked the styles, the link would be underlined.
    await expect(page.getByRole('link')).toHaveCSS('text-decoration-line', 'none');
    await look(page, `the page that says ${code}`);
  }
});

test('the estimator and related courses are accessible @sample', async ({ page, say, circumstances }) => {
  test.skip(!isMine(0, circumstances), elsewhere);
  await arrive(page, '/course-about/114');
  const slider = page.getByRole('slider', { name: say('Estimator.label') });
  await expect(slider).toBeVisible();
  await expect(page.getByRole('group', { name: say('catalogue.course.related') })).toBeVisible();
  await look(page, 'estimator and related courses');
});

test('forms with errors are accessible @sample', async ({ page, say, circumstances }) => {
  test.skip(!isMine(1, circumstances), elsewhere);
  // Slides are stopped: contrast cannot be measured in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, submit, first] of [
    ['/login', 'auth.login.submit', 'username'],
    ['/register', 'auth.register.submit', 'firstname'],
    ['/help/offer', 'content.offer.submit', 'name'],
    ['/help/contacts', 'content.contacts.submit', 'name'],
    ['/', 'CallbackForm.submit', 'phone'],
  ] as const) {
    await arrive(page, path);
    await page.getByRole('button', { name: say(submit), exact: true }).click();
    await expect(page.getByText(say(`form.problem.field_required.${first}`)).first()).toBeVisible();
    await look(page, `${path} with faults`);
  }
});

test('overlays are accessible @sample', async ({ page, say, circumstances }) => {
  test.skip(!isMine(2, circumstances), elsewhere);
  const isPhone = circumstances.width === 390;
  await test.step('search with suggestions', async () => {
    await arrive(page, '/faq');
    if (isPhone) await page.getByRole('button', { name: say('shell.search.open') }).click();
    const field = page.getByRole('combobox', { name: say('shell.search') });
    await field.fill({ lt: 'gaivinimas', en: 'resuscitation', ru: 'реанимация' }[circumstances.language]);
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    await look(page, 'search with suggestions');
  });
  await test.step('menu of courses', async () => {
    // Slides behind a menu are stopped: fading text has no stable contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await arrive(page, '/');
    if (isPhone) {
      await page.getByRole('button', { name: say('Header.menu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'phone menu');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('shell.courses'), exact: true })
        .click();
    } else {
      await page
        .getByRole('banner')
        .getByRole('button', { name: say('shell.courses'), exact: true })
        .click();
      await expect(page.getByRole('link', { name: say('shell.courses.all') }).first()).toBeVisible();
    }
    await look(page, 'menu of courses');
    await arrive(page, '/about');
    if (isPhone) await page.getByRole('button', { name: say('Header.menu') }).click();
    await page
      .getByRole(isPhone ? 'dialog' : 'banner')
      .getByRole('button', { name: say('shell.business'), exact: true })
      .click();
    await expect(page.getByRole('link', { name: say('shell.teams') }).first()).toBeVisible();
    await look(page, 'menu of companies');
  });
  await test.step('filters', async () => {
    await arrive(page, '/discover?filter_id=82');
    if (isPhone) {
      await page.getByRole('button', { name: say('FilterButton.filters') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page, 'filter dialog');
    }
  });
});

test('dialogs, menus and alerts are accessible @sample', async ({ page, context, say, circumstances }) => {
  test.skip(!isMine(3, circumstances), elsewhere);
  const isPhone = circumstances.width === 390;
  await test.step('share', async () => {
    await arrive(page, '/course-about/101');
    await page.getByRole('button', { name: say('catalogue.course.share'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(page, 'share dialog');
  });
  await test.step('profile menu and an alert', async () => {
    // A new user, so that no other test changes these favourites.
    await registerQuietly(context, circumstances.language);
    await arrive(page, '/discover');
    const heart = page.getByRole('main').getByRole('article').getByRole('button', { pressed: false }).last();
    await heart.click();
    await expect(page.getByText(say('catalogue.favourite.added'))).toBeVisible();
    if (!isPhone) {
      await page.getByRole('button', { name: say('ProfileMenu.menu') }).click();
      await expect(page.getByRole('banner').getByText(say('ProfileMenu.logOut'))).toBeVisible();
    }
    await look(page, 'profile menu and an alert');
  });
});

/** Doubles the root font size, as the browser's text size setting does. */
const double = async (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** Takes doubled letters back. Returns the headings that had not grown with them. */
const halve = async (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3')];
    const sizes = () => headings.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    const large = sizes();
    document.documentElement.style.fontSize = '';
    const small = sizes();
    return headings
      .filter((_heading, place) => (large[place] ?? 0) < 1.9 * (small[place] ?? 0))
      .map((heading) => `${heading.tagName} ${heading.textContent.slice(0, 30)}`);
  });

/** Words broken across lines although the window has room for them. */
const broken = async (page: Page) =>
  page.evaluate(() => {
    const room = Math.min(0.6 * document.documentElement.clientWidth, 560);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      const element = text.parentElement;
      // Skips hidden text, drawings and text for screen readers.
      if (
        !element?.checkVisibility({ visibilityProperty: true }) ||
        element.closest('svg, [aria-hidden=true]') !== null
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width < 5 || box.right < 0) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-\u00ad\u200b‐–—/]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(lines.map(({ top }) => Math.round(top)));
        const width = lines.reduce((sum, line) => sum + line.width, 0);
        if (tops.size > 1 && width <= room) found.push(`${word} in ${element.tagName} ${element.className}`);
      }
    }
    return found;
  });

/** The longest title on the narrowest screen, and double text size. */
const narrow = [
  '/',
  '/discover',
  '/course-about/104',
  '/course-about/114',
  '/contacts',
  '/help/offer',
  '/register',
  '/page/3',
  '/faq',
  '/faq/sertifikatai',
];

/** A learner's own pages. */
const learners = [
  '/dashboard',
  '/dashboard/courses',
  '/course/101/theory',
  '/course/101/general',
  '/course/116/tests',
  '/course/116/grades',
];

test('no horizontal scrolling at 320 px or with 200 % text, and no broken words @sample', async ({
  page,
  context,
  say,
  circumstances,
  baseURL,
}) => {
  test.skip(!isMine(4, circumstances), elsewhere);
  const widest = async () =>
    page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      return document.documentElement.scrollWidth <= room
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > room + 1)
            .slice(-3)
            .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 30)}`);
    });
  await beDemoLearner(context, circumstances.language, baseURL);
  for (const path of [...narrow, ...learners]) {
    if (path === '/register') await becomeGuest(context);
    await page.setViewportSize({ width: 320, height: 640 });
    await arrive(page, path);
    await expect(page.locator('h1')).toBeVisible();
    expect.soft(await widest(), `${path} at 320 px`).toEqual([]);
    if (path === '/register') await beDemoLearner(context, circumstances.language, baseURL);
    // Before the resize: soon after one Chromium may leave a container query in em as it was with small letters.
    await double(page);
    await page.setViewportSize({ width: circumstances.width, height: 800 });
    // Polled, because what depends on the size of the letters may follow a frame later.
    await expect.poll(widest, `${path} with text at 200 %`).toEqual([]);
    if (path === '/dashboard/courses' && circumstances.width === 1440)
      await page.getByRole('button', { name: say('ProfileMenu.menu') }).click();
    await expect.poll(() => broken(page), `words that break on ${path} with text at 200 %`).toEqual([]);
    expect.soft(await halve(page), `headings of ${path} that stay small at 200 %`).toEqual([]);
  }
});
