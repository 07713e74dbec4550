import { endpoints } from '@medeina/contract/endpoints';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { operatorOf } from './support/operator.ts';
import { openShop, payAt, untilStatus } from './support/shop.ts';

/** What an operator does with orders and discount codes, on the database of a shop. */
const { app, buyer, dated, runJob, seatsHeld, environment } = await openShop();
const { sql } = app.database;

const run = operatorOf(app, { ...environment, DATA_DIR: app.settings.dataFolder });

async function json(...parameters: readonly string[]): Promise<unknown> {
  const { code, output } = await run(...parameters, '--json');
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

async function order(method: string, isPaid: boolean, by?: ReturnType<typeof buyer>) {
  const me = by ?? buyer(await app.person());
  await me.add(dated.id);
  await me.choose(method);
  const { order: confirmed } = await me.confirm();
  const id = confirmed?.order_id ?? 0;
  if (isPaid) {
    await payAt(confirmed?.redirect ?? '');
    await untilStatus(() => me.order(id), 'paid');
  }
  return { me, id, page: confirmed?.redirect ?? '' };
}

async function dueNow() {
  return duePayments.parse(await json('orders', 'refunds'));
}
const duePayments = z.object({ refunds: z.array(z.looseObject({ order: z.number() })) });

test(
  'a refund takes course and seat back, issues a credit note and returns the money',
  { timeout: 180_000 },
  async () => {
    const held = await seatsHeld();
    const { me, id } = await order('paypal', true);
    expect(await json('orders', 'refund', String(id), '--dry-run')).toEqual({
      order: id,
      refunded: false,
      credit_note: null,
      cents: dated.cents,
      by_hand: false,
    });
    expect(await me.order(id)).toMatchObject({ status: 'paid', credit_note: null });
    expect(await json('orders', 'refund', String(id), '--yes')).toMatchObject({
      refunded: true,
      credit_note: 'MEDK-1',
      by_hand: false,
    });
    expect(await me.order(id)).toMatchObject({ status: 'refunded', credit_note: { number: 'MEDK-1' } });
    expect(await me.hasCourse(dated.course_id)).toBe(false);
    expect(await seatsHeld()).toBe(held);
    await runJob('due-refunds');
    expect(await json('orders', 'show', String(id))).toMatchObject({
      status: 'refunded',
      credit_note: 'MEDK-1',
      payments: [{ provider: 'paypal', status: 'refunded' }],
    });
    const { body } = await me.ask('GET', `/api/customerorders/${id}/invoice?kind=credit_note`);
    expect(body.data).toMatchObject({ number: 'MEDK-1', corrects: expect.stringMatching(/^MED-\d+$/) });
    // Once is enough, and the next number is the next.
    expect((await run('orders', 'refund', String(id), '--yes')).code).toBe(1);
    const second = await order('paysera', true);
    const dry = await run('orders', 'refund', String(second.id), '--dry-run');
    expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('for you to give back at your bank')]);
    expect(await json('orders', 'refund', String(second.id), '--yes')).toMatchObject({
      credit_note: 'MEDK-2',
      cents: dated.cents,
      by_hand: true,
    });
    const events = await sql`
    select from audit_events where actor_kind = 'operator' and action = 'order.refunded'`;
    expect(events).toHaveLength(2);
  },
);

test('a transfer is that of the bank link that was begun, whatever was chosen since', async () => {
  const { me, id, page } = await order('paysera', false);
  await me.ask('POST', `/api/customerorders/${id}/pay`, { payment_method: 'paypal' });
  await json('orders', 'paid', String(id), '--reference', 'SEB-9', '--yes');
  await payAt(page, 'before');
  expect((await dueNow()).refunds.filter((one) => one.order === id)).toEqual([]);
});

test('a refund of places shows their seats again', { timeout: 180_000 }, async () => {
  const me = buyer(await app.person());
  await me.add(dated.id, 2);
  await me.choose('paysera');
  await sql`update practical_sessions set capacity = ${(await seatsHeld()) + 2} where product_id = ${dated.id}`;
  const left = async () => {
    const { body } = await me.ask('GET', `/api/products/${dated.course_id}`);
    const { products } = endpoints['catalogue.products.detail'].responses[200].parse(body).data;
    return products.find(({ product_id: id }) => id === dated.id)?.seats_left;
  };
  const { order: confirmed } = await me.confirm();
  const id = confirmed?.order_id ?? 0;
  await payAt(confirmed?.redirect ?? '');
  await untilStatus(() => me.order(id), 'paid');
  expect(await left()).toBe(0);
  await json('orders', 'refund', String(id), '--yes');
  await app.context.versions.catchUp();
  expect(await left()).toBe(2);
  await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
});

test('a refund ends what its order gave, not what was bought since', { timeout: 60_000 }, async () => {
  const { me, id } = await order('paypal', true);
  await sql`
    update enrolments set completed_at = now() - interval '10 years'
    where enrolled_at = (select paid_at from orders where id = ${id})`;
  const again = await order('paypal', true, me);
  await json('orders', 'refund', String(id), '--yes');
  const { body } = await me.ask('GET', `/api/courses/purchased/${dated.course_id}`);
  expect(body.data).toMatchObject({ attempt: 2, completed_at: null });
  await json('orders', 'refund', String(again.id), '--yes');
  expect(await me.hasCourse(dated.course_id)).toBe(false);
});

test('an account with an open order goes: the order ends, what stays is told, late money goes back', async () => {
  const held = await seatsHeld();
  const me = buyer(await app.person({ username: 'isejusi' }));
  // One for the order, and one that nobody uses.
  for (const code of ['ISEJUSIAI', 'NEPANAUDOTAS'])
    await json('coupons', 'create', '--amount', '5', '--user', 'isejusi', '--code', code);
  await me.add(dated.id);
  expect((await me.ask('POST', '/api/coupon', { coupon: 'ISEJUSIAI' })).status).toBe(200);
  await me.choose('paysera');
  const { order: confirmed } = await me.confirm();
  const id = confirmed?.order_id ?? 0;
  expect(await seatsHeld()).toBe(held + 1);

  const dry = await run('users', 'erase', 'isejusi', '--dry-run');
  expect(dry.output).toContain(
    `Its open order ${id} would be ended; a payment that still arrives for it goes back.`,
  );
  expect(dry.output).toContain('discount_codes: 1 (discount codes that orders name');
  expect(dry.output).toContain('orders: 1 (what was bought; accounts have to be kept for ten years)');
  const refused = await run('users', 'erase', 'isejusi');
  expect([refused.code, refused.output]).toEqual([3, expect.stringContaining('say --yes')]);
  expect(await sql`select status from orders where id = ${id}`).toEqual([{ status: 'pending' }]);

  expect(await json('users', 'erase', 'isejusi', '--yes')).toMatchObject({
    erased: true,
    ended_orders: [id],
    rows: { discount_codes: 1 },
    kept: { orders: { rows: 1 }, order_lines: { rows: 1 }, discount_codes: { rows: 1 } },
  });
  const left = await sql`
    select code, user_id, valid_until <= now() as is_over from discount_codes
    where code in ('ISEJUSIAI', 'NEPANAUDOTAS')`;
  expect(left).toEqual([{ code: 'ISEJUSIAI', user_id: null, is_over: true }]);
  expect(await sql`select status, user_id from orders where id = ${id}`).toEqual([
    { status: 'cancelled', user_id: null },
  ]);
  expect(await seatsHeld()).toBe(held);
  // The page of the bank was open all the time.
  await payAt(confirmed?.redirect ?? '');
  await expect
    .poll(() => sql`select status from payments where order_id = ${id}`)
    .toEqual([{ status: 'refund_due' }]);
});

test('an unpaid order is ended, or noted as paid at the bank', { timeout: 180_000 }, async () => {
  const { id } = await order('paysera', false);
  expect(await json('orders', 'list', '--status', 'pending')).toMatchObject({
    orders: expect.arrayContaining([expect.objectContaining({ order: id, status: 'pending' })]),
  });
  expect(await json('orders', 'cancel', String(id), '--yes')).toMatchObject({ cancelled: true });
  const again = await run('orders', 'cancel', String(id), '--yes');
  expect([again.code, again.output.trim()]).toEqual([
    1,
    `The order ${id} is cancelled: only one that is pending can be cancelled.`,
  ]);
  // Its seat is somebody else's by now.
  await sql`update practical_sessions set capacity = ${await seatsHeld()} where product_id = ${dated.id}`;
  const late = await run('orders', 'paid', String(id), '--reference', 'SEB-2026/16', '--dry-run');
  expect([late.code, late.output]).toEqual([1, expect.stringContaining('cannot be fulfilled')]);
  expect(await sql`select status from payments where order_id = ${id}`).toEqual([{ status: 'started' }]);
  await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
  const arrived = await order('paysera', false);
  const paid = ['orders', 'paid', String(arrived.id), '--reference', 'SEB-2026/17'];
  expect(await json(...paid, '--dry-run')).toMatchObject({ paid: false });
  expect((await run(...paid)).output).toContain('say --yes');
  // The transfer came in time, and is noted when the session is over.
  const moveBack = (days: number) => sql`
    update practical_sessions
    set starts_at = starts_at - make_interval(days => ${days}), ends_at = ends_at - make_interval(days => ${days})
    where product_id = ${dated.id}`;
  await moveBack(3650);
  expect(await json(...paid, '--yes')).toMatchObject({ paid: true });
  await moveBack(-3650);
  expect(await arrived.me.hasCourse(dated.course_id)).toBe(true);
  expect(await arrived.me.order(arrived.id)).toMatchObject({ status: 'paid', has_invoice: true });
  expect((await run(...paid, '--yes')).output).toContain('is paid already');
  // Its own message, should it still come, tells of the same money.
  await payAt(arrived.page, 'before');
  expect(await sql`select provider, status from payments where order_id = ${arrived.id}`).toEqual([
    { provider: 'paysera', status: 'paid' },
  ]);
  for (const id of ['1', '1999999999'])
    expect((await run('orders', 'show', id)).output).toContain(`There is no order ${id}.`);
});

test('a payment is noted once, and only where it was taken', { timeout: 180_000 }, async () => {
  const { me, id } = await order('paysera', false);
  const paid = ['orders', 'paid', String(id), '--reference', 'SEB-7', '--yes'];
  const noted = () => sql`
    select details->>'cents' as cents from audit_events where action = 'payment.noted' and object_id = ${String(id)}`;
  await sql`alter table invoices add constraint shut check (false) not valid`;
  try {
    expect((await run(...paid)).code).toBe(1);
  } finally {
    await sql`alter table invoices drop constraint shut`;
  }
  expect([await noted(), await me.order(id)]).toEqual([[], expect.objectContaining({ status: 'pending' })]);

  // The seat goes to somebody else.
  await json('orders', 'cancel', String(id), '--yes');
  await sql`update practical_sessions set capacity = ${await seatsHeld()} where product_id = ${dated.id}`;
  onTestFinished(async () => {
    await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
  });
  for (const refused of [await run(...paid), await run(...paid)])
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('give the money back')]);
  expect(await noted()).toEqual([{ cents: String(dated.cents) }]);
  expect((await dueNow()).refunds).toContainEqual(expect.objectContaining({ order: id, by_hand: true }));
});

test('the sandboxes of the demo are known as its server knows them', { timeout: 180_000 }, async () => {
  const unset = Object.entries(environment).filter(([name]) => !/^PAY(?:SERA|PAL)_/.test(name));
  const inDemo = operatorOf(app, {
    ...Object.fromEntries(unset),
    DATA_DIR: app.settings.dataFolder,
    DEMO: 'true',
  });
  const { id } = await order('paypal', true);
  const taken = await inDemo('orders', 'refund', String(id), '--yes', '--json');
  expect(JSON.parse(taken.output)).toMatchObject({ refunded: true, by_hand: false });
  const refunded = await inDemo('orders', 'refunded', String(id), '--reference', 'SEB-8', '--yes');
  expect([refunded.code, refunded.output]).toEqual([1, expect.stringContaining('paypal is asked to give')]);
  await runJob('due-refunds');

  const arrived = await order('paysera', false);
  const paid = await inDemo('orders', 'paid', String(arrived.id), '--reference', 'SEB-9', '--yes');
  expect(paid.code).toBe(0);
  expect(await json('orders', 'show', String(arrived.id))).toMatchObject({
    payments: [{ provider: 'paysera', status: 'paid' }],
  });
});

test('coupons and vouchers are created, listed and ended', { timeout: 180_000 }, async () => {
  const create = ['coupons', 'create', '--code', 'ruduo-26', '--percent', '12.5', '--until', '2999-12-31'];
  expect(await json(...create, '--dry-run')).toEqual({ kind: 'coupon', codes: ['RUDUO-26'], created: false });
  expect(await json(...create)).toEqual({ kind: 'coupon', codes: ['RUDUO-26'], created: true });
  expect((await run(...create)).output).toContain('There is a code RUDUO-26 already.');
  const vouchers = await json('coupons', 'create-voucher', '--amount', '49.99', '--count', '3');
  expect(vouchers).toMatchObject({ kind: 'voucher', created: true });
  const rows = await sql<{ code: string; cents: number | null; percent: number | null }>`
    select code, cents, percent from discount_codes
    where coalesce(valid_until > now(), true) order by id`;
  expect(rows[0]).toEqual({ code: 'RUDUO-26', cents: null, percent: 1250 });
  expect(rows.slice(1).map(({ cents }) => cents)).toEqual([4999, 4999, 4999]);
  expect(rows.slice(1).every(({ code }) => /^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){2}$/.test(code))).toBe(true);
  const me = buyer(await app.person());
  expect((await me.ask('POST', '/api/coupon', { coupon: 'ruduo-26' })).status).toBe(200);
  expect(await json('coupons', 'end', 'ruduo-26', '--dry-run')).toEqual({ code: 'RUDUO-26', ended: false });
  expect(await json('coupons', 'end', 'ruduo-26', '--yes')).toEqual({ code: 'RUDUO-26', ended: true });
  expect((await me.ask('POST', '/api/coupon', { coupon: 'ruduo-26' })).status).toBe(400);
  for (const how of ['--yes', '--dry-run'])
    expect(await run('coupons', 'end', 'RUDUO-26', how)).toEqual({
      code: 1,
      output: 'The code RUDUO-26 has ended already.\n',
    });
  expect(await json('coupons', 'list', '--limit', '1')).toEqual({
    codes: [expect.objectContaining({ kind: 'voucher', spent: 0 })],
  });
  expect(await json('coupons', 'list')).toMatchObject({
    codes: expect.arrayContaining([expect.objectContaining({ code: 'RUDUO-26', uses: 0 })]),
  });
  for (const limit of ['--uses', '--uses-each'])
    expect(await run('coupons', 'create', '--percent', '5', limit, '0')).toEqual({
      code: 2,
      output: expect.stringContaining('It must be 1 or more.'),
    });
  for (const wrong of [
    ['coupons', 'create', '--percent', '0'],
    ['coupons', 'create', '--percent', '101'],
    ['coupons', 'create'],
    ['coupons', 'create-voucher'],
    ['coupons', 'create', '--percent', '5', '--from', '2026-02-30'],
    ['coupons', 'create', '--percent', '5', '--from', '2027-01-01', '--until', '2026-01-01'],
    ['coupons', 'end', 'NERA', '--yes'],
  ])
    expect((await run(...wrong)).code, wrong.join(' ')).not.toBe(0);
});

test('a refund tells of a voucher that is over, on which nobody can spend what is there again', async () => {
  const made = await json('coupons', 'create-voucher', '--amount', String(dated.cents / 100));
  const [code = ''] = z.object({ codes: z.array(z.string()) }).parse(made).codes;
  const me = buyer(await app.person());
  await me.add(dated.id);
  expect((await me.ask('POST', '/api/voucher', { voucher: code })).status).toBe(200);
  await me.choose('free_checkout');
  const { order: confirmed } = await me.confirm();
  await me.ask('POST', confirmed?.validate ?? '');
  const id = confirmed?.order_id ?? 0;
  expect((await run('orders', 'refund', String(id), '--dry-run')).output).not.toContain(code);
  await sql`update discount_codes set valid_until = now() - interval '1 day' where code = ${code}`;
  expect((await run('orders', 'refund', String(id), '--yes')).output).toContain(
    `The voucher ${code} is over`,
  );
});

test('a transfer for an order of PayPal goes back by hand', { timeout: 180_000 }, async () => {
  const { id } = await order('paypal', false);
  await json('orders', 'paid', String(id), '--reference', 'SEB-1', '--yes');
  const show = () => json('orders', 'show', String(id));
  expect(await show()).toMatchObject({
    payments: [
      { provider: 'paypal', status: 'started' },
      { provider: 'transfer', status: 'paid', reference: `SEB-1#${id}` },
    ],
  });
  expect(await json('orders', 'refund', String(id), '--yes')).toMatchObject({ by_hand: true });
  await runJob('due-refunds');
  const { refunds } = await dueNow();
  const owed = { order: id, method: 'transfer', cents: dated.cents, by_hand: true, refused: null };
  expect(refunds).toContainEqual(expect.objectContaining(owed));
  const noted = ['orders', 'refunded', String(id), '--reference', 'SEB-2'];
  expect(await json(...noted, '--dry-run')).toEqual({
    order: id,
    method: 'transfer',
    cents: dated.cents,
    noted: false,
  });
  expect(await dueNow()).toEqual({ refunds });
  expect(await json(...noted, '--yes')).toMatchObject({ noted: true });
  expect(await show()).toMatchObject({
    payments: [{ provider: 'paypal' }, { status: 'refunded', refund_note: 'SEB-2' }],
  });
  expect((await dueNow()).refunds).toHaveLength(refunds.length - 1);
  expect((await run(...noted, '--yes')).output).toContain('there is nothing to give back');
});

test('a payment of which PayPal knows nothing is left to the operator', { timeout: 180_000 }, async () => {
  const { id } = await order('paypal', true);
  // As a transfer was once noted.
  await sql`update payments set reference = ${`SEB-5#${id}`} where order_id = ${id}`;
  expect(await json('orders', 'refund', String(id), '--yes')).toMatchObject({ by_hand: false });
  const noted = ['orders', 'refunded', String(id), '--reference', 'SEB-6', '--yes'];
  expect((await run(...noted)).output).toContain(`paypal is asked to give the money of the order ${id} back`);
  await runJob('due-refunds');
  expect((await dueNow()).refunds).toContainEqual(
    expect.objectContaining({ order: id, by_hand: true, refused: 'NOT_FOUND' }),
  );
  expect((await run('orders', 'refunds')).output).toContain('by hand, as paypal refuses: NOT_FOUND');
  expect(await json(...noted)).toMatchObject({ noted: true });
});

test(
  'an order that is paid twice by bank link leaves word for the operator',
  { timeout: 180_000 },
  async () => {
    const { me, id } = await order('paypal', false);
    const pay = async (method: string) =>
      (await me.ask('POST', `/api/customerorders/${id}/pay`, { payment_method: method })).body.redirect;
    const [link, page] = [await pay('paysera'), await pay('paypal')];
    await payAt(page);
    await untilStatus(() => me.order(id), 'paid');
    const warned = vi.spyOn(app.context.log, 'warn');
    onTestFinished(() => warned.mockRestore());
    await payAt(link);
    const isDue = async () => (await dueNow()).refunds.some((one) => one.order === id);
    await expect.poll(isDue, { timeout: 20_000 }).toBe(true);
    expect(warned).toHaveBeenCalledWith(
      { order: id, provider: 'paysera' },
      expect.stringContaining('by hand'),
    );
    const events = await sql`
    select details->>'reason' as reason, (details->>'by_hand')::boolean as by_hand from audit_events
    where action = 'payment.returned' and object_id = ${String(id)}`;
    expect(events).toEqual([{ reason: 'paid_twice', by_hand: true }]);
    // What was paid by PayPal goes back by itself, and only what was not is the operator's.
    await json('orders', 'refund', String(id), '--yes');
    expect(await json('orders', 'refunded', String(id), '--reference', 'SEB-3', '--yes')).toMatchObject({
      method: 'paysera',
    });
    await runJob('due-refunds');
    expect((await dueNow()).refunds.filter((one) => one.order === id)).toEqual([]);
  },
);

test('what is due at a bank link holds up nothing at PayPal', { timeout: 180_000 }, async () => {
  // As many as a job takes at once, all older.
  await sql`
    with made as (
      insert into orders (status, language, payment_method, buyer_name, buyer_email, sub_total_cents, tax_cents,
        total_cents, fingerprint, expires_at)
      select case when number <= 100 then 'cancelled' else 'pending' end, 'lt', 'paysera', 'Ona', '', 121, 21, 121,
        '', now() + interval '1 day'
      from generate_series(1, 200) as number
      returning id, status)
    insert into payments (order_id, provider, address, status, cents, started_at)
    select id, 'paysera', 'https://bank.example.org', case status when 'pending' then 'started' else 'refund_due' end,
      121, now() - interval '1 hour'
    from made`;
  const { id } = await order('paypal', true);
  await json('orders', 'refund', String(id), '--yes');
  await runJob('due-refunds');
  expect(await json('orders', 'show', String(id))).toMatchObject({ payments: [{ status: 'refunded' }] });

  const { me, id: asked, page } = await order('paypal', false);
  // Paid, and neither the buyer nor a message comes back.
  const { origin, pathname, searchParams } = new URL(page);
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), do: 'pay', fault: 'never' });
  await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' });
  await sql`update payments set started_at = now() - interval '10 minutes' where order_id = ${asked}`;
  await runJob('open-payments');
  expect(await me.order(asked)).toMatchObject({ status: 'paid' });
});

test('numbers that a restore has forgotten are not given out twice', { timeout: 180_000 }, async () => {
  const seriesNow = async () => series.parse(await json('orders', 'numbers')).series;
  const before = await seriesNow();
  expect(before.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note', 'quote']);
  const last = before[0]?.last_number ?? 0;
  const raise = ['orders', 'raise-number', `MED-${last + 10}`];
  expect(await json(...raise, '--dry-run')).toMatchObject({ former: last, raised: false });
  expect(await seriesNow()).toEqual(before);
  expect(await json(...raise, '--yes')).toMatchObject({ former: last, raised: true });
  // Once more changes nothing, and no number is lowered.
  expect(await json(...raise, '--yes')).toMatchObject({ raised: false });
  const lower = await run('orders', 'raise-number', `MED-${last + 9}`, '--yes');
  expect([lower.code, lower.output]).toEqual([1, expect.stringContaining('never lowered')]);
  const unknown = await run('orders', 'raise-number', 'ABC-1', '--yes');
  expect([unknown.code, unknown.output]).toEqual([1, 'There is no series ABC.\n']);
  expect(
    await sql`select object_id as series, details from audit_events where action = 'numbers.raised'`,
  ).toEqual([{ series: 'MED', details: { from: last, to: last + 10 } }]);

  const { id } = await order('paysera', true);
  expect(await json('orders', 'show', String(id))).toMatchObject({ invoice: `MED-${last + 11}` });

  // Orders themselves have a number without a series.
  const further = ['orders', 'raise-number', String(id + 20)];
  expect(await json('orders', 'numbers')).toMatchObject({ last_order: id });
  expect(await json(...further, '--dry-run')).toMatchObject({ former: id, raised: false });
  expect(await json('orders', 'numbers')).toMatchObject({ last_order: id });
  expect(await json(...further, '--yes')).toMatchObject({ former: id, raised: true });
  const back = await run('orders', 'raise-number', String(id), '--yes');
  expect([back.code, back.output]).toEqual([1, expect.stringContaining(`${id + 20} was given out already`)]);
  expect((await order('paysera', false)).id).toBe(id + 21);
});

const series = z.object({
  series: z.array(z.object({ series: z.string(), kind: z.string(), last_number: z.number() })),
});
