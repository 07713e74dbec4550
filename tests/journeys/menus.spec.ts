import { arrive } from '../support/arrive.ts';
import { linkInFoot } from '../support/foot.ts';
import { beDemoLearner } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('both menus work by keyboard alone', async ({ page, say }) => {
  await arrive(page, '/faq');
  const banner = page.getByRole('banner');
  const business = banner.getByRole('button', { name: say('shell.business'), exact: true });
  const courses = banner.getByRole('button', { name: say('shell.courses'), exact: true });
  const about = banner.getByRole('button', { name: say('shell.aboutMedeina'), exact: true });
  const link = (id: string) => banner.getByRole('link', { name: say(id), exact: true });
  await test.step('Enter opens, Escape closes and returns the focus', async () => {
    await business.focus();
    await page.keyboard.press('Enter');
    await expect(business).toHaveAttribute('aria-expanded', 'true');
    await expect(link('shell.teams')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(link('shell.teams')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(business).toBeFocused();
    await expect(business).toHaveAttribute('aria-expanded', 'false');
    await expect(link('shell.teams')).toBeHidden();
  });
  await test.step('arrow keys move, Home and End go to the ends', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(link('shell.teams')).toBeFocused();
    await page.keyboard.press('End');
    await expect(link('shell.offer')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(link('shell.teams')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link('shell.institutions')).toBeFocused();
  });
  await test.step('Tab moves through and out, and the menu closes', async () => {
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(about).toBeFocused();
    await expect(business).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('one menu at a time', async () => {
    await courses.focus();
    await page.keyboard.press('Space');
    await expect(link('shell.courses.newest')).toBeVisible();
    await about.click();
    await expect(courses).toHaveAttribute('aria-expanded', 'false');
    await expect(link('shell.projects.done')).toBeVisible();
  });
  await test.step('a link opens its page and closes the menu', async () => {
    await link('shell.projects.done').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/projects/done');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a menu closed by a narrow window stays closed when the window is wide again', async ({ page, say }) => {
  await page.clock.install();
  await arrive(page, '/help');
  const business = page.getByRole('banner').getByRole('button', { name: say('shell.business'), exact: true });
  // An element handle, because role locators do not find a hidden button.
  const button = await business.elementHandle();
  /** Listens from now on; Chromium tells some time after a resize that the resting pointer is over something else. */
  const toldOf = (event: 'pointerenter' | 'pointerleave') =>
    button?.evaluateHandle(
      (element, name) => ({
        told: new Promise<boolean>((resolve) =>
          element.addEventListener(name, () => resolve(true), { once: true }),
        ),
      }),
      event,
    );
  await business.hover();
  await expect(business).toHaveAttribute('aria-expanded', 'true');
  const left = await toldOf('pointerleave');
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(business).toBeHidden();
  expect(await left?.evaluate(({ told }) => told)).toBe(true);
  // The button reappears under the resting pointer.
  const entered = await toldOf('pointerenter');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await entered?.evaluate(({ told }) => told)).toBe(true);
  await page.clock.runFor(1000);
  await expect(business).toHaveAttribute('aria-expanded', 'false');
  await test.step('it opens again on hover', async () => {
    await page.mouse.move(700, 600);
    await business.hover();
    await expect(business).toHaveAttribute('aria-expanded', 'true');
  });
});

/** Links of the header's menus besides the categories, the same on desktop and phone. */
const ways = [
  ['shell.courses', 'shell.courses.all', '/discover'],
  ['shell.business', 'shell.teams', '/business/about'],
  ['shell.business', 'shell.institutions', '/business/business-and-institutions'],
  ['shell.aboutMedeina', 'shell.projects.current', '/projects/in-progress'],
  ['shell.aboutMedeina', 'shell.about', '/about'],
] as const;

test('every menu links to its pages @sample', async ({ page, say, circumstances }) => {
  const isPhone = circumstances.width === 390;
  for (const [menu, label, path] of ways) {
    await arrive(page, '/help');
    const place = isPhone ? page.getByRole('dialog') : page.getByRole('banner');
    if (isPhone) await page.getByRole('button', { name: say('Header.menu'), exact: true }).click();
    await place.getByRole('button', { name: say(menu), exact: true }).click();
    await place.getByRole('link', { name: say(label), exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await arrive(page, '/help');
  const place = isPhone ? page.getByRole('dialog') : page.getByRole('banner');
  if (isPhone) await page.getByRole('button', { name: say('Header.menu'), exact: true }).click();
  await place.getByRole('link', { name: say('shell.help'), exact: true }).click();
  await expect(page).toHaveURL('/faq');
  if (!isPhone) {
    await expect(place.getByRole('link', { name: say('shell.help'), exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('the phone menu closes on navigation and when the full navigation appears', async ({ page, say }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, '/help');
  await (await linkInFoot(page, '/about')).click();
  await expect(page).toHaveURL('/about');
  const menu = page.getByRole('dialog');
  const open = page.getByRole('button', { name: say('Header.menu'), exact: true });
  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/help');
  await expect(menu).toHaveCount(0);
  await open.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(menu).toHaveCount(0);
});

test('the footer has columns, partners, stores and legal links, and no registration for logged-in users', async ({
  page,
  context,
  request,
  say,
  circumstances,
  baseURL,
}) => {
  await arrive(page, '/how-it-works');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('list', { name: say('shell.app') }).getByRole('link')).toHaveCount(2);
  await expect(foot.getByRole('list', { name: say('PartnerLogos.label') }).getByRole('listitem')).toHaveCount(
    4,
  );
  const links = await foot
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = links.filter((href) => href.startsWith('/') && !href.includes('lang='));
  for (const path of [
    '/page/3',
    '/page/5',
    '/page/9',
    '/faq',
    '/help',
    '/contacts',
    '/about',
    '/projects/done',
  ])
    expect.soft(own).toContain(path);
  for (const path of new Set(own)) {
    const answer = await request.get(path, { headers: { 'user-agent': 'a desk' } });
    expect.soft(answer.status(), path).toBe(200);
  }
  await beDemoLearner(context, circumstances.language, baseURL);
  await arrive(page, '/how-it-works');
  await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
  await expect(page.locator('a[href^="/register"]')).toHaveCount(0);
  // Nor do the home page's slides, which offer registration to guests.
  expect(await (await request.get('/')).text()).toContain('href="/register"');
  await arrive(page, '/');
  await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
  await expect(page.locator('a[href^="/register"]')).toHaveCount(0);
});

test('groups of the footer fold on a phone, with or without scripts, and never on a desktop', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/how-it-works');
    const foot = page.getByRole('contentinfo');
    const [faq, about] = [foot.locator('a[href="/faq"]'), foot.locator('a[href="/about"]')];
    await expect(foot.locator('summary:visible')).toHaveCount(4);
    await expect(foot.getByRole('heading', { level: 2 })).toHaveCount(4);
    await expect(faq).toBeHidden();
    // By keyboard, in the order of the rows; what is open stays open.
    await foot.locator('summary').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(about).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(about).toBeFocused();
    await foot.locator('summary').nth(3).press('Space');
    await expect(faq).toBeVisible();
    await expect(about).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(foot.locator('summary:visible')).toHaveCount(0);
    await expect(foot.getByRole('heading', { level: 2 })).toHaveCount(4);
    // Also those that were never opened.
    await expect(foot.getByRole('link').and(foot.locator('a[href="/discover"]'))).toBeVisible();
    await context.close();
  }
});

test('the header stays on one line from the width at which it shows the menus', async ({ page }) => {
  for (const width of [1200, 1280, 1400, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await arrive(page, '/about');
    const bar = page.getByRole('banner').getByRole('navigation').first().locator('xpath=..');
    const height = await bar.evaluate((element) => element.getBoundingClientRect().height);
    expect.soft(height, `at ${width}`).toBeLessThanOrEqual(76);
  }
});
