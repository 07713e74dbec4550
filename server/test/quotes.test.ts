import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@medeina/contract/endpoints';
import { expect, onTestFinished, test } from 'vitest';
import { seller } from './harness.ts';
import { linkOf, startMailbox } from './support/mailbox.ts';
import { operatorOf } from './support/operator.ts';
import { codeOf, openPdf, wordsOf } from './support/pdf.ts';
import { openShop, payAt, untilStatus } from './support/shop.ts';

/** Quotes of the operator, which become orders by their link, over HTTP on a real database. */
const mailbox = await startMailbox();
const { app, buyer, dated, undated, seatsHeld, environment, runJob } = await openShop(
  { SMTP_URL: mailbox.url },
  { runsJobs: true },
);
const { sql } = app.database;
const run = operatorOf(app, { ...environment, DATA_DIR: app.settings.dataFolder });

async function json(...parameters: readonly string[]): Promise<Record<string, unknown>> {
  const { code, output } = await run(...parameters, '--json');
  if (code !== 0) throw new Error(output);
  return JSON.parse(output);
}

const buyerOptions = [
  ['--name', 'Rasa Rasienė'],
  ['--company', 'VšĮ Žemaitijos ligoninė'],
  ['--company-code', '301234567'],
  ['--company-address', 'Ligoninės g. 4, Telšiai'],
].flat();

/** Issues a quote for places on the date. @returns its number and the token of its link. */
async function issue(places: number, ...more: readonly string[]) {
  const what = `orders quote --product ${dated.id} --places ${places} --email rasa@example.org --no-letter`;
  const facts = await json(...what.split(' '), ...buyerOptions, ...more);
  const token = /\/quote\/([\w-]{43})$/.exec(String(facts['link']))?.[1] ?? '';
  return { number: String(facts['quote']), token };
}

async function look(token: string) {
  const response = await app.request({ method: 'POST', url: '/api/quotes/look', payload: { token } });
  return {
    status: response.statusCode,
    quote: endpoints['shopping.quotes.look'].responses[200].safeParse(response.json()).data?.data,
  };
}

type Buyer = ReturnType<typeof buyer>;
const order = async (me: Buyer, token: string) => {
  const { status, body } = await me.ask('POST', '/api/quotes/order', { token, agree: true });
  return { status, code: body.code, id: Number(body.data?.order_id ?? 0) };
};

test('a quote goes out by mail, opens by its link and becomes a paid order at its prices', async () => {
  const what = `orders quote --product ${dated.id} --places 3 --price 50 --email pirkejas@example.org`;
  await json(...what.split(' '), ...buyerOptions);
  const letter = await mailbox.next('pirkejas@example.org');
  const token = /^\/quote\/([\w-]+)$/.exec(linkOf(letter))?.[1] ?? '';
  expect(letter.attachments.map(({ filename }) => filename)).toEqual(['pasiulymas-MEDP-1.pdf']);
  // Whether VAT is in it says the paper: not every seller charges it, nor for every course.
  expect(letter.text).toMatch(/iš viso 150,00\s€\. Jis/);
  expect(letter.text).not.toContain('PVM');
  const { quote } = await look(token);
  expect(quote).toMatchObject({
    status: 'open',
    number: 'MEDP-1',
    document: { places: 3, total: { raw: 150 }, buyer: { name: 'VšĮ Žemaitijos ligoninė' } },
  });
  for (const [language, title] of [
    ['lt', 'Komercinis pasiūlymas MEDP-1'],
    ['en', 'Quote MEDP-1'],
    ['ru', 'Коммерческое предложение MEDP-1'],
  ]) {
    const pdf = await app.request({ method: 'POST', url: '/api/quotes/pdf', payload: { token, language } });
    const bytes = pdf.rawPayload;
    expect(pdf.headers['content-type']).toBe('application/pdf');
    // PDF/A says so in its metadata.
    expect(bytes.toString('latin1')).toContain('pdfaid');
    const document = await openPdf(bytes);
    const words = await wordsOf(document);
    expect(words).toContain(title);
    // Paper has no links: its address can be typed, or taken from the code.
    const link = `${app.settings.publicUrl}/quote/${token}`;
    expect(words).toContain(link.replace('http://', ''));
    expect(await codeOf(document)).toBe(link);
  }

  // Prices rise meanwhile; the quote holds.
  await sql`update products set price_cents = price_cents + 1000 where id = ${dated.id}`;
  const held = await seatsHeld();
  const me = buyer(await app.person());
  expect(await me.ask('POST', '/api/quotes/order', { token })).toMatchObject({ status: 400 });
  const { id } = await order(me, token);
  await sql`update products set price_cents = price_cents - 1000 where id = ${dated.id}`;
  expect(await seatsHeld()).toBe(held + 3);
  expect(await me.order(id)).toMatchObject({
    status: 'pending',
    total_raw: 150,
    for_team: true,
    quote: 'MEDP-1',
    company: { company_name: 'VšĮ Žemaitijos ligoninė', company_address: 'Ligoninės g. 4, Telšiai' },
  });
  // Again it is the same order; for somebody else it is used.
  expect(await order(me, token)).toMatchObject({ status: 200, id });
  expect(await order(buyer(await app.person()), token)).toMatchObject({ status: 409, code: 'quote_used' });
  expect((await look(token)).quote).toMatchObject({ status: 'used', document: null });

  // A cart beside it is another order.
  await me.add(undated.id);
  await me.choose('free_checkout');
  await me.confirm();
  const { body } = await me.ask('POST', `/api/customerorders/${id}/pay`, { payment_method: 'paypal' });
  await payAt(body.redirect);
  await untilStatus(() => me.order(id), 'paid');
  expect(await me.order(id)).toMatchObject({ has_places: true, has_invoice: true });
  const events = await sql<{ action: string; outcome: string }>`
    select action, outcome from audit_events where object_id = 'MEDP-1' order by id`;
  expect(events).toEqual([
    { action: 'quote.issued', outcome: 'done' },
    { action: 'quote.opened', outcome: 'done' },
    { action: 'quote.ordered', outcome: 'done' },
    { action: 'quote.ordered', outcome: 'refused' },
  ]);
});

test('who pays a quote still has what they were about to buy for themselves', async () => {
  const me = buyer(await app.person());
  const { token } = await issue(2);
  const { id } = await order(me, token);
  await me.add(dated.id);
  await me.choose('paysera');
  const { body } = await me.ask('POST', `/api/customerorders/${id}/pay`, { payment_method: 'paypal' });
  await payAt(body.redirect);
  await untilStatus(() => me.order(id), 'paid');
  expect((await me.ask('GET', '/api/cart')).body.products).toMatchObject([
    { product_id: dated.id, quantity: 1 },
  ]);
  // The method and the terms are still chosen.
  expect(await me.confirm()).toMatchObject({ status: 200 });
});

test('withdrawn, expired and unknown links say so and order nothing', async () => {
  const me = buyer(await app.person());
  const withdrawn = await issue(2);
  expect(await json('orders', 'withdraw-quote', withdrawn.number, '--dry-run')).toMatchObject({
    withdrawn: false,
  });
  await json('orders', 'withdraw-quote', withdrawn.number, '--yes');
  expect((await run('orders', 'withdraw-quote', withdrawn.number, '--yes')).output).toContain('is withdrawn');
  const expired = await issue(2);
  await sql`update quotes set valid_until = now() where series || '-' || number = ${expired.number}`;
  for (const [{ token }, status] of [
    [withdrawn, 'withdrawn'],
    [expired, 'expired'],
  ] as const) {
    expect((await look(token)).quote).toMatchObject({ status, document: null });
    expect(await order(me, token)).toMatchObject({ status: 409, code: `quote_${status}` });
    const pdf = await app.request({ method: 'POST', url: '/api/quotes/pdf', payload: { token } });
    expect(pdf.statusCode).toBe(409);
  }
  // What is no longer sold cannot be ordered, and does not look as though it could.
  const gone = await issue(1);
  await sql`update products set retired = true where id = ${dated.id}`;
  expect(await order(me, gone.token)).toMatchObject({ status: 409, code: 'quote_withdrawn' });
  expect((await look(gone.token)).quote).toMatchObject({ status: 'withdrawn', document: null });
  await sql`update products set retired = false where id = ${dated.id}`;
  expect((await look(gone.token)).quote).toMatchObject({ status: 'open' });
  for (const token of ['', 'a'.repeat(43), withdrawn.token.slice(1)]) {
    expect((await look(token)).status).toBe(404);
    expect(await order(me, token)).toMatchObject({ status: 404 });
  }
  expect((await me.ask('GET', '/api/customerorders')).body.total).toBe(0);
});

test('of two who order at once one has the order, and full dates hold no quote', async () => {
  const { token } = await issue(2);
  const people = await Promise.all(Array.from({ length: 8 }, async () => buyer(await app.person())));
  const answers = await Promise.all(people.map((one) => order(one, token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'quote_used')).toHaveLength(7);

  const late = await issue(2);
  await sql`update practical_sessions set capacity = ${(await seatsHeld()) + 1} where product_id = ${dated.id}`;
  const [me] = people;
  expect(me === undefined ? undefined : await order(me, late.token)).toMatchObject({
    status: 409,
    code: 'no_seats',
  });
  // Nothing is used up: the seat may come back.
  await sql`update practical_sessions set capacity = null where product_id = ${dated.id}`;
  expect((await look(late.token)).quote).toMatchObject({ status: 'open' });
});

test('a VAT number is written in one way, however it was typed', async () => {
  const me = buyer(await app.person());
  const { token } = await issue(1, '--company-vat', 'lv 4000 3000 018');
  const { id } = await order(me, token);
  expect(await sql`select company_vat from orders where id = ${id}`).toEqual([
    { company_vat: 'LV40003000018' },
  ]);
});

test('two presses at once make one order', async () => {
  const me = buyer(await app.person());
  const { token } = await issue(2);
  const answers = await Promise.all([order(me, token), order(me, token), order(me, token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('an order of a quote waits as long as the quote is valid', async () => {
  const me = buyer(await app.person());
  const { token } = await issue(1);
  const { id } = await order(me, token);
  const { expires_at: end } = await me.order(id);
  expect(Date.parse(end ?? '')).toBeGreaterThan(Date.now() + 2 * 86_400_000);
});

test('an account that is erased leaves no unpaid order behind, neither of its cart nor of a quote', async () => {
  const person = await app.person();
  const me = buyer(person);
  const { token } = await issue(1);
  const { id } = await order(me, token);
  await me.add(dated.id);
  await me.choose('paysera');
  const { order: ofCart } = await me.confirm();
  const open = [id, ofCart?.order_id ?? 0].toSorted((one, other) => one - other);
  const asked = await run('users', 'erase', person.username);
  for (const one of open) expect(asked.output).toContain(`Its open order ${one} would be ended`);
  expect(asked.output).toMatch(/Would stay without the account:\n(?:.+\n)+.*say --yes to do it/);
  expect(await json('users', 'erase', person.username, '--yes')).toMatchObject({ ended_orders: open });
  const left = await sql<{ status: string }>`
    select status from orders where id in (${id}, ${ofCart?.order_id ?? 0})`;
  expect(left.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
});

test('a quote is made of the request for an offer, with the estimator’s price for a group', async () => {
  const ask = await app.request({
    method: 'POST',
    url: '/api/contact/by-email',
    headers: { 'x-oc-session': '0b2f6f0e-8a3a-4a58-9d7e-0f8f6b1c2d3e', 'x-requested-with': 'XMLHttpRequest' },
    payload: {
      name: 'Jonas Jonaitis',
      email: 'jonas@example.org',
      subject: 'Pasiūlymas',
      message: 'Kiek kainuotų?',
      product_id: dated.id,
      course_id: dated.course_id,
      people: 320,
    },
  });
  expect(ask.statusCode).toBe(200);
  const [request] = await sql<{ id: number }>`
    select id from contact_messages where email = 'jonas@example.org'`;
  await sql`update courses set business = true where id = ${dated.course_id}`;
  const id = String(request?.id);
  expect(await json('orders', 'quote', '--request', id, '--dry-run')).toMatchObject({
    quote: null,
    places: 320,
    unit_cents: Math.min(dated.cents, 4900),
  });
  expect(await json('orders', 'quote', '--request', id)).toMatchObject({ sent_to: 'jonas@example.org' });
  expect((await json('messages', 'list'))['requests']).toEqual([]);
  const letter = await mailbox.next('jonas@example.org');
  // The receipt came first.
  const quote = letter.attachments.length > 0 ? letter : await mailbox.next('jonas@example.org');
  const token = /^\/quote\/([\w-]+)$/.exec(linkOf(quote))?.[1] ?? '';
  // More places than a cart takes of one product.
  const me = buyer(await app.person());
  const { id: ordered } = await order(me, token);
  // They had begun to pay by PayPal.
  await me.ask('POST', `/api/customerorders/${ordered}/pay`, { payment_method: 'paypal' });
  await json('orders', 'paid', String(ordered), '--reference', 'SEB-1', '--yes');
  expect(await json('orders', 'show', String(ordered))).toMatchObject({
    payments: [
      { provider: 'paypal', status: 'started' },
      { provider: 'transfer', status: 'paid' },
    ],
  });
  expect(await me.order(ordered)).toMatchObject({ payment_method: 'Bankinis pavedimas' });
  expect((await me.ask('GET', `/api/customerorders/${ordered}/places`)).body.data).toHaveLength(320);
});

test('what cannot be offered is refused in words', async () => {
  const given = ['orders', 'quote', '--name', 'Ona', '--email', 'ona@example.org'];
  for (const [more, words] of [
    [['--places', '2'], '--product'],
    [['--product', String(dated.id)], '--places'],
    [['--product', String(dated.id), '--places', '0'], '--places'],
    [['--product', String(dated.id), '--places', '2501'], '--places'],
    [['--product', '999999', '--places', '2'], 'not on offer'],
    [['--product', String(dated.id), '--places', '2', '--until', '2020-01-01'], '--until'],
    [['--product', String(dated.id), '--places', '2', '--company', 'UAB'], '--company-code'],
    [['--request', '999999'], 'There is no message'],
    [
      ['--product', String(dated.id), '--places', '2500', '--price', '50'],
      '125000.00 € in all is more than anybody can pay here at once: at most 100000.00 €.',
    ],
  ] as const) {
    const { code, output } = await run(...given, ...more);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  }
  const unpaid = operatorOf(app, { ...seller, SHOPPING: 'true', DATA_DIR: app.settings.dataFolder });
  expect(await unpaid(...given, '--product', String(dated.id), '--places', '2')).toMatchObject({
    code: 1,
    output: expect.stringContaining('No way to pay is set'),
  });
  expect((await run('orders', 'withdraw-quote', 'MEDP-999', '--yes')).output).toContain('There is no quote');
});

test('a quote is issued with its file, or not at all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-quotes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const offer = `orders quote --product ${dated.id} --places 1 --name Ona --email ona@example.org --no-letter`;
  const known = () => sql`select number from quotes order by number`;
  const before = await known();
  const taken = join(folder, 'taken.pdf');
  writeFileSync(taken, 'a former quote');
  const pdf = join(folder, 'quote.pdf');
  for (const [more, error] of [
    [['--pdf', join(folder, 'nowhere/q.pdf')], /nowhere.*there is no such file or folder/],
    [['--pdf', taken], /taken\.pdf: it is there already/],
    [['--pdf', pdf, '--product', '999999'], /not on offer/],
  ] as const) {
    for (const options of [[], ['--dry-run']]) {
      const { code, output } = await run(...offer.split(' '), ...more, ...options);
      expect([code, output]).toEqual([1, expect.stringMatching(error)]);
      expect(output).not.toContain('Issued');
    }
  }
  expect((await run(...offer.split(' '), '--pdf', pdf, '--dry-run')).output).toContain('Would offer');
  await sql`alter table quotes add constraint shut check (false) not valid`;
  try {
    expect((await run(...offer.split(' '), '--pdf', pdf)).code).toBe(1);
  } finally {
    await sql`alter table quotes drop constraint shut`;
  }
  expect([readFileSync(taken, 'utf8'), readdirSync(folder)]).toEqual(['a former quote', ['taken.pdf']]);
  expect(await known()).toEqual(before);

  await json(...offer.split(' '), '--pdf', pdf);
  expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  expect(statSync(pdf).mode & 0o777).toBe(0o600);
  expect(await known()).toHaveLength(before.length + 1);
});

test('quotes that nobody ordered go a year after their last day', async () => {
  const { number } = await issue(1);
  const known = async () => sql`select from quotes where series || '-' || number = ${number}`;
  await sql`
    update quotes set valid_until = now() - interval '367 days' where series || '-' || number = ${number}`;
  await runJob('old-quotes');
  expect(await known()).toHaveLength(0);
  expect(JSON.stringify(await json('orders', 'quotes'))).not.toContain(`"${number}"`);
});
