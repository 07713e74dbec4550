import type { Page } from '@playwright/test';
import serverEn from '../../server/src/platform/messages/en.json' with { type: 'json' };
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import serverRu from '../../server/src/platform/messages/ru.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { keepsFocus } from '../support/focus.ts';
import { look } from '../support/look.ts';
import { mailedLink } from '../support/mails.ts';
import type { Say } from '../support/messages.ts';
import { call, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const serverMessages = { lt: serverLt, en: serverEn, ru: serverRu };
const settings = '/dashboard/settings';

const saved = (page: Page, say: Say) =>
  expect(
    page.getByRole('status').filter({ hasText: say('account.settings.saved', { time: '' }).trim() }),
  ).toBeVisible();

test('who one is, where one lives and works is saved by itself @sample', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  await registerQuietly(context, circumstances.language);
  await arrive(page, settings);
  const label = (id: string) => page.getByLabel(say(`account.settings.${id}`), { exact: true });
  const combobox = (id: string) => page.getByRole('combobox', { name: say(`account.settings.${id}`) });
  await expect(label('firstname')).toBeVisible();
  await look(page, 'settings');

  await label('lastname').fill('Žemaitytė-Kairienė');
  await saved(page, say);

  // By keyboard from one field to the next.
  await label('telephone').focus();
  await page.keyboard.press('Tab');
  await expect(combobox('country')).toBeFocused();
  await keepsFocus(page, 'Tab from the telephone');
  await combobox('country').selectOption('LT');
  await page.keyboard.press('Tab');
  await expect(combobox('city')).toBeFocused();
  await page.keyboard.type('kudirkos');
  await expect(page.getByRole('option', { name: 'Kudirkos Naumiestis' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(combobox('city')).toHaveValue('Kudirkos Naumiestis');

  await combobox('organisation').focus();
  await page.keyboard.type('mano klinika');
  const own = page.getByRole('option').filter({ hasText: 'mano klinika' });
  await expect(own).toBeVisible();
  await look(page, 'search for an organisation');
  await own.click();
  await expect(combobox('organisation')).toHaveValue('mano klinika');
  await saved(page, say);

  await label('date_of_birth').fill('2999-01-01');
  await label('date_of_birth').blur();
  await expect(page.getByText(say('form.problem.field_birthdate_future'))).toBeVisible();
  await expect(page.getByText(say('account.settings.refused'))).toBeVisible();
  await look(page, 'settings with a refused field');
  await label('date_of_birth').fill('1992-02-29');
  await saved(page, say);

  await arrive(page, settings);
  await expect(label('lastname')).toHaveValue('Žemaitytė-Kairienė');
  await expect(combobox('city')).toHaveValue('Kudirkos Naumiestis');
  await expect(combobox('organisation')).toHaveValue('mano klinika');
  await expect(label('date_of_birth')).toHaveValue(
    { lt: '1992-02-29', en: '29/02/1992', ru: '29.02.1992' }[circumstances.language],
  );
});

test('an address is confirmed, and the password changed step by step @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  const { language } = circumstances;
  const person = await registerQuietly(context, language);
  allowed.add('400 /api/auth/password/check').add('400 /api/auth/password/change');
  await arrive(page, `${settings}?openChangePassword=true`);
  const label = (id: string) => page.getByLabel(say(`account.settings.password.${id}`), { exact: true });
  const button = (id: string) =>
    page.getByRole('button', { name: say(`account.settings.password.${id}`), exact: true });
  await expect(label('current')).toBeFocused();
  await expect(label('current')).toBeInViewport();

  await label('current').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText(serverMessages[language].field_password_wrong)).toBeVisible();
  await label('current').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(label('new')).toBeFocused();
  await look(page, 'new password in settings');
  await label('new').fill('password123');
  await label('confirm').fill('password123');
  await page.keyboard.press('Enter');
  await expect(page.getByText(serverMessages[language].field_password_common)).toBeVisible();
  await label('new').fill('visai naujas slaptažodis');
  await label('confirm').fill('visai naujas slaptažodis');
  await button('save').click();
  await expect(page.getByText(serverMessages[language]['done.password_changed'])).toBeVisible();
  await expect(label('current')).toBeVisible();

  const waiting = page.getByText(say('account.settings.email.unconfirmed'), { exact: true });
  await expect(waiting).toBeVisible();
  const newest = () => mailedLink(person.email, '/confirm-email');
  const first = await newest();
  await page.getByRole('button', { name: say('account.settings.email.resend') }).click();
  await expect(page.getByText(say('account.settings.email.sent', { email: person.email }))).toBeVisible();
  await expect.poll(newest).not.toBe(first);
  await arrive(page, await newest());
  await page.getByRole('button', { name: say('auth.confirm.submit') }).click();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  await arrive(page, settings);
  await expect(label('current')).toBeVisible();
  await expect(waiting).toBeHidden();

  // The password was given a moment ago, so it is not asked for again.
  const address = (id: 'change' | 'send') =>
    page.getByRole('button', { name: say(`account.settings.email.${id}`), exact: true });
  const other = `new-${person.email}`;
  await address('change').click();
  await expect(page.getByLabel(say('account.settings.email.new'), { exact: true })).toBeFocused();
  await look(page, 'another address');
  await page.keyboard.type(other);
  await address('send').click();
  await expect(page.getByText(say('account.settings.email.pending', { email: other }))).toBeVisible();
  await keepsFocus(page, 'sending the link');
  await look(page, 'an address that waits');
  await arrive(page, await mailedLink(other, '/confirm-email'));
  await page.getByRole('button', { name: say('auth.confirm.submit') }).click();
  await expect(page.getByRole('main').getByText(other)).toBeVisible();
  await arrive(page, settings);
  await expect(page.getByLabel(say('account.settings.email'), { exact: true })).toHaveValue(other);
});

test('what is edited while a save is under way is lost neither on the screen nor in the account @sample', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  await registerQuietly(context, circumstances.language);
  await arrive(page, settings);
  const field = (id: string) => page.getByLabel(say(`account.settings.${id}`), { exact: true });
  await expect(field('lastname')).toBeVisible();
  const sent: unknown[] = [];
  const held = Promise.withResolvers<void>();
  await page.route('**/api/settings', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const isFirst = sent.push(route.request().postDataJSON()) === 1;
    const response = await route.fetch();
    // The first answer is long on its way.
    if (isFirst) await held.promise;
    return route.fulfill({ response });
  });

  await field('lastname').fill('Pirmoji');
  await expect.poll(() => sent).toHaveLength(1);
  await expect(page.getByText(say('account.settings.saving'))).toBeVisible();
  await field('firstname').fill('Ona');
  await field('lastname').fill('Antroji');
  held.resolve();
  await saved(page, say);
  expect(sent).toEqual([{ lastname: 'Pirmoji' }, { firstname: 'Ona', lastname: 'Antroji' }]);
  await expect(field('lastname')).toHaveValue('Antroji');
  await expect(field('firstname')).toHaveValue('Ona');

  await arrive(page, settings);
  await expect(field('lastname')).toHaveValue('Antroji');
  await expect(field('firstname')).toHaveValue('Ona');
});

test('what is typed without a connection is saved when it is back', async ({
  page,
  context,
  say,
  allowed,
}) => {
  await registerQuietly(context, 'lt');
  await arrive(page, settings);
  const lastname = page.getByLabel(say('account.settings.lastname'), { exact: true });
  await expect(lastname).toBeVisible();
  allowed.add('failed /api/settings');
  // What checks the fields comes with the first focus.
  await Promise.all([page.waitForResponse(/\/schemas-/), lastname.focus()]);
  await context.setOffline(true);
  await lastname.fill('Neprisijungusi');
  await expect(page.getByText(say('account.settings.offline'))).toBeVisible();
  await context.setOffline(false);
  await saved(page, say);
  await arrive(page, settings);
  await expect(lastname).toHaveValue('Neprisijungusi');
});

test('who lacks required fields is led to them, or on', async ({ page, context, say }) => {
  await call(context, 'POST', '/api/auth/login', { data: { username: 'naujas', password: 'demo-medeina' } });
  await arrive(page, `${settings}?redirect=%2Fdiscover`);
  await expect(page.getByText(say('account.settings.missing'))).toBeVisible();
  await look(page, 'settings that lack something');
  await page.getByRole('button', { name: say('account.settings.fill') }).click();
  await expect(page.getByLabel(say('account.settings.telephone'), { exact: true })).toBeFocused();
  await page.getByRole('link', { name: say('account.settings.skip') }).click();
  await expect(page).toHaveURL('/discover');
});
