import { type Language, languageTags, headerNames } from '@medeina/contract';
import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { keepsFocus, named, tabTo } from '../support/focus.ts';
import { look } from '../support/look.ts';
import { type Say, messagesOf } from '../support/messages.ts';
import { fillRegistration, newPerson } from '../support/people.ts';
import { payAtSandbox, turnBackAtSandbox } from '../support/sandbox.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { looks } from '../support/tier.ts';

// A server of their own, because shopping is off on the common one.
let server: RunningServer;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startServer({ SHOPPING: 'true', LIMITS: 'false' });
});
test.afterAll(() => server.stop());
test.use({ reducedMotion: 'reduce' });

/** An online course of the demo, its product and price. */
const course = { id: 103, product: 1031, price: '64' };

/** Calls the server as the app does. */
async function call(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  { data, language = 'lt' }: { readonly data?: object; readonly language?: Language } = {},
): Promise<unknown> {
  const response = await page.context().request.fetch(`${server.url}${path}`, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      [headerNames.transport]: 'cookie',
      [headerNames.language]: languageTags[language],
    },
    ...(data === undefined ? {} : { data }),
  });
  expect(response.ok(), `${method} ${path} answers ${response.status()}`).toBe(true);
  return response.json();
}

/** Somebody new, logged in, with a course in the cart. */
async function beBuyer(page: Page, language: Language = 'lt'): Promise<void> {
  const person = newPerson(language);
  const data = { ...person, confirm: person.password, agree: true };
  await call(page, 'POST', '/api/auth/register', { data, language });
  await call(page, 'POST', '/api/cart', { data: { product_id: course.product } });
}

const main = (page: Page) => page.getByRole('main');
const payLink = (page: Page) => main(page).locator('a[href="/cart/payment"]');
const payButton = (page: Page) => main(page).locator('form button[type=submit]');
const agreement = (page: Page) => main(page).locator('input[type=checkbox]:not([role=switch])');

/** Opens the payment page and accepts the terms. */
async function toPayment(page: Page): Promise<void> {
  await arrive(page, `${server.url}/cart/payment`);
  await agreement(page).check();
}

/** Pays by PayPal, for a company. */
async function chooseAsCompany(page: Page): Promise<void> {
  await main(page)
    .getByRole('radio', { name: /PayPal/ })
    .check();
  await main(page).getByRole('switch', { name: 'Perku įmonės vardu' }).check();
}

async function expectPaid(page: Page, say: Say): Promise<void> {
  await expect(
    main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.paid') }),
  ).toBeVisible();
}

/** The ids of the person's orders, the newest first, with how they stand. */
async function orders(page: Page): Promise<readonly { order_id: number; status: string }[]> {
  const answer = await call(page, 'GET', '/api/customerorders');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's shape, tested on the server
  return (answer as { data: { order_id: number; status: string }[] }).data;
}

/** Issues a quote for twelve places. @returns its number, and the path of its link. */
function issueQuote(language: Language = 'lt'): { readonly number: string; readonly path: string } {
  const what = `orders quote --product ${course.product} --places 12 --price 50 --language ${language}`;
  const who = [
    ['--name', 'Rasa Rasienė'],
    ['--email', 'rasa@medeina.example'],
    ['--company', 'VšĮ Nemuno klinikos'],
    ['--company-code', '302451123'],
    ['--company-address', 'Nemuno g. 12, Kaunas'],
    ['--no-letter', '--json'],
  ];
  const facts: unknown = JSON.parse(medeina([...what.split(' '), ...who.flat()], server.dataDirectory));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the command says, tested on the server
  const { quote, link } = facts as { quote: string; link: string };
  return { number: quote, path: new URL(link).pathname };
}

for (const { language, width, colorScheme } of looks) {
  test.describe(`in ${language}, ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('a person buys a course by bank link', async ({ page }) => {
      test.slow();
      const say = messagesOf(language);
      await beBuyer(page, language);
      await arrive(page, `${server.url}/cart?lang=${language}`);
      await expect(payLink(page)).toContainText(course.price);
      await payLink(page).press('Enter');
      await expect(page).toHaveURL(/\/cart\/payment$/);
      await expect(main(page).getByRole('radio').first()).toBeChecked();
      await look(page, 'the payment page');

      // Refused without the terms, which take the focus.
      await payButton(page).press('Enter');
      await expect(main(page).getByText(say('shopping.payment.agree.missing'))).toBeVisible();
      await expect(agreement(page)).toBeFocused();
      await page.keyboard.press('Space');
      await payButton(page).press('Enter');
      await payAtSandbox(page);
      await expectPaid(page, say);
      await look(page, 'the page after paying');
      // The counter in the header is gone with what was in the cart.
      await expect(
        page.getByRole('banner').getByRole('link', { name: say('shopping.cart.title'), exact: true }),
      ).toBeVisible();

      await main(page)
        .getByRole('link', { name: say('shopping.outcome.order') })
        .press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/purchases\/\d+\/show$/);
      await expect(main(page).getByText(say('shopping.order.status.paid'), { exact: true })).toBeVisible();
      await look(page, 'an order');
      await main(page)
        .getByRole('link', { name: say('shopping.purchases.title') })
        .locator('visible=true')
        .first()
        .press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/purchases$/);
      await expect(
        main(page)
          .getByRole('list', { name: say('PurchaseList.list') })
          .getByRole('listitem'),
      ).toHaveCount(1);
      await look(page, 'the purchases');
      await arrive(page, `${server.url}/course/${course.id}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('who turns back, and who comes by hand, are told how it stands', async ({ page }) => {
      const say = messagesOf(language);
      await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
      for (const path of ['/payment/success', '/payment/cancelled', '/payment/success?order=x']) {
        await arrive(page, `${server.url}${path}`);
        await expect(
          main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.unknown') }),
        ).toBeVisible();
      }
      await look(page, 'an outcome of nothing');
      await arrive(page, `${server.url}/payment/success?order=10001`);
      await expect(
        main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.login') }),
      ).toBeVisible();

      await beBuyer(page, language);
      await arrive(page, `${server.url}/dashboard/purchases`);
      await expect(main(page).getByRole('heading', { name: say('shopping.purchases.empty') })).toBeVisible();
      await look(page, 'no purchases');
      await toPayment(page);
      await payButton(page).press('Enter');
      await turnBackAtSandbox(page);
      await expect(
        main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.cancelled') }),
      ).toBeVisible();
      await look(page, 'the page after turning back');
      await main(page)
        .getByRole('button', { name: say('shopping.outcome.end') })
        .press('Enter');
      await expect(
        main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.ended') }),
      ).toBeVisible();
      await keepsFocus(page, 'cancelling the order');
      await main(page)
        .getByRole('link', { name: say('shopping.outcome.cart') })
        .press('Enter');
      await expect(
        main(page)
          .getByRole('list', { name: say('CartItem.list') })
          .getByRole('listitem'),
      ).toHaveCount(1);
    });
  });
}

for (const { language, width, colorScheme } of looks) {
  test.describe(`a quote in ${language}, ${width} pixels, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme });

    test('is ordered by its link, once, and a link that is over says so', async ({ page, allowed }) => {
      test.slow();
      allowed.add('404 /api/quotes/look');
      const say = messagesOf(language);
      const { path } = issueQuote(language);
      await page.context().addCookies([{ name: 'language', value: language, url: server.url }]);
      await arrive(page, `${server.url}${path}`);
      await expect(main(page).getByRole('article')).toContainText('600');
      await expect(main(page).getByRole('link', { name: say('shopping.quote.login') })).toHaveAttribute(
        'href',
        `/login?redirect=${encodeURIComponent(path)}`,
      );
      await look(page, 'a quote before the login');

      await beBuyer(page, language);
      await arrive(page, `${server.url}${path}`);
      await payButton(page).press('Enter');
      await expect(main(page).getByText(say('shopping.payment.agree.missing'))).toBeVisible();
      await expect(agreement(page)).toBeFocused();
      await look(page, 'a quote');
      const download = page.waitForEvent('download');
      await main(page)
        .getByRole('button', { name: say('shopping.quote.pdf') })
        .press('Enter');
      expect((await download).suggestedFilename()).toMatch(/MEDP-\d+\.pdf$/);
      await agreement(page).check();
      await payButton(page).press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/purchases\/\d+\/payment$/);
      await expect(main(page).getByText(/VšĮ Nemuno klinikos/)).toBeVisible();
      await look(page, 'the payment of a quote');
      await payButton(page).press('Enter');
      await payAtSandbox(page);
      await expect(
        main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.places') }),
      ).toBeVisible();
      await look(page, 'the page after paying for places');

      const says = async (at: string, what: string) => {
        await arrive(page, `${server.url}${at}`);
        await expect(
          main(page).getByRole('heading', { level: 1, name: say(`shopping.quote.${what}`) }),
        ).toBeVisible();
      };
      await says(path, 'used');
      const withdrawn = issueQuote(language);
      medeina(['orders', 'withdraw-quote', withdrawn.number, '--yes'], server.dataDirectory);
      await says(withdrawn.path, 'withdrawn');
      await look(page, 'a quote that was withdrawn');
      await says(`/quote/${'a'.repeat(43)}`, 'unknown');
    });
  });
}

/** From a course's page to the cart with it. */
async function putIntoCart(page: Page, say: Say): Promise<void> {
  await main(page)
    .getByRole('button', { name: say('catalogue.cart.put') })
    .and(page.locator(':not([aria-busy])'))
    .locator('visible=true')
    .first()
    .press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('catalogue.cart.open') })
    .press('Enter');
}

test('a newcomer fills a cart, registers, pays and opens the course', async ({ page, say }) => {
  test.slow();
  await arrive(page, `${server.url}/course-about/${course.id}`);
  await putIntoCart(page, say);
  await payLink(page).press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart%2Fpayment$/);
  await main(page).locator('a[href^="/register"]').first().press('Enter');
  await fillRegistration(page, say, newPerson('lt'));
  await page.getByRole('button', { name: say('auth.register.submit') }).press('Enter');
  // The cart of the guest is the newcomer's.
  await expect(page).toHaveURL(/\/cart\/payment$/);
  await agreement(page).check();
  await expect(payButton(page)).toContainText(course.price);
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  await arrive(page, `${server.url}/course/${course.id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('a company buys, and its details are kept for the next time', async ({ page, say }) => {
  await beBuyer(page);
  await toPayment(page);
  await chooseAsCompany(page);
  const field = (name: string) => main(page).getByRole('textbox', { name: say(`CompanyForm.${name}`) });
  await expect(field('company_name')).toBeFocused();
  await payButton(page).press('Enter');
  // Each field that is missing says so; VAT is not one of them.
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(3);
  await expect(field('company_name')).toBeFocused();
  await look(page, 'a company that is not filled in');
  const values = {
    company_name: 'VšĮ Nemuno klinikos',
    company_code: '302451123',
    company_address: 'Nemuno g. 12, Kaunas',
  };
  for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  await main(page)
    .getByRole('link', { name: say('shopping.outcome.order') })
    .press('Enter');
  for (const value of Object.values(values)) await expect(main(page).getByText(value)).toBeVisible();

  await call(page, 'POST', '/api/cart', { data: { product_id: 1231 } });
  await arrive(page, `${server.url}/cart/payment`);
  await expect(main(page).getByRole('switch', { name: 'Perku įmonės vardu' })).toBeChecked();
  for (const [name, value] of Object.entries(values)) await expect(field(name)).toHaveValue(value);
  // As a person again: what was kept stays kept.
  await main(page).getByRole('switch', { name: 'Perku įmonės vardu' }).uncheck();
  await agreement(page).check();
  await payButton(page).press('Enter');
  await turnBackAtSandbox(page);
  await arrive(page, `${server.url}/cart/payment`);
  await expect(main(page).getByRole('switch', { name: 'Perku įmonės vardu' })).not.toBeChecked();
  await main(page).getByRole('switch', { name: 'Perku įmonės vardu' }).check();
  await expect(field('company_code')).toHaveValue(values.company_code);
});

test('a company whose details cannot be checked without a connection is told so, and may press again', async ({
  page,
  say,
  allowed,
}) => {
  await beBuyer(page);
  await toPayment(page);
  await main(page).getByRole('switch', { name: 'Perku įmonės vardu' }).check();
  await page.waitForLoadState('networkidle');
  // What may have changed is read again.
  for (const path of ['cart', 'paymentmethods', 'company']) allowed.add(`failed /api/${path}`);
  await page.context().setOffline(true);
  const code = /\/assets\/[^/]+\.js$/;
  await page.route(code, (route) => {
    allowed.add(`failed ${new URL(route.request().url()).pathname}`);
    return route.abort('internetdisconnected');
  });
  await payButton(page).press('Enter');
  await expect(main(page).getByRole('alert')).toContainText(say('shell.error.network.text'));
  await expect(payButton(page)).not.toHaveAttribute('aria-busy');
});

/** What the cart costs. */
const total = (page: Page) =>
  main(page)
    .getByRole('region', { name: messagesOf('lt')('shopping.cart.order') })
    .locator('dd')
    .last();
const code = (page: Page, say: Say) => main(page).getByRole('textbox', { name: say('DiscountField.code') });

test('a coupon and a voucher take all off, and the order is free', async ({ page, say, allowed }) => {
  allowed.add('400 /api/voucher').add('400 /api/coupon');
  await beBuyer(page);
  await arrive(page, `${server.url}/cart`);
  const apply = main(page).getByRole('button', { name: say('DiscountField.apply') });

  // What is typed and not applied stands in the way of paying.
  await code(page, say).fill('NERA');
  await expect(payLink(page)).toBeHidden();
  await apply.press('Enter');
  await expect(code(page, say)).toHaveAccessibleDescription(say('shopping.code.invalid'));
  await look(page, 'a cart with a wrong code');

  await code(page, say).fill('slauga20');
  await code(page, say).press('Enter');
  await expect(main(page).getByText(say('DiscountField.applied'))).toBeVisible();
  await expect(code(page, say)).toHaveValue('SLAUGA20');
  await expect(total(page)).toContainText('44,00');
  await main(page)
    .getByRole('button', { name: say('DiscountField.another') })
    .press('Enter');
  await expect(code(page, say)).toBeFocused();
  await page.keyboard.insertText('DOVANA50');
  await page.keyboard.press('Enter');
  await expect(total(page)).toHaveText(/^0,00/);
  await look(page, 'a cart with two codes');

  // Each goes by itself: the one beside the field by its button, the one in it with its letters.
  await main(page)
    .getByRole('button', { name: say('common.remove', { name: 'SLAUGA20' }) })
    .press('Enter');
  await expect(total(page)).toContainText('14,00');
  await keepsFocus(page, 'taking off a code');
  await code(page, say).fill('');
  await expect(total(page)).toContainText('64,00');
  await expect(payLink(page)).toBeVisible();
  for (const one of ['SLAUGA20', 'DOVANA50']) {
    await code(page, say).fill(one);
    await code(page, say).press('Enter');
    await expect(code(page, say)).toHaveValue(one);
    await expect(payLink(page)).toBeVisible();
  }
  await expect(payLink(page)).toHaveText(say('shopping.cart.takeFree'));
  await payLink(page).press('Enter');

  await expect(main(page).getByRole('radio')).toHaveCount(1);
  await agreement(page).check();
  await payButton(page).press('Enter');
  await expect(page).toHaveURL(/\/payment\/success\?order=\d+$/);
  await expectPaid(page, say);
  await arrive(page, `${server.url}/cart`);
  await expect(main(page).getByRole('heading', { name: say('shopping.cart.empty') })).toBeVisible();
});

test('what is left of a voucher pays a part, also after turning back', async ({ page, say }) => {
  await beBuyer(page);
  await arrive(page, `${server.url}/cart`);
  await code(page, say).fill('DOVANA50');
  await code(page, say).press('Enter');
  // The order before took 44 of its 50 euros.
  await expect(total(page)).toContainText('58,00');
  await toPayment(page);
  await payButton(page).press('Enter');
  await turnBackAtSandbox(page);
  await main(page)
    .getByRole('link', { name: say('shopping.outcome.again') })
    .press('Enter');
  // The terms of the order were accepted when it was made.
  await expect(page).toHaveURL(/\/dashboard\/purchases\/\d+\/payment$/);
  await expect(payButton(page)).toContainText('58,00');
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  expect(await orders(page)).toHaveLength(1);
});

test('an unpaid order is paid from the purchases as it was ordered, or says that it has ended', async ({
  page,
  say,
}) => {
  test.slow();
  await beBuyer(page);
  await toPayment(page);
  await payButton(page).press('Enter');
  await turnBackAtSandbox(page);
  const [order] = await orders(page);
  // What is in the cart by then is another matter.
  await call(page, 'POST', '/api/cart', { data: { product_id: 1231 } });
  await arrive(page, `${server.url}/dashboard/purchases/${String(order?.order_id)}/show`);
  await main(page)
    .getByRole('link', { name: say('shopping.order.pay'), exact: true })
    .press('Enter');
  await expect(page).toHaveURL(/\/payment$/);
  await expect(payButton(page)).toContainText(course.price);
  await expect(main(page).getByRole('radio').first()).toBeChecked();
  await look(page, 'the payment of an order');
  await main(page)
    .getByRole('radio', { name: /PayPal/ })
    .check();
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  expect(await orders(page)).toHaveLength(1);
  await arrive(page, `${server.url}/dashboard/purchases/${String(order?.order_id)}/payment`);
  await expectPaid(page, say);
  await expect(payButton(page)).toBeHidden();

  await toPayment(page);
  await payButton(page).press('Enter');
  await turnBackAtSandbox(page);
  await main(page)
    .getByRole('link', { name: say('shopping.outcome.again') })
    .press('Enter');
  await expect(payButton(page)).toBeVisible();
  const [second] = await orders(page);
  await call(page, 'POST', `/api/customerorders/${String(second?.order_id)}/cancel`);
  await payButton(page).press('Enter');
  await expect(
    main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.ended') }),
  ).toBeVisible();
  await look(page, 'an order that has ended');
});

test('who has a course buys one place of it for a colleague', async ({ page, say }) => {
  test.slow();
  await beBuyer(page);
  await toPayment(page);
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  await arrive(page, `${server.url}/course-about/${course.id}`);
  await main(page)
    .getByRole('button', { name: say('catalogue.buy.colleagues') })
    .locator('visible=true')
    .first()
    .press('Enter');
  await keepsFocus(page, 'choosing to buy for colleagues');
  await putIntoCart(page, say);
  await expect(main(page).getByText(say('shopping.cart.colleague'))).toBeVisible();
  await payLink(page).press('Enter');
  await expect(main(page).getByRole('switch', { name: say('shopping.team.switch') })).toBeChecked();
  await look(page, 'the payment for a colleague');
  // More and back to one: it is still for a colleague.
  const count = main(page).getByRole('textbox', { name: /^Vietų:/ });
  await main(page).getByRole('button', { name: 'Didinti' }).click();
  await expect(count).toHaveValue('2');
  await main(page).getByRole('button', { name: 'Mažinti' }).click();
  await expect(count).toHaveValue('1');
  await expect(payButton(page)).toContainText(course.price);
  await agreement(page).check();
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await main(page)
    .getByRole('link', { name: say('shopping.outcome.invite') })
    .press('Enter');
  await expect(main(page).getByLabel(say('shopping.places.people'))).toBeVisible();
});

test('a coupon takes its sum off what the bank is paid', async ({ page, say, allowed }) => {
  // A code is looked for among the vouchers first.
  allowed.add('400 /api/voucher');
  await beBuyer(page);
  await arrive(page, `${server.url}/cart`);
  await code(page, say).fill('SLAUGA20');
  await code(page, say).press('Enter');
  await expect(total(page)).toContainText('44,00');
  await toPayment(page);
  await payButton(page).press('Enter');
  await expect(page.getByText('44,00').first()).toBeVisible();
  await payAtSandbox(page);
  await expectPaid(page, say);
});

test('a payment that is confirmed late is waited for, and the page goes on by itself', async ({
  page,
  say,
}) => {
  await beBuyer(page);
  await toPayment(page);
  await payButton(page).press('Enter');
  await payAtSandbox(page, 'never');
  await expect(
    main(page).getByRole('heading', { level: 1, name: say('shopping.outcome.confirming') }),
  ).toBeVisible();
  await look(page, 'a payment that is not confirmed yet');
  // The buyer pays the same order again in another tab, and this page tells of it.
  const [order] = await orders(page);
  const tab = await page.context().newPage();
  await toPayment(tab);
  await payButton(tab).press('Enter');
  await payAtSandbox(tab, 'before');
  await expectPaid(page, say);
  expect(await orders(page)).toEqual([
    expect.objectContaining({ order_id: order?.order_id, status: 'paid' }),
  ]);
  await tab.close();
});

test('two presses make one order', async ({ page }) => {
  await beBuyer(page);
  await toPayment(page);
  let confirmations = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/confirm') confirmations += 1;
  });
  await payButton(page).dblclick();
  await turnBackAtSandbox(page);
  expect(confirmations).toBe(1);
  expect(await orders(page)).toHaveLength(1);
});

test('after a lost answer the same press makes no second order', async ({ page, say, allowed }) => {
  allowed.add('failed /api/confirm');
  await beBuyer(page);
  await toPayment(page);
  // The order is made, and the connection goes before the browser hears of it.
  await page.route('**/api/confirm?*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page).press('Enter');
  await expect(main(page).getByRole('alert')).toContainText(say('shell.error.network.text'));
  await expect(payButton(page)).toBeFocused();
  await page.unroute('**/api/confirm?*');
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  expect(await orders(page)).toHaveLength(1);
});

test('a method that is gone is taken off the list, and another one pays', async ({ page, say, allowed }) => {
  allowed.add('400 /api/paymentmethods');
  await beBuyer(page);
  await toPayment(page);
  const paypal = main(page).getByRole('radio', { name: /PayPal/ });
  await paypal.check();
  // The operator takes it away meanwhile: it is in no list any more, and no order can name it.
  await page.route('**/api/paymentmethods', async (route) => {
    if (route.request().method() === 'POST') {
      const { payment_method: method, ...more } = JSON.parse(route.request().postData() ?? '{}');
      return route.continue({
        postData: JSON.stringify({ ...more, payment_method: method === 'paypal' ? 'gone' : method }),
      });
    }
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    return route.fulfill({
      response,
      json: { ...rest, data: data.filter(({ code: name }: { code: string }) => name !== 'paypal') },
    });
  });
  await payButton(page).press('Enter');
  await expect(main(page).getByRole('alert')).toBeVisible();
  await expect(paypal).toHaveCount(0);
  await expect(main(page).getByRole('radio').first()).toBeChecked();
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  expect(await orders(page)).toHaveLength(1);
});

test('another language leaves what was written at the payment', async ({ page, say }) => {
  await beBuyer(page);
  await toPayment(page);
  await chooseAsCompany(page);
  await main(page)
    .getByRole('textbox', { name: say('CompanyForm.company_name') })
    .fill('VšĮ Nemuno klinikos');
  const english = messagesOf('en');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('LanguageSwitch.label') })
    .click();
  await page.getByRole('banner').getByRole('menuitem', { name: 'English' }).click();
  await expect(
    main(page).getByRole('heading', { level: 1, name: english('shopping.payment.title') }),
  ).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: english('CompanyForm.company_name') })).toHaveValue(
    'VšĮ Nemuno klinikos',
  );
  await expect(main(page).getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await expect(agreement(page)).toBeChecked();
});

test('what another tab buys for colleagues is for colleagues on the payment page', async ({ page, say }) => {
  await beBuyer(page);
  await toPayment(page);
  const forTeam = main(page).getByRole('switch', { name: say('shopping.team.switch') });
  await expect(forTeam).not.toBeChecked();
  await call(page, 'POST', '/api/cart', { data: { product_id: course.product, for_team: true } });
  // A page that has just opened does not read the cart again as it comes to the front.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(forTeam).toBeChecked({ timeout: 1000 });
  }).toPass();
});

test('two tabs have one cart, and only one of them pays', async ({ page, say, anotherTab, allowed }) => {
  await beBuyer(page);
  await toPayment(page);
  const other = await anotherTab();
  await toPayment(other);
  await payButton(other).press('Enter');
  await payAtSandbox(other);
  await expectPaid(other, say);
  // Where the first tab does not notice before the press, the server does.
  allowed.add('409 /api/confirm');
  await page.bringToFront();
  // The press may take the button away, or find that it is gone.
  await payButton(page)
    .press('Enter', { timeout: 2000 })
    .catch(() => undefined);
  await expect(main(page).getByRole('heading', { name: say('shopping.payment.empty') })).toBeVisible();
  expect(await orders(page)).toHaveLength(1);
});

test('the way back after paying leads to nothing that could be paid twice', async ({ page, say }) => {
  await beBuyer(page);
  await toPayment(page);
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  await page.goBack();
  if (!page.url().startsWith(server.url)) await page.goBack();
  await expect(page).toHaveURL(/\/cart\/payment$/);
  await expect(main(page).getByRole('heading', { name: say('shopping.payment.empty') })).toBeVisible();
  expect(await orders(page)).toHaveLength(1);
});

test('the whole purchase goes by keyboard', async ({ page, say }) => {
  test.slow();
  await beBuyer(page);
  await arrive(page, `${server.url}/cart`);
  await tabTo(page, 'the way to pay', (here) => here.tag === 'A' && here.name.startsWith('Mokėti'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cart\/payment$/);
  // A new page takes the focus to its heading, once it is drawn.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Until the methods have come there is nothing to stop at, and the keys would lead past them.
  await expect(main(page).getByRole('radio', { name: /PayPal/ })).toBeVisible();
  await tabTo(page, 'the methods', (here) => here.name.startsWith('Banko nuoroda'));
  await page.keyboard.press('ArrowDown');
  await expect(main(page).getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await tabTo(page, 'the terms', (here) => here.tag === 'INPUT' && here.name.startsWith('Sutinku'));
  await page.keyboard.press('Space');
  await tabTo(page, 'the button', (here) => here.tag === 'BUTTON' && here.name.startsWith('Apmokėti'));
  await page.keyboard.press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  await tabTo(page, 'the order', named(say('shopping.outcome.order')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/show$/);
  await keepsFocus(page, 'opening the order');
});

test('a team’s places are bought, given to colleagues and taken back; the invoice is printed', async ({
  page,
  say,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.assign(globalThis, { printed: 0 });
    window.print = () => void Object.assign(globalThis, { printed: Reflect.get(globalThis, 'printed') + 1 });
  });
  await beBuyer(page);
  await toPayment(page);
  await main(page)
    .getByRole('switch', { name: say('shopping.team.switch') })
    .check();
  const count = main(page).getByRole('textbox', { name: /^Vietų:/ });
  await main(page).getByRole('button', { name: 'Didinti' }).click();
  await main(page).getByRole('button', { name: 'Didinti' }).click();
  await expect(count).toHaveValue('3');
  await look(page, 'the payment for a team');
  await payButton(page).press('Enter');
  await payAtSandbox(page);
  await expectPaid(page, say);
  await main(page)
    .getByRole('link', { name: say('shopping.outcome.invite') })
    .press('Enter');

  const people = main(page).getByLabel(say('shopping.places.people'));
  const invite = main(page).getByRole('button', { name: say('shopping.places.invite') });
  const mark = Math.random().toString(36).slice(2, 8);
  await people.fill(`viena-${mark}@example.org, kita-${mark}@example.org\nbe adreso`);
  await invite.click();
  await expect(main(page).getByText(say('shopping.places.sent', { count: 2 }))).toBeVisible();
  // What could not be sent stays to be mended.
  await expect(people).toHaveValue('be adreso');
  const places = main(page).getByRole('listitem').filter({ hasText: mark });
  await expect(places).toHaveCount(2);
  await look(page, 'the places of a team');
  await page.reload();
  await expect(places).toHaveCount(2);
  await expect(people).toHaveValue('be adreso');
  const other = places.filter({ hasText: `kita-${mark}` });
  await other.getByRole('button', { name: say('shopping.places.resend') }).click();
  await expect(page.getByText(say('shopping.places.resent'))).toBeVisible();
  await other.getByRole('button', { name: say('shopping.places.takeBack') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('shopping.places.takeBack'), exact: true })
    .click();
  await expect(places).toHaveCount(1);
  // The last two places take the form with them, and what became of the list is told all the same.
  await people.fill(
    `kas-${mark}@example.org, du-${mark}@example.org, per-daug-${mark}@example.org, ne@adresas`,
  );
  await invite.click();
  await expect(main(page).getByText(say('shopping.places.sent', { count: 2 }))).toBeVisible();
  await expect(main(page).getByText(`per-daug-${mark}@example.org`)).toBeVisible();
  await expect(main(page).getByText('ne@adresas')).toBeVisible();
  await expect(people).toHaveCount(0);
  await keepsFocus(page, 'giving the last place');

  await main(page)
    .getByRole('link', { name: say('shopping.order.invoice.print') })
    .press('Enter');
  await expect(page).toHaveURL(/\/invoice$/);
  await expect(main(page).getByRole('article')).toContainText('192');
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'printed'))).toBe(1);
  await look(page, 'an invoice');
  const download = page.waitForEvent('download');
  await main(page)
    .getByRole('button', { name: say('shopping.invoice.pdf') })
    .press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
