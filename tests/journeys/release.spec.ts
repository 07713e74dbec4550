import type { BrowserContext, Page } from '@playwright/test';
import { arrive, ready } from '../support/arrive.ts';
import type { Say } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

/** Tabs that were open when a new release was installed: files that they have not fetched yet are no more. */

/** Takes files away, as a release does. Gives the names that were asked for, and the way to bring them back. */
async function takeAway(page: Page, files: RegExp, allowed: Set<string>) {
  const asked: string[] = [];
  await page.route(files, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    allowed.add(`404 ${pathname}`);
    await route.fulfill({ status: 404, body: '' });
  });
  return { asked, bringBack: () => page.unroute(files) };
}

/** Counts the documents that a page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** From then on a missing file is noticed: the code for it comes once the page stands. */
const watchful = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /register-/.test(name)),
      ),
    )
    .toBe(true);

/** A phone's tab that nobody watches: what fails in it before it is loaded anew is told to the console as well. */
async function unwatchedPhone(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  await arrive(tab, '/about');
  return tab;
}

test('a page whose code is gone is fetched whole, at the address that was gone to, once', async ({
  page,
  say,
  allowed,
}) => {
  await arrive(page, '/about');
  await watchful(page);
  const gone = await takeAway(page, /\/assets\/FaqPage-[^/]+\.js$/, allowed);
  const documents = countDocuments(page);
  const link = page.getByRole('banner').getByRole('link', { name: say('shell.help'), exact: true });
  // To point at a link asks for its page ahead: that it is gone is no reason to do anything yet.
  await link.hover();
  await expect.poll(() => gone.asked.length).toBeGreaterThan(0);
  // The new release has the file; the document that names it is asked for by the press.
  await page.route('**/faq', async (route) => {
    await gone.bringBack();
    await route.continue();
  });
  expect(documents()).toBe(0);
  await link.click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: say('content.faq.title') })).toBeVisible();
  await ready(page);
  expect(documents()).toBe(1);
});

test('a file that stays away brings one new document, and then a page that says so', async ({
  context,
  say,
  allowed,
}) => {
  const tab = await unwatchedPhone(context);
  await watchful(tab);
  const gone = await takeAway(tab, /\/assets\/PhoneMenu-[^/]+\.js$/, allowed);
  const documents = countDocuments(tab);
  const menu = tab.getByRole('button', { name: say('shell.menu'), exact: true });
  await menu.click();
  await expect.poll(documents).toBe(1);
  await ready(tab);
  await watchful(tab);
  const before = gone.asked.length;
  await menu.click();
  await expect.poll(() => gone.asked.length).toBeGreaterThan(before);
  await expect(tab.getByRole('heading', { level: 1, name: say('shell.problem.title') })).toBeVisible();
  expect(documents()).toBe(1);
});

test('what is being written is not lost because the pointer passes a link whose page is gone', async ({
  page,
  say,
  allowed,
}) => {
  await arrive(page, '/contacts');
  await watchful(page);
  const text = 'Trys sakiniai, kurių antrą kartą nerašysiu.';
  const message = page.getByLabel(say('content.offer.message'), { exact: true });
  await message.fill(text);
  const gone = await takeAway(page, /\/assets\/(?:FaqPage|InformationPage)-[^/]+\.js$/, allowed);
  const documents = countDocuments(page);
  for (const id of ['shell.help', 'shell.how']) {
    const before = gone.asked.length;
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(id), exact: true })
      .hover();
    await expect.poll(() => gone.asked.length).toBeGreaterThan(before);
  }
  await expect(message).toHaveValue(text);
  expect(documents()).toBe(0);
});

/** Presses a control on a phone whose code is gone, and waits for the page that comes for it. */
async function pressDeadMenu(page: Page, say: Say, allowed: Set<string>): Promise<void> {
  await watchful(page);
  const gone = await takeAway(page, /\/assets\/PhoneMenu-[^/]+\.js$/, allowed);
  const documents = countDocuments(page);
  await page.getByRole('button', { name: say('shell.menu'), exact: true }).click();
  await expect.poll(documents).toBe(1);
  await gone.bringBack();
  await ready(page);
  await watchful(page);
}

test('what is being written stays when a control is pressed whose code is gone', async ({
  context,
  say,
  allowed,
}) => {
  const tab = await unwatchedPhone(context);
  // Gone to, so that the browser has nothing of the form in the document that it gave back its own fields by.
  await tab.locator('footer a[href="/contacts"]').first().click();
  await expect(tab).toHaveURL('/contacts');
  const field = (id: string) => tab.getByLabel(say(`content.offer.${id}`), { exact: true });
  const text = 'Trys sakiniai,\nkurių antrą kartą nerašysiu.';
  await field('name').fill('Rūta');
  await field('message').fill(text);
  await field('subject').selectOption({ index: 2 });
  const subject = await field('subject').inputValue();
  await pressDeadMenu(tab, say, allowed);
  await expect(field('message')).toHaveValue(text);
  await expect(field('name')).toHaveValue('Rūta');
  await expect(field('subject')).toHaveValue(subject);
  // The form knows of it too: it asks for what is missing alone.
  await tab.getByRole('button', { name: say('content.contacts.submit') }).click();
  await expect(tab.getByLabel(say('auth.field.email'), { exact: true })).toBeFocused();
  await expect(field('message')).not.toHaveAttribute('aria-invalid', 'true');
  expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Trys');
});
