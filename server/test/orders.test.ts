import { randomUUID } from 'node:crypto';
import { endpoints } from '@medeina/contract/endpoints';
import { sql as kysely } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { enrolIn } from '../src/learning/enrolments.ts';
import { keepOrderSeats, takeOrderSeat } from '../src/learning/seats-store.ts';
import { inTransaction } from '../src/platform/database.ts';
import { shoppingDomain } from '../src/shopping/domain.ts';
import { openShop, payAt, untilStatus } from './support/shop.ts';
import { untilWaiting } from './support/waiting.ts';

/** Orders over HTTP on a real database, paid at the sandboxes of both providers. */
const { app, buyer, dated, undated, seatsHeld, payTooLate, runJob } = await openShop();
const { sql } = app.database;

describe.each(['paysera', 'paypal'])('paid by %s', (method) => {
  test('an order gives its course, an invoice and an empty cart', async () => {
    const me = buyer(await app.person());
    await me.add(dated.id);
    await me.choose(method);
    const { order } = await me.confirm();
    expect(order).toMatchObject({ status: 'pending' });
    expect(await me.hasCourse(dated.course_id)).toBe(false);
    const back = await payAt(order?.redirect ?? '');
    expect(back).toBe(`/payment/success?order=${String(order?.order_id)}`);
    await untilStatus(() => me.order(order?.order_id ?? 0), 'paid');
    expect(await me.hasCourse(dated.course_id)).toBe(true);
    expect((await me.ask('GET', '/api/cart')).body).toMatchObject({ count: 0 });
    expect(await me.order(order?.order_id ?? 0)).toMatchObject({
      total_raw: dated.cents / 100,
      has_invoice: true,
      invoice: { number: expect.stringMatching(/^MED-\d+$/) },
    });
  });

  // Paysera has no call to ask: what it never told of is the operator's.
  const untold = method === 'paysera' ? ['forged', 'never'] : [];
  const told = ['twice', 'before', 'forged', 'never', 'timeout'].filter((fault) => !untold.includes(fault));

  test.each(untold)('fault %s: the order stays unpaid', async (fault) => {
    const me = buyer(await app.person());
    await me.add(dated.id);
    await me.choose(method);
    const { order } = await me.confirm();
    await payAt(order?.redirect ?? '', fault);
    expect(await me.order(order?.order_id ?? 0)).toMatchObject({ status: 'pending' });
    expect(await me.hasCourse(dated.course_id)).toBe(false);
  });

  test.each(told)('fault %s: one order, one course', async (fault) => {
    const me = buyer(await app.person());
    await me.add(dated.id);
    await me.choose(method);
    const { order } = await me.confirm();
    await payAt(order?.redirect ?? '', fault);
    const id = order?.order_id ?? 0;
    await me.ask('POST', `/api/customerorders/${id}/check`);
    await untilStatus(() => me.order(id), 'paid');
    const enrolled = await sql`
      select from enrolments where course_id = ${dated.course_id} and source = 'order'
        and user_id = (select user_id from orders where id = ${id})`;
    expect(enrolled).toHaveLength(1);
  });

  test.each(['amount', 'currency'])('another %s buys nothing', async (fault) => {
    const me = buyer(await app.person());
    await me.add(dated.id);
    await me.choose(method);
    const { order } = await me.confirm();
    await payAt(order?.redirect ?? '', fault);
    const id = order?.order_id ?? 0;
    await expect
      .poll(
        async () =>
          sql`select from audit_events where action = 'payment.mismatched' and object_id = ${String(id)}`,
      )
      .not.toHaveLength(0);
    expect(await me.order(id)).toMatchObject({ status: 'pending', has_invoice: false });
    expect(await me.hasCourse(dated.course_id)).toBe(false);
  });
});

test('a company has its invoice as data, as a page, as a PDF and as UBL', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.ask('POST', '/api/company', {
    private: false,
    company_name: 'VšĮ Žemaitijos ligoninė',
    company_code: '301234567',
    company_address: 'Ligoninės g. 4, Telšiai',
    // As people type it.
    company_vat: 'lt 100009876543',
  });
  await me.choose('paysera');
  const { order } = await me.confirm();
  const id = order?.order_id ?? 0;
  const of = `/api/customerorderinvoice/${id}`;
  // There is none before it is paid.
  for (const path of ['', '/pdf', '/ubl']) expect((await me.file(`${of}${path}`)).statusCode).toBe(404);
  await payAt(order?.redirect ?? '');
  await untilStatus(() => me.order(id), 'paid');
  const { invoice } = await me.order(id);
  const { body } = await me.ask('GET', `/api/customerorders/${id}/invoice`);
  const { data } = endpoints['shopping.invoices.detail'].responses[200].parse(body);
  expect(data).toMatchObject({
    number: invoice?.number,
    title: 'PVM sąskaita faktūra',
    buyer: { name: 'VšĮ Žemaitijos ligoninė', vat: 'LT100009876543' },
    seller: { name: 'UAB Bandymas', vat: 'LT100001234567' },
    total: { raw: dated.cents / 100 },
    has_ubl: true,
  });
  const page = await me.file(`${of}?language=en`);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain(`VAT invoice ${invoice?.number ?? ''}`);
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
  const pdf = await me.file(`${of}/pdf`);
  expect(pdf.headers['content-disposition']).toBe(
    `attachment; filename="saskaita-${invoice?.number ?? ''}.pdf"`,
  );
  const words = await wordsOf(pdf.rawPayload);
  for (const text of [
    `PVM sąskaita faktūra ${invoice?.number ?? ''}`,
    'VšĮ Žemaitijos ligoninė',
    data.total.formatted,
  ])
    expect(words).toContain(text.replaceAll(/\s/g, ' '));
  const ubl = await me.file(`${of}/ubl`);
  expect(ubl.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(ubl.body).toContain(`<cbc:ID>${invoice?.number ?? ''}</cbc:ID>`);
  const person = buyer(await app.person());
  await person.add(undated.id);
  await person.choose('free_checkout');
  const free = await person.confirm();
  await person.ask('POST', free.order?.validate ?? '');
  expect(
    (await person.file(`/api/customerorderinvoice/${String(free.order?.order_id)}/ubl`)).statusCode,
  ).toBe(409);
});

async function wordsOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('turning back leaves the order unpaid and the cart as it was', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.choose('paysera');
  const { order } = await me.confirm();
  expect(await payAt(order?.redirect ?? '', 'none', 'cancel')).toBe(
    `/payment/cancelled?order=${String(order?.order_id)}`,
  );
  const before = await seatsHeld();
  expect((await me.ask('POST', `/api/customerorders/${String(order?.order_id)}/cancel`)).body).toMatchObject({
    status: 'cancelled',
  });
  expect(await seatsHeld()).toBe(before - 1);
  expect((await me.ask('GET', '/api/cart')).body).toMatchObject({ count: 1 });
});

test('seats that an order gives back are shown at once, wherever they are', async () => {
  const learner = await app.person();
  await enrolIn(app.database.executor, {
    userId: learner.id,
    courseId: dated.course_id,
    productId: dated.id,
    source: 'operator',
  });
  await sql`update practical_sessions set capacity = ${(await seatsHeld()) + 1} where product_id = ${dated.id}`;
  const shown = async () => {
    const product = (await buyer(learner).ask('GET', `/api/products/${dated.course_id}`)).body;
    const own = (await buyer(learner).ask('GET', `/api/courses/purchased/${dated.course_id}`)).body;
    const { products } = endpoints['catalogue.products.detail'].responses[200].parse(product).data;
    const { theory } = endpoints['learning.purchased.detail'].responses[200].parse(own).data;
    const dates = theory
      .flatMap(({ sections }) => sections.flatMap(({ parts }) => parts))
      .find((part) => part.module === 'calendar');
    return [
      products.find(({ product_id: id }) => id === dated.id)?.seats_left,
      dates?.calendar?.sessions.find(({ id }) => id === dated.id)?.seats_left,
    ];
  };
  const me = buyer(await app.person());
  const order = async () => {
    await me.add(dated.id);
    await me.choose('paysera');
    const { order: confirmed } = await me.confirm();
    expect(await shown()).toEqual([0, 0]);
    return confirmed?.order_id ?? 0;
  };
  await me.ask('POST', `/api/customerorders/${await order()}/cancel`);
  expect(await shown()).toEqual([1, 1]);

  // Another cart replaces the order.
  await order();
  const { body: cart } = await me.ask('GET', '/api/cart');
  await me.ask('DELETE', `/api/cart/${cart.products[0].key}`);
  await me.add(undated.id);
  await me.choose('free_checkout');
  await me.confirm();
  expect(await shown()).toEqual([1, 1]);

  const id = await order();
  await sql`update orders set expires_at = now() - interval '1 second' where id = ${id}`;
  await runJob('expired-orders');
  await app.context.versions.catchUp();
  expect(await shown()).toEqual([1, 1]);
  await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
});

/** Makes an order and leaves it unpaid. */
async function leave(method: string, quantity = 1) {
  const me = buyer(await app.person());
  await me.add(dated.id, quantity);
  await me.choose(method);
  const { order } = await me.confirm();
  const id = order?.order_id ?? 0;
  const pay = async (by: string) => {
    const { status, body } = await me.ask('POST', `/api/customerorders/${id}/pay`, { payment_method: by });
    return {
      status,
      body,
      answer: endpoints['shopping.orders.pay'].responses[200].safeParse(body).data,
    };
  };
  return { me, id, page: order?.redirect ?? '', pay };
}

function pathOf(to: Request | URL | string): string {
  return new URL(to instanceof Request ? to.url : to).pathname;
}

describe('an order that was left unpaid', () => {
  test('is paid by any method, whatever the cart and the prices are by then', async () => {
    const { me, id, pay } = await leave('paysera');
    await me.add(undated.id);
    await sql`update products set price_cents = price_cents + 100 where id = ${dated.id}`;
    expect((await me.order(id)).payment_methods.map(({ code }) => code)).toEqual(['paysera', 'paypal']);
    const { answer } = await pay('paypal');
    expect(answer).toMatchObject({ order_id: id, status: 'pending' });
    // The same press again leads to the same page.
    expect((await pay('paypal')).answer).toEqual(answer);
    expect((await me.order(id)).payment_methods.map(({ code }) => code)).toEqual(['paypal', 'paysera']);
    await payAt(answer?.redirect ?? '');
    await untilStatus(() => me.order(id), 'paid');
    await sql`update products set price_cents = price_cents - 100 where id = ${dated.id}`;
    expect(await me.order(id)).toMatchObject({ total_raw: dated.cents / 100, payment_methods: [] });
    expect((await me.ask('GET', '/api/cart')).body).toMatchObject({ count: 1 });
    expect((await pay('paypal')).answer).toMatchObject({
      status: 'paid',
      redirect: `/payment/success?order=${id}`,
    });
  });

  test('and then confirmed from the cart again is paid as the cart says', async () => {
    const { me, id, pay } = await leave('paysera');
    await pay('paypal');
    const { order } = await me.confirm();
    expect(order).toMatchObject({ order_id: id, redirect: expect.stringContaining('/paysera/') });
  });

  test('and was paid without a word by another method is paid', async () => {
    const { me, id, page, pay } = await leave('paypal');
    await payAt(page, 'timeout');
    expect((await pay('paysera')).answer).toMatchObject({ status: 'paid' });
    expect(await me.hasCourse(dated.course_id)).toBe(true);
    expect(await me.order(id)).toMatchObject({ payment_method: 'PayPal' });
  });

  test('and is paid by the method that was begun first names that one, as its invoice does', async () => {
    const { me, id, page, pay } = await leave('paysera');
    await pay('paypal');
    expect(await me.order(id)).toMatchObject({ payment_method: 'PayPal' });
    await payAt(page);
    await untilStatus(() => me.order(id), 'paid');
    expect(await me.order(id)).toMatchObject({ payment_method: 'Banko nuoroda' });
    const { body } = await me.ask('GET', `/api/customerorders/${id}/invoice`);
    expect(body.data).toMatchObject({ payment_method: 'Banko nuoroda' });
  });

  test('and is begun anew where the provider’s page is too old', async () => {
    const { me, id, page, pay } = await leave('paypal');
    await sql`update payments set started_at = now() - interval '3 hours' where order_id = ${id}`;
    const { answer } = await pay('paypal');
    expect(answer?.redirect).not.toBe(page);
    expect((await pay('paypal')).answer).toEqual(answer);
    await payAt(answer?.redirect ?? '');
    await untilStatus(() => me.order(id), 'paid');
    // What is approved on the older page by now is not taken.
    const calls = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => calls.mockRestore());
    await payAt(page, 'before');
    const asked = calls.mock.calls.map(([to]) => pathOf(to));
    const old = new URL(page).searchParams.get('token') ?? '';
    expect(asked.filter((path) => path.includes(old))).toEqual([
      expect.stringMatching(/\/v2\/checkout\/orders\/\w+$/),
    ]);
    expect(await sql`select provider, status from payments where order_id = ${id}`).toEqual([
      { provider: 'paypal', status: 'paid' },
    ]);
  });

  test('and is paid on its older page while a newer one is made leads to the order', async () => {
    const { id, page, pay } = await leave('paypal');
    await sql`update payments set started_at = now() - interval '3 hours' where order_id = ${id}`;
    const send = globalThis.fetch;
    const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      const answer = await send(to, init);
      if (pathOf(to).endsWith('/v2/checkout/orders')) await payAt(page, 'before');
      return answer;
    });
    onTestFinished(() => calls.mockRestore());
    expect((await pay('paypal')).answer).toMatchObject({ redirect: `/payment/success?order=${id}` });
    expect(await sql`select status, reference from payments where order_id = ${id}`).toEqual([
      { status: 'paid', reference: new URL(page).searchParams.get('token') },
    ]);
  });

  test('says that it has ended, also where its time is over and no job has come by', async () => {
    const held = await seatsHeld();
    const cancelled = await leave('paysera');
    await cancelled.me.ask('POST', `/api/customerorders/${cancelled.id}/cancel`);
    expect((await cancelled.pay('paypal')).answer).toEqual({
      order_id: cancelled.id,
      status: 'cancelled',
      redirect: `/payment/cancelled?order=${cancelled.id}`,
    });
    const late = await leave('paysera');
    await sql`update orders set expires_at = now() - interval '1 second' where id = ${late.id}`;
    expect((await late.pay('paypal')).answer).toMatchObject({ status: 'expired' });
    expect(await late.me.order(late.id)).toMatchObject({ status: 'expired' });
    expect(await seatsHeld()).toBe(held);
  });

  test('and whose time is over is another order when its cart is confirmed again', async () => {
    const { me, id } = await leave('paysera');
    await sql`update orders set expires_at = now() - interval '1 second' where id = ${id}`;
    await sql`update seat_holds set expires_at = now() - interval '1 second' where order_id = ${id}`;
    const held = await seatsHeld();
    const { order } = await me.confirm();
    expect(order?.status).toBe('pending');
    expect(order?.order_id).not.toBe(id);
    expect(await me.order(id)).toMatchObject({ status: 'expired' });
    expect(await seatsHeld()).toBe(held + 1);
  });

  test('has the time that the database’s clock says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { me, id, pay } = await leave('paysera');
    await sql`update orders set expires_at = now() + interval '30 minutes' where id = ${id}`;
    expect((await me.confirm()).order).toMatchObject({ order_id: id, status: 'pending' });
    expect((await pay('paypal')).answer).toMatchObject({ order_id: id, status: 'pending' });
  });

  test('can be changed to as many places as there are with those that it holds', async () => {
    await sql`update practical_sessions set capacity = ${(await seatsHeld()) + 3} where product_id = ${dated.id}`;
    const me = buyer(await app.person());
    await me.add(dated.id, 2);
    await me.choose('paysera');
    await me.confirm();
    expect(await me.add(dated.id, 4)).toMatchObject({ status: 409, body: { code: 'no_seats' } });
    expect(await me.add(dated.id, 3)).toMatchObject({ status: 200 });
    expect(await me.confirm()).toMatchObject({ status: 200 });
    await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
  });

  test('waits no longer than until what it is for begins', async () => {
    const starts = sql`select starts_at from practical_sessions where product_id = ${dated.id}`;
    const [before] = await starts;
    await sql`update practical_sessions set starts_at = now() + interval '1 hour' where product_id = ${dated.id}`;
    const { me, id } = await leave('paysera');
    await sql`
      update practical_sessions set starts_at = ${before?.['starts_at']} where product_id = ${dated.id}`;
    const { expires_at: end } = await me.order(id);
    expect(Date.parse(end ?? '')).toBeLessThan(Date.now() + 61 * 60_000);
  });

  test('takes no method that there is not, or that is for another sum', async () => {
    const { pay } = await leave('paysera');
    for (const method of ['cash', 'free_checkout', ''])
      expect(await pay(method)).toMatchObject({ status: 400 });
  });
});

test('an order without a price is paid by saying so', async () => {
  const me = buyer(await app.person());
  await me.add(undated.id);
  const { body: methods } = await me.ask('GET', '/api/paymentmethods');
  expect(methods.data.map(({ code }: { code: string }) => code)).toEqual(['free_checkout']);
  await me.choose('free_checkout');
  const { order } = await me.confirm();
  const { body } = await me.ask('POST', order?.validate ?? '');
  expect(body).toMatchObject({
    status: 'paid',
    redirect: `/payment/success?order=${String(order?.order_id)}`,
  });
  expect(await me.hasCourse(undated.course_id)).toBe(true);
});

test('the same cart in another language, or with another name, is an order of its own', async () => {
  const person = await app.person();
  const me = buyer(person);
  await me.add(dated.id);
  await me.choose('paysera');
  const first = (await me.confirm()).order;
  const confirmIn = async (language: string) =>
    (
      await app.request({
        method: 'POST',
        url: '/api/confirm',
        headers: { ...person.headers, 'x-oc-merchant-language': language },
      })
    ).json();
  const second = await confirmIn('en-gb');
  await sql`update users set lastname = 'Kitokia' where id = ${person.id}`;
  const third = await confirmIn('en-gb');
  const orders = await sql`
    select language, buyer_name like '%Kitokia' as is_renamed, status from orders
    where id = any (${[first?.order_id ?? 0, second.order_id, third.order_id]}::integer[]) order by id`;
  expect(orders).toEqual([
    { language: 'lt', is_renamed: false, status: 'cancelled' },
    { language: 'en', is_renamed: false, status: 'cancelled' },
    { language: 'en', is_renamed: true, status: 'pending' },
  ]);
});

test('two presses at once, the same key and the same cart make one order', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.choose('paysera');
  const key = randomUUID();
  const answers = await Promise.all([me.confirm(key), me.confirm(key), me.confirm(), me.confirm()]);
  expect(new Set(answers.map(({ order }) => order?.order_id)).size).toBe(1);
  // Another cart is another order, and no answer for the old key.
  await me.add(undated.id);
  expect(await me.confirm(key)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  const { order } = await me.confirm();
  expect(order?.order_id).not.toBe(answers[0].order?.order_id);
  expect(await me.order(answers[0].order?.order_id ?? 0)).toMatchObject({ status: 'cancelled' });
});

/** The payments of an order, the first begun first. */
const paymentsOf = (id: number) =>
  sql`select provider, status from payments where order_id = ${id} order by id`;

test('another method for the same cart is the same order, and what is paid twice goes back', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.choose('paysera');
  const key = randomUUID();
  const first = (await me.confirm(key)).order;
  const id = first?.order_id ?? 0;
  await me.choose('paypal');
  // The key was for the other method.
  expect(await me.confirm(key)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  const { order } = await me.confirm();
  expect(order).toMatchObject({ order_id: id, redirect: expect.stringContaining('checkoutnow') });
  await payAt(order?.redirect ?? '');
  await untilStatus(() => me.order(id), 'paid');
  await payAt(first?.redirect ?? '');
  await expect
    .poll(() => paymentsOf(id))
    .toEqual([
      { provider: 'paysera', status: 'refund_due' },
      { provider: 'paypal', status: 'paid' },
    ]);
  expect((await me.ask('GET', '/api/customerorders')).body.total).toBe(1);
  expect(await sql`select from invoices where order_id = ${id}`).toHaveLength(1);
  expect(await me.order(id)).toMatchObject({ payment_method: 'PayPal', has_places: false });
});

test('a cart whose order was paid without a word is that order, whatever else is in it by then', async () => {
  const { me, id, page } = await leave('paypal');
  const send = globalThis.fetch;
  const calls = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const answer = await send(to, init);
    if (pathOf(to).endsWith('/capture')) throw new TypeError('The answer was lost');
    return answer;
  });
  onTestFinished(() => calls.mockRestore());
  await payAt(page, 'never');
  calls.mockRestore();
  expect(await me.order(id)).toMatchObject({ status: 'pending' });
  await me.add(undated.id);
  expect((await me.confirm()).order).toEqual({
    order_id: id,
    status: 'paid',
    redirect: `/payment/success?order=${id}`,
  });
  expect((await me.ask('GET', '/api/customerorders')).body.total).toBe(1);
  expect((await me.ask('GET', '/api/cart')).body.products).toMatchObject([{ product_id: undated.id }]);
  expect(await me.hasCourse(dated.course_id)).toBe(true);
});

test('an order without a price is not paid by confirming another cart', async () => {
  const me = buyer(await app.person());
  await me.add(undated.id);
  await me.choose('free_checkout');
  const free = (await me.confirm()).order;
  await me.add(dated.id);
  await me.choose('paysera');
  const { order } = await me.confirm();
  expect(order).toMatchObject({ status: 'pending', redirect: expect.stringContaining('/paysera/') });
  expect(await me.order(free?.order_id ?? 0)).toMatchObject({ status: 'cancelled' });
});

test('an order without a price that is cancelled is not bought by asking how it stands', async () => {
  const me = buyer(await app.person());
  await me.add(undated.id);
  await me.choose('free_checkout');
  const { order } = await me.confirm();
  const id = order?.order_id ?? 0;
  await me.ask('POST', `/api/customerorders/${id}/cancel`);
  expect(await me.order(id)).toMatchObject({ status: 'cancelled' });
  expect(await me.hasCourse(undated.course_id)).toBe(false);
});

test('where nothing is sold any more, what is due is still given back', () => {
  const context = { ...app.context, settings: { ...app.settings, shopping: false } };
  const jobs = shoppingDomain.jobs?.(context).map(({ name }) => name);
  expect(jobs).toEqual(expect.arrayContaining(['open-payments', 'expired-orders', 'due-refunds']));
});

test('what comes for an ended order whose course is had by then goes back', async () => {
  const { me, id, page } = await leave('paypal');
  await me.ask('POST', `/api/customerorders/${id}/cancel`);
  await me.choose('paysera');
  const { order } = await me.confirm();
  await payAt(order?.redirect ?? '');
  await untilStatus(() => me.order(order?.order_id ?? 0), 'paid');
  const held = await seatsHeld();
  await payAt(page);
  await expect.poll(() => paymentsOf(id)).toEqual([{ provider: 'paypal', status: 'refund_due' }]);
  expect(await me.order(id)).toMatchObject({ status: 'cancelled', has_places: false, has_invoice: false });
  expect(await seatsHeld()).toBe(held);
  await runJob('due-refunds');
  expect(await paymentsOf(id)).toEqual([{ provider: 'paypal', status: 'refunded' }]);
});

test('confirming while the order is being paid makes no second order', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.choose('paysera');
  const id = (await me.confirm()).order?.order_id ?? 0;
  const confirming = await sql.begin(async (settling) => {
    await settling`update orders set status = 'paid', paid_at = now() where id = ${id}`;
    await settling`delete from cart_lines where user_id = (select user_id from orders where id = ${id})`;
    // In an object, because `begin` would await a bare promise.
    const under = { way: me.confirm() };
    await untilWaiting(sql);
    return under;
  });
  expect(await confirming.way).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
  expect((await me.ask('GET', '/api/customerorders')).body.total).toBe(1);
});

test('an order of two courses keeps nobody from the one while it waits for the other', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.add(undated.id);
  await me.choose('paysera');
  const { order } = await me.confirm();
  const paying = await sql.begin(async (other) => {
    await other`select from course_counters where course_id = ${undated.course_id} for no key update`;
    const under = { way: payAt(order?.redirect ?? '') };
    await untilWaiting(sql);
    await other`select from versions where name = ${`course:${dated.course_id}`} for no key update nowait`;
    return under;
  });
  await paying.way;
  await expect.poll(() => me.order(order?.order_id ?? 0)).toMatchObject({ status: 'paid' });
});

test('nobody orders for another sum than they saw', async () => {
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.choose('paysera');
  const confirm = (total: string) => me.ask('POST', `/api/confirm?total=${total}`);
  await sql`update products set special_cents = price_cents - 1000 where id = ${dated.id}`;
  const { total_raw: special } = (await me.ask('GET', '/api/cart')).body;
  await sql`update products set special_cents = null where id = ${dated.id}`;
  for (const language of ['lt-lt', 'en-gb', 'ru-ru']) {
    const { status, body } = await me.ask('POST', `/api/confirm?total=${special}`, undefined, {
      'x-oc-merchant-language': language,
    });
    expect([status, body.code]).toEqual([409, 'cart_changed']);
  }
  expect((await me.ask('GET', '/api/customerorders')).body.total).toBe(0);
  for (const strange of ['', 'a', '-1', '1e2', '1.005']) expect((await confirm(strange)).status).toBe(400);
  const { total_raw: total } = (await me.ask('GET', '/api/cart')).body;
  expect(await confirm(String(total))).toMatchObject({ status: 200, body: { status: 'pending' } });
});

test('a course that the cart does not show is not ordered, also where the order is for others', async () => {
  const guest = { 'x-oc-session': randomUUID() };
  const me = buyer(await app.person());
  await me.add(undated.id);
  await me.choose('free_checkout');
  const free = await me.confirm();
  await me.ask('POST', free.order?.validate ?? '');
  for (const product of [dated.id, undated.id])
    await app.request({ method: 'POST', url: '/api/cart', headers: guest, payload: { product_id: product } });
  const { body: cart } = await me.ask('GET', '/api/cart', undefined, guest);
  expect(cart.products).toMatchObject([{ product_id: dated.id }]);
  await me.choose('paysera', { for_team: true });
  const { order } = await me.confirm();
  const { products, for_team: isForTeam } = await me.order(order?.order_id ?? 0);
  expect(products.map(({ product_id: id }) => id)).toEqual([dated.id]);
  expect(isForTeam).toBe(true);
});

test('an empty cart, no choice and a strange path are refused', async () => {
  const me = buyer(await app.person());
  await me.choose('paysera');
  expect(await me.confirm()).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
  await me.add(dated.id);
  expect(await me.choose('cash')).toMatchObject({ status: 400 });
  expect(await me.choose('paysera', { agree: false })).toMatchObject({ status: 400 });
  const strange = '/api/confirm?success_callback=//evil.example';
  expect(await me.ask('POST', strange)).toMatchObject({ status: 400 });
  const other = buyer(await app.person());
  await other.add(dated.id);
  expect(await other.confirm()).toMatchObject({ status: 409, body: { code: 'payment_choice_missing' } });
});

test('somebody else’s order does not exist', async () => {
  const [me, other] = [buyer(await app.person()), buyer(await app.person())];
  await me.add(dated.id);
  await me.choose('paysera');
  const { order } = await me.confirm();
  for (const path of ['', '/check', '/cancel'])
    expect(
      await other.ask(path === '' ? 'GET' : 'POST', `/api/customerorders/${String(order?.order_id)}${path}`),
    ).toMatchObject({ status: 404 });

  // Nor does what it leads to, once it is paid.
  await payAt(order?.redirect ?? '');
  const id = String(order?.order_id);
  await untilStatus(() => me.order(Number(id)), 'paid');
  const printed = `/api/customerorderinvoice/${id}`;
  for (const path of [`/api/customerorders/${id}/invoice`, printed, `${printed}/pdf`, `${printed}/ubl`]) {
    expect([path, (await other.file(path)).statusCode]).toEqual([path, 404]);
    expect((await me.file(path)).statusCode).not.toBe(404);
  }
});

test('fifty want the last seat and one has it; an unpaid order gives it back after a day', async () => {
  const held = await seatsHeld();
  await sql`update practical_sessions set capacity = ${held + 1} where product_id = ${dated.id}`;
  const people = await Promise.all(Array.from({ length: 50 }, async () => buyer(await app.person())));
  await Promise.all(people.map((one) => one.add(dated.id)));
  await Promise.all(people.map((one) => one.choose('paysera')));
  const answers = await Promise.all(people.map((one) => one.confirm()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ body }) => body.code === 'no_seats');
  expect(refused).toHaveLength(49);
  // An order may have several courses: the refusal names the one that is full.
  const { body: cart } = await (people[0] ?? buyer(await app.person())).ask('GET', '/api/cart');
  const name = endpoints['shopping.cart.read'].responses[200].parse(cart).products[0]?.name ?? '?';
  for (const { body } of refused) expect(body).toMatchObject({ message: expect.stringContaining(name) });
  expect(await seatsHeld()).toBe(held + 1);
  await sql`
    update orders set expires_at = now() - interval '1 minute', created_at = now() - interval '1 day'
    where status = 'pending'`;
  await runJob('expired-orders');
  expect(await seatsHeld()).toBeLessThan(held + 1);
  await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
});

test('a seat whose time runs out while its payment waits to be settled is no longer the order’s', async () => {
  const { id } = await leave('paysera');
  const seat = { orderId: id, productId: dated.id };
  await inTransaction(app.database.executor, async (transaction) => {
    // Later than what the transaction takes for now, as after it has waited.
    await kysely`update seat_holds set expires_at = clock_timestamp() where order_id = ${id}`.execute(
      transaction,
    );
    expect(await takeOrderSeat(transaction, { ...seat, userId: 1, enrolmentId: 1 })).toBe(false);
  });
  const other = await leave('paysera');
  await inTransaction(app.database.executor, async (transaction) => {
    await kysely`update seat_holds set expires_at = clock_timestamp() where order_id = ${other.id}`.execute(
      transaction,
    );
    expect(await keepOrderSeats(transaction, { ...seat, orderId: other.id })).toBe(0);
  });
});

test('a payment that comes after the seats are gone goes back', async () => {
  const { me, status } = await payTooLate();
  expect(await me.hasCourse(dated.course_id)).toBe(false);
  await runJob('due-refunds');
  expect(await status()).toBe('refunded');
});

/** Has the session begin and end at other times, in milliseconds from now, until the test is over. */
async function moveSession(starts: number, ends: number): Promise<void> {
  const move = (from: Date, until: Date) =>
    sql`update practical_sessions set starts_at = ${from}, ends_at = ${until} where product_id = ${dated.id}`;
  const [before] = await sql<{ starts: Date; ends: Date }>`
    select starts_at as starts, ends_at as ends from practical_sessions where product_id = ${dated.id}`;
  onTestFinished(async () => {
    if (before !== undefined) await move(before.starts, before.ends);
  });
  const now = Date.now();
  await move(new Date(now + starts), new Date(now + ends));
}

test.each([
  ['a course', 1],
  ['places for others', 2],
])('a payment for %s that comes after the session goes back', async (_what, quantity) => {
  const { me, id, page } = await leave('paypal', quantity);
  await me.ask('POST', `/api/customerorders/${id}/cancel`);
  const held = await seatsHeld();
  await moveSession(-86_400_000, -60_000);
  await payAt(page);
  await expect.poll(() => paymentsOf(id)).toEqual([{ provider: 'paypal', status: 'refund_due' }]);
  expect(await me.order(id)).toMatchObject({ status: 'cancelled', has_places: false, has_invoice: false });
  expect(await seatsHeld()).toBe(held);
  await runJob('due-refunds');
});

test('a payment that comes before the last day of a session is over still buys', async () => {
  const { me, id, page } = await leave('paypal');
  await moveSession(-86_400_000, 60_000);
  await payAt(page);
  await untilStatus(() => me.order(id), 'paid');
  expect(await me.hasCourse(dated.course_id)).toBe(true);
});

test('invoice numbers have no gaps', async () => {
  const numbers = await sql<{
    number: number;
  }>`select number from invoices where series = 'MED' order by number`;
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThan(5);
});

test('a voucher pays, a coupon takes off, wrong ones say nothing of why', async () => {
  await sql`
    insert into discount_codes (code, kind, cents, percent, valid_until, most_uses_each) values
      ('DOVANA', 'voucher', 1000, null, null, null),
      ('DESIMT', 'coupon', null, 1000, null, 1),
      ('SENAS', 'coupon', null, 1000, now() - interval '1 day', null)`;
  const me = buyer(await app.person());
  await me.add(dated.id);
  for (const coupon of ['SENAS', 'NERA', 'DOVANA'])
    expect(await me.ask('POST', '/api/coupon', { coupon })).toMatchObject({
      status: 400,
      body: { code: 'code_invalid' },
    });
  expect(await me.ask('POST', '/api/voucher', { voucher: 'dovana' })).toMatchObject({ status: 200 });
  expect(await me.ask('POST', '/api/coupon', { coupon: 'desimt' })).toMatchObject({ status: 200 });
  const off = Math.round(dated.cents / 10);
  const { body: cart } = await me.ask('GET', '/api/cart');
  expect(cart).toMatchObject({
    voucher: 'DOVANA',
    coupon: 'DESIMT',
    total_raw: (dated.cents - off - 1000) / 100,
  });
  expect(cart.totals.map(({ code }: { code: string }) => code).slice(0, 3)).toEqual([
    'sub_total',
    'coupon',
    'voucher',
  ]);
  await me.choose('paysera');
  const { order } = await me.confirm();
  await payAt(order?.redirect ?? '', 'before');
  await untilStatus(() => me.order(order?.order_id ?? 0), 'paid');
  // The voucher is spent, the coupon used.
  const other = buyer(await app.person());
  await other.add(dated.id);
  expect(await other.ask('POST', '/api/voucher', { voucher: 'DOVANA' })).toMatchObject({ status: 400 });
  await me.ask('DELETE', '/api/coupon');
  expect(await me.ask('POST', '/api/coupon', { coupon: 'DESIMT' })).toMatchObject({ status: 400 });
});

test('who turns back from paying still has their codes, and the same order', async () => {
  await sql`
    insert into discount_codes (code, kind, cents, percent, most_uses, most_uses_each) values
      ('GRIZTU', 'voucher', 1000, null, 1, 1),
      ('KARTA', 'coupon', null, 1000, 1, 1)`;
  const me = buyer(await app.person());
  await me.add(dated.id);
  await me.ask('POST', '/api/voucher', { voucher: 'GRIZTU' });
  await me.ask('POST', '/api/coupon', { coupon: 'KARTA' });
  await me.choose('paysera');
  const { order } = await me.confirm();
  await payAt(order?.redirect ?? '', 'none', 'cancel');
  expect((await me.ask('GET', '/api/cart')).body).toMatchObject({ voucher: 'GRIZTU', coupon: 'KARTA' });
  // Nobody else has them meanwhile.
  const other = buyer(await app.person());
  expect(await other.ask('POST', '/api/voucher', { voucher: 'GRIZTU' })).toMatchObject({ status: 400 });
  expect((await me.confirm()).order?.order_id).toBe(order?.order_id);
});

test('a voucher that two put on their carts while they confirm is not spent twice', async () => {
  await sql`
    insert into discount_codes (code, kind, cents) values
      ('VIENA', 'voucher', 1000), ('PIRMAS', 'coupon', 100), ('ANTRAS', 'coupon', 100)`;
  const people = await Promise.all(
    ['PIRMAS', 'ANTRAS'].map(async (coupon) => {
      const me = buyer(await app.person());
      await me.add(dated.id);
      await me.ask('POST', '/api/coupon', { coupon });
      await me.choose('paysera');
      return me;
    }),
  );
  const confirming = await sql.begin(async (other) => {
    await other`select from discount_codes where code in ('PIRMAS', 'ANTRAS') for update`;
    const under = { way: Promise.all(people.map((me) => me.confirm())) };
    await untilWaiting(sql, 2);
    for (const me of people)
      expect(await me.ask('POST', '/api/voucher', { voucher: 'VIENA' })).toMatchObject({ status: 200 });
    return under;
  });
  expect((await confirming.way).map(({ status }) => status)).toEqual([200, 200]);
  const [used] = await sql<{ cents: number }>`
    select coalesce(sum(used.cents), 0)::integer as cents from order_codes used
    join discount_codes code on code.id = used.code_id where code.code = 'VIENA'`;
  expect(used?.cents).toBeLessThanOrEqual(1000);
});

test('a payment that comes late does not spend again what another order has spent', async () => {
  await sql`
    insert into discount_codes (code, kind, cents, percent, most_uses, most_uses_each) values
      ('VELAI', 'voucher', 1000, null, null, null)`;
  const order = async (person: ReturnType<typeof buyer>) => {
    await person.add(dated.id);
    await person.ask('POST', '/api/voucher', { voucher: 'VELAI' });
    await person.choose('paypal');
    return (await person.confirm()).order;
  };
  const late = buyer(await app.person());
  const first = await order(late);
  const id = first?.order_id ?? 0;
  await late.ask('POST', `/api/customerorders/${id}/cancel`);
  // Untouched, the voucher is the order's again.
  await payAt(first?.redirect ?? '');
  await untilStatus(() => late.order(id), 'paid');

  await sql`update discount_codes set cents = 2000 where code = 'VELAI'`;
  const second = buyer(await app.person());
  const cancelled = await order(second);
  const lost = cancelled?.order_id ?? 0;
  await second.ask('POST', `/api/customerorders/${lost}/cancel`);
  const other = buyer(await app.person());
  const paid = await order(other);
  await payAt(paid?.redirect ?? '');
  await untilStatus(() => other.order(paid?.order_id ?? 0), 'paid');
  await payAt(cancelled?.redirect ?? '');
  await expect
    .poll(
      async () =>
        (await sql<{ status: string }>`select status from payments where order_id = ${lost}`)[0]?.status,
    )
    .toBe('refund_due');
  expect(await second.order(lost)).toMatchObject({ status: 'cancelled' });
  await runJob('due-refunds');
});

test('the methods are those of the cart from before the login', async () => {
  const guest = randomUUID();
  await app.request({
    method: 'POST',
    url: '/api/cart',
    headers: { 'x-oc-session': guest },
    payload: { product_id: dated.id },
  });
  const me = buyer(await app.person());
  const { body } = await me.ask('GET', '/api/paymentmethods', undefined, { 'x-oc-session': guest });
  expect(body.data.map(({ code }: { code: string }) => code)).toEqual(['paysera', 'paypal']);
});
