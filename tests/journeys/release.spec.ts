import type { BrowserContext, Page } from '@playwright/test';
import { arrive, ready } from '../support/arrive.ts';
import { linkInFoot } from '../support/foot.ts';
import type { Say } from '../support/messages.ts';
import { expect, test } from '../support/test.ts';

/** Open tabs after a new release: files that they have not fetched yet are gone. */

/** Removes files as a release does. Returns the requested names and a function that restores the files. */
async function takeAway(page: Page, files: RegExp, allowed: Set<string>) {
  const asked: string[] = [];
  let isGone = true;
  await page.route(files, async (route) => {
    if (!isGone) {
      await route.continue();
      return;
    }
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    allowed.add(`404 ${pathname}`);
    await route.fulfill({ status: 404, body: '' });
  });
  // The route stays: what a document asks for in the moment in which the last one goes can be left without an answer.
  const bringBack = (): void => {
    isGone = false;
  };
  return { asked, bringBack };
}

/** Counts document loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Waits for the code that handles missing files; it loads after the page. */
const watchful = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /background-/.test(name)),
      ),
    )
    .toBe(true);

/** A phone's tab without error checks: failures before the reload are also logged to the console. */
async function unwatchedPhone(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  await arrive(tab, '/about');
  return tab;
}

test('a link to a page whose code is gone loads its document once', async ({ page, say, allowed }) => {
  await arrive(page, '/about');
  await watchful(page);
  const gone = await takeAway(page, /\/assets\/FaqPage-[^/]+\.js$/, allowed);
  const documents = countDocuments(page);
  const link = page.getByRole('banner').getByRole('link', { name: say('shell.help'), exact: true });
  // A failed prefetch on hover does nothing.
  await link.hover();
  await expect.poll(() => gone.asked.length).toBeGreaterThan(0);
  // The new release has the file; the click loads the document that names it.
  await page.route('**/faq', async (route) => {
    gone.bringBack();
    await route.continue();
  });
  expect(documents()).toBe(0);
  await link.click();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1, name: say('content.faq.title') })).toBeVisible();
  await ready(page);
  expect(documents()).toBe(1);
});

test('a file that stays missing causes one reload, then an error page', async ({ context, say, allowed }) => {
  const tab = await unwatchedPhone(context);
  await watchful(tab);
  const gone = await takeAway(tab, /\/assets\/PhoneMenu-[^/]+\.js$/, allowed);
  const documents = countDocuments(tab);
  const menu = tab.getByRole('button', { name: say('Header.menu'), exact: true });
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

test('hovering a link whose page is gone does not lose form input', async ({ page, say, allowed }) => {
  await arrive(page, '/contacts');
  await watchful(page);
  const text = 'Trys sakiniai, kurių antrą kartą nerašysiu.';
  const message = page.getByLabel(say('content.offer.message'), { exact: true });
  await message.fill(text);
  const gone = await takeAway(page, /\/assets\/(?:FaqPage|InformationPage)-[^/]+\.js$/, allowed);
  const documents = countDocuments(page);
  const banner = page.getByRole('banner');
  const hover = async (id: string): Promise<void> => {
    const before = gone.asked.length;
    await banner.getByRole('link', { name: say(id), exact: true }).hover();
    await expect.poll(() => gone.asked.length).toBeGreaterThan(before);
  };
  await hover('shell.help');
  await banner.getByRole('button', { name: say('shell.aboutMedeina'), exact: true }).click();
  await hover('shell.how');
  await expect(message).toHaveValue(text);
  expect(documents()).toBe(0);
});

/** Taps a control whose code is gone and waits for the reload. */
async function pressDeadMenu(page: Page, say: Say, allowed: Set<string>): Promise<void> {
  await watchful(page);
  const gone = await takeAway(page, /\/assets\/PhoneMenu-[^/]+\.js$/, allowed);
  const documents = countDocuments(page);
  await page.getByRole('button', { name: say('Header.menu'), exact: true }).click();
  await expect.poll(documents).toBe(1);
  gone.bringBack();
  await ready(page);
  await watchful(page);
}

test('form input survives the reload after using a control whose code is gone', async ({
  context,
  say,
  allowed,
}) => {
  const tab = await unwatchedPhone(context);
  // Opened by client-side navigation, so that the browser itself cannot restore the fields.
  await (await linkInFoot(tab, '/contacts')).click();
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
  // The form has the values too: only the missing field shows an error.
  await tab.getByRole('button', { name: say('content.contacts.submit') }).click();
  await expect(tab.getByLabel(say('auth.field.email'), { exact: true })).toBeFocused();
  await expect(field('message')).not.toHaveAttribute('aria-invalid', 'true');
  expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Trys');
});
