import type { Page } from '@playwright/test';
import serverEn from '../../server/src/platform/messages/en.json' with { type: 'json' };
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import serverRu from '../../server/src/platform/messages/ru.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { mailedLink } from '../support/mails.ts';
import type { Say } from '../support/messages.ts';
import { becomeGuest, registerQuietly, submitLogin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const serverMessages = { lt: serverLt, en: serverEn, ru: serverRu };

async function askForLink(page: Page, say: Say, username: string): Promise<void> {
  await page.getByLabel(say('auth.field.username'), { exact: true }).fill(username);
  await page.keyboard.press('Enter');
}

async function choosePassword(page: Page, say: Say, first: string, second: string): Promise<void> {
  await page.getByLabel(say('auth.reset.password'), { exact: true }).fill(first);
  await page.getByLabel(say('auth.field.confirm'), { exact: true }).fill(second);
  await page.keyboard.press('Enter');
}

test('a forgotten password: mail, new password, login; the link works once @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  const { language } = circumstances;
  const person = await registerQuietly(context, language);
  await becomeGuest(context);
  allowed.add('400 /api/auth/password/reset');
  const heading = (id: Parameters<typeof say>[0]) => page.getByRole('heading', { level: 1, name: say(id) });

  // By keyboard from the field of the password: the way out comes after it.
  await arrive(page, '/login?redirect=%2Fdiscover');
  await look(page, 'login');
  await page.getByLabel(say('auth.field.password'), { exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading('auth.forgot.title')).toBeVisible();
  await look(page, 'forgotten password');
  await askForLink(page, say, person.username);
  await expect(heading('auth.forgot.sent.title')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await look(page, 'reminder sent');

  const link = await mailedLink(person.email, '/password/reset');
  await arrive(page, link);
  await expect(heading('auth.reset.title')).toBeVisible();
  await look(page, 'new password');
  const password = 'visai naujas slaptažodis 🙂';
  const fill = (first: string, second: string) => choosePassword(page, say, first, second);
  await fill(password, 'something else');
  await expect(page.getByText(say('form.problem.field_passwords_must_match'))).toBeVisible();
  await fill('password123', 'password123');
  await expect(page.getByText(serverMessages[language].field_password_common)).toBeVisible();
  await fill(password, password);
  await expect(heading('auth.resetDone.title')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await submitLogin(page, say, { username: person.email, password });
  await expect(page).toHaveURL('/dashboard/courses');

  await becomeGuest(context);
  await arrive(page, link);
  const another = 'dar vienas slaptažodis 🙂';
  await fill(another, another);
  await expect(page.getByText(serverMessages[language]['error.link_invalid'])).toBeVisible();
  await page.getByRole('link', { name: /.+/ }).and(page.locator('[href="/forgot-password"]')).click();
  await expect(heading('auth.forgot.title')).toBeVisible();
});

test('a forgotten password is set by its letter where one is signed in still', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  const heading = (id: Parameters<typeof say>[0]) => page.getByRole('heading', { level: 1, name: say(id) });
  await arrive(page, '/forgot-password');
  await askForLink(page, say, person.username);
  await expect(heading('auth.forgot.sent.title')).toBeVisible();

  // The new password ends the session here too, which the page finds out.
  allowed.add('401 /api/auth/refresh');
  await arrive(page, await mailedLink(person.email, '/password/reset'));
  const password = 'visai naujas slaptažodis 🙂';
  await choosePassword(page, say, password, password);
  await expect(page).toHaveURL('/login');
  await submitLogin(page, say, { username: person.email, password });
  await expect(page).toHaveURL('/dashboard/courses');
});

test('the address of a registration is confirmed by the mailed link', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  const person = await registerQuietly(context, circumstances.language);
  await arrive(page, await mailedLink(person.email, '/confirm-email'));
  await look(page, 'confirmation of an address');
  await page.getByRole('button', { name: say('auth.confirm.submit') }).click();
  await expect(page.getByText(say('auth.confirm.done'), { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
});
