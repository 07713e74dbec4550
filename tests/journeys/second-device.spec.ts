import type { Browser, BrowserContext, Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { type Circumstances, viewportOf } from '../support/combinations.ts';
import { keepsFocus } from '../support/focus.ts';
import { look } from '../support/look.ts';
import type { Say } from '../support/messages.ts';
import { registerQuietly } from '../support/people.ts';
import { expect, test, withoutServiceWorkers } from '../support/test.ts';

const settings = '/dashboard/settings';
const signedIn = '#sessions';

/** A phone beside the first device, with nothing of it. */
async function withPhone(
  browser: Browser,
  baseURL: string | undefined,
  { language, theme }: Circumstances,
  watch: (page: Page) => void,
  journey: (phone: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: viewportOf(390),
    colorScheme: theme,
    isMobile: true,
    hasTouch: true,
    locale: language,
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  });
  try {
    await withoutServiceWorkers(context);
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const phone = await context.newPage();
    watch(phone);
    await journey(phone, context);
  } finally {
    await context.close();
  }
}

/** Opens the code on the first device and reads its address. */
async function showCode(page: Page, say: Say): Promise<string> {
  await page.getByRole('button', { name: say('account.sessions.add') }).click();
  const modal = page.getByRole('dialog', { name: say('QrModal.title') });
  await expect(modal.getByRole('listitem')).toHaveCount(3);
  const address = modal.getByLabel(say('QrModal.address'), { exact: true });
  await expect(address).toHaveValue(/\/connect#/);
  return address.inputValue();
}

test('a phone signs in by the code, and the first device sees and refuses it @sample', async ({
  page,
  context,
  browser,
  baseURL,
  say,
  circumstances,
  watch,
  allowed,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  await arrive(page, settings);
  const list = page.locator(signedIn).getByRole('listitem');
  await expect(list).toHaveCount(1);
  const href = await showCode(page, say);
  await look(page, 'code for a second device', '[role="dialog"]');

  await withPhone(browser, baseURL, circumstances, watch, async (phone, phoneContext) => {
    await arrive(phone, href);
    await expect(phone.getByText(`${person.firstname} ${person.lastname}`)).toBeVisible();
    // The code is in neither the address nor the page's history.
    await expect(phone).toHaveURL('/connect');
    await look(phone, 'second device');
    await phone.getByRole('button', { name: say('auth.connect.enter') }).click();
    await expect(phone).toHaveURL('/dashboard/courses');

    const added = page.getByRole('dialog', { name: say('shell.device.added') });
    await expect(added).toContainText('Android');
    await look(page, 'a device was added', '[role="dialog"]');
    await added.getByRole('button', { name: say('shell.device.refuse') }).click();
    await expect(added).toBeHidden();
    await keepsFocus(page, 'refusing a device');
    await expect(list).toHaveCount(1);
    // The phone is out at its next call.
    allowed.add('401 /api/auth/refresh').add('401 /api/auth/session');
    await phone.goto(settings);
    await expect(phone).toHaveURL(/\/login/);

    // Neither the code again nor a new one after it.
    await phoneContext.clearCookies({ name: /medeina|signed_in/ });
    allowed.add('409 /api/auth/device').add('409 /api/auth/device/look');
    await phone.goto('about:blank');
    await arrive(phone, href);
    await expect(phone.getByText(say('auth.connect.over'), { exact: true })).toBeVisible();
    await look(phone, 'second device, too late');
  });
});

test('others are logged out from the list @sample', async ({
  page,
  context,
  browser,
  baseURL,
  say,
  circumstances,
  watch,
  allowed,
}) => {
  await registerQuietly(context, circumstances.language);
  await arrive(page, settings);
  const section = page.locator(signedIn);
  const list = section.getByRole('listitem');
  const href = await showCode(page, say);
  await withPhone(browser, baseURL, circumstances, watch, async (phone) => {
    await arrive(phone, href);
    await phone.getByRole('button', { name: say('auth.connect.enter') }).click();
    await expect(phone).toHaveURL('/dashboard/courses');
    await page
      .getByRole('dialog', { name: say('shell.device.added') })
      .getByRole('button', { name: say('shell.device.mine') })
      .click();
    await expect(list).toHaveCount(2);
    await look(page, 'where one is signed in', signedIn);
    await section.getByRole('button', { name: say('account.sessions.others') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('account.sessions.others') })
      .click();
    await expect(page.getByText(say('account.sessions.others.done'))).toBeVisible();
    await keepsFocus(page, 'logging out the others');
    await expect(list).toHaveCount(1);
    allowed.add('401 /api/auth/refresh').add('401 /api/auth/session');
    await phone.goto(settings);
    await expect(phone).toHaveURL(/\/login/);
  });
});

test('a code is over after two minutes, and a new one is made by a press', async ({ page, context, say }) => {
  await page.clock.install();
  await registerQuietly(context, 'lt');
  await arrive(page, settings);
  const first = await showCode(page, say);
  await page.clock.fastForward('02:01');
  const renew = page.getByRole('button', { name: say('QrModal.renew') });
  await renew.click();
  const address = page.getByLabel(say('QrModal.address'), { exact: true });
  await expect(address).toHaveValue(/\/connect#/);
  expect(await address.inputValue()).not.toBe(first);
});

test('where there is no code to be had, the device says so, and tries again by a press', async ({
  page,
  context,
  say,
  allowed,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerQuietly(context, 'lt');
  await arrive(page, settings);
  allowed.add('failed /api/courses/add-device');
  await page.route('**/api/courses/add-device', (route) => route.abort());
  await page.getByRole('button', { name: say('account.sessions.add') }).click();
  const alert = page.getByText(say('shell.device.failed'));
  await expect(alert).toBeVisible();
  // Above the dialog, whose buttons are at the bottom of a phone.
  expect((await alert.boundingBox())?.y).toBeLessThan(100);
  await page.unroute('**/api/courses/add-device');
  await page.getByRole('button', { name: say('QrModal.retry') }).click();
  await expect(page.getByLabel(say('QrModal.address'), { exact: true })).toHaveValue(/\/connect#/);
});
