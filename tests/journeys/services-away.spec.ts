import type { Page } from '@playwright/test';
import subjects from '../../server/demo/content/contact-subjects.json' with { type: 'json' };
import serverEn from '../../server/src/platform/messages/en.json' with { type: 'json' };
import serverLt from '../../server/src/platform/messages/lt.json' with { type: 'json' };
import serverRu from '../../server/src/platform/messages/ru.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { takeDatabase } from '../support/database.ts';
import { look } from '../support/look.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import { becomeGuest, call, newPerson, registerQuietly, submitLogin } from '../support/people.ts';
import { payAtSandbox } from '../support/sandbox.ts';
import type { RunningServer } from '../support/server.ts';
import { expect } from '../support/test.ts';

/** What people see while something that the server needs is away. */

const messages = { lt: serverLt, en: serverEn, ru: serverRu };

/** A server of these journeys' own: its database is stopped, and nobody answers where its PayPal and its Google should be. */
const test = testOnOwnServer({
  SHOPPING: 'true',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
  PAYPAL_URL: 'http://127.0.0.1:1',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: 'http://127.0.0.1:1',
});

const main = (page: Page) => page.getByRole('main');

async function whenBack({ url }: RunningServer): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).ok, { timeout: 30_000 }).toBe(true);
}

test('while the database is away pages and forms say so, and what was typed is sent once it is back @sample', async ({
  page,
  anotherTab,
  say,
  site,
  allowed,
  circumstances: { language },
}) => {
  test.slow();
  for (const path of ['/api/contact/by-email', '/discover', '/course-about/101']) allowed.add(`503 ${path}`);
  // What a page asks by itself.
  for (const path of ['auth/session', 'auth/refresh', 'cart', 'clients', 'contact/details'])
    allowed.add(`503 /api/${path}`);
  const unavailable = messages[language]['error.unavailable'];
  const problem = { level: 1, name: say('shell.problem.title') } as const;
  const { firstname, email } = newPerson(language);
  const text = `Ąžuolas, ${email}`;
  const field = (id: string) => page.getByLabel(say(id), { exact: true });
  const submit = page.getByRole('button', { name: say('content.contacts.submit') });

  await arrive(page, '/contacts');
  await field('content.offer.name').fill(firstname);
  await field('content.form.email').fill(email);
  await field('content.offer.subject').selectOption(subjects[0]?.name[language] ?? '');
  await field('content.offer.message').fill(text);
  const giveBack = takeDatabase(site);
  await submit.click();
  await expect(main(page).getByRole('alert').filter({ hasText: unavailable })).toBeVisible();
  await expect(field('content.offer.name')).toHaveValue(firstname);
  await expect(field('content.form.email')).toHaveValue(email);
  await expect(field('content.offer.message')).toHaveValue(text);
  await look(page, 'a form while the database is away');

  const other = await anotherTab();
  for (const path of ['/discover', '/course-about/101']) {
    const response = await other.goto(path);
    expect([path, response?.status()]).toEqual([path, 503]);
    await expect(other.locator('html')).toHaveAttribute('lang', language);
    await expect(main(other).getByRole('heading', problem)).toBeVisible();
    await expect(main(other).getByText(say('shell.problem.text'))).toBeVisible();
    await expect(main(other).getByText(response?.headers()['x-request-id'] ?? 'no number')).toBeVisible();
  }
  await look(other, 'a page while the database is away');

  giveBack();
  await whenBack(site);
  await main(other)
    .getByRole('button', { name: say('common.retry') })
    .press('Enter');
  await expect(main(other).getByRole('heading', problem)).toBeHidden();
  await expect(main(other).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other).toHaveURL(/\/course-about\/101$/);
  await submit.click();
  await expect(page.getByText(say('content.contacts.done'))).toBeVisible();
  await expect(field('content.offer.message')).toHaveValue('');
});

test('while PayPal is away the buyer is told, keeps what was typed, and pays in another way @sample', async ({
  page,
  context,
  say,
  allowed,
  circumstances: { language },
}) => {
  allowed.add('503 /api/confirm');
  await registerQuietly(context, language);
  await call(context, 'POST', '/api/cart', { data: { product_id: 1031 } });
  await arrive(page, '/cart/payment');
  const pay = main(page).locator('form button[type=submit]');
  const agreement = main(page).locator('input[type=checkbox]:not([role=switch])');
  const methods = main(page).getByRole('radio');
  await main(page)
    .getByRole('radio', { name: /PayPal/ })
    .check();
  await main(page)
    .getByRole('switch', { name: say('CompanyForm.company') })
    .check();
  const company = {
    company_name: 'VšĮ Nemuno klinikos',
    company_code: '302451123',
    company_address: 'Nemuno g. 12, Kaunas',
  };
  const field = (name: string) => main(page).getByRole('textbox', { name: say(`CompanyForm.${name}`) });
  for (const [name, value] of Object.entries(company)) await field(name).fill(value);
  await agreement.check();
  await pay.press('Enter');
  const told = main(page)
    .getByRole('alert')
    .filter({ hasText: messages[language]['error.payment_unavailable'] });
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(/\/cart\/payment$/);
  await expect(main(page).getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await expect(agreement).toBeChecked();
  for (const [name, value] of Object.entries(company)) await expect(field(name)).toHaveValue(value);
  await look(page, 'the payment page while PayPal is away');

  await methods.and(main(page).locator(':not(:checked)')).first().check();
  await pay.press('Enter');
  await payAtSandbox(page);
  await expect(
    main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.paid') }),
  ).toBeVisible();
});

test('while a provider of sign-ins is away the login page says so, and a password still leads where one wanted', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  const person = await registerQuietly(context, language);
  await becomeGuest(context);
  await arrive(page, '/login?redirect=%2Fdashboard%2Fcourses');
  await page.getByRole('link', { name: say('auth.elsewhere.by', { name: 'Google' }) }).press('Enter');
  await expect(page.getByText(say('auth.signOn.failed.unavailable'))).toBeVisible();
  await look(page, 'the login page while Google is away');
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(/\/dashboard\/courses$/);
});
