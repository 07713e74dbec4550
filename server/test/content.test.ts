import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp } from './harness.ts';
import { importSmallCatalogue } from './support/catalogue.ts';
import { runJob } from './support/run-job.ts';
import { inAll, SiteFolder } from './support/site.ts';

const app = await createTestApp({}, { runsJobs: true });

const line = '<svg viewBox="0 0 24 24"><path d="M12 22V9"/><path d="m12 13 2.5-2"/></svg>';

beforeAll(async () => {
  await new SiteFolder()
    .write('content/slides.json', [
      {
        id: 1,
        tone: 'dark',
        image: 'emergency',
        label: inAll('Žyma'),
        title: inAll('Pirma'),
        link: '/discover',
        link_text: inAll('Eiti'),
      },
      { id: 2, tone: 'light', title: inAll('Antra'), from: '-1d', until: '+1d' },
      { id: 3, tone: 'light', title: inAll('Buvusi'), until: '-2d' },
      { id: 4, tone: 'light', title: inAll('Būsima'), from: '+2d' },
    ])
    .write('content/banners.json', [
      { id: 1, title: inAll('Skydelis'), link: '/discover?category_id=61' },
      { id: 2, title: inAll('Buvęs'), until: '-2d' },
    ])
    .write('content/discounts.json', [
      { id: 1, discount: 22, title: inAll('Nuolaida'), color: '#f6ad3b' },
      { id: 2, discount: 5, title: inAll('Buvusi'), until: '-2d' },
    ])
    .write('content/contact-subjects.json', [{ key: 'offer', name: inAll('Pasiūlymas') }])
    .write('content/clients.json', [
      { key: 'nemunas', kind: 'client', name: inAll('Nemunas'), icon: 'hospital' },
      { key: 'rieve', kind: 'partner', name: inAll('Rievė'), logo: 'clients/rieve.svg' },
    ])
    .write('content/clients/rieve.svg', line)
    .write('content/information/5/page.json', {
      id: 5,
      bottom: true,
      updated: '2026-01-02',
      title: inAll('Taisyklės'),
      meta: { description: inAll('Apie ką') },
      chapters: [
        {
          file: '01-bendra',
          title: inAll('Bendra'),
          image: '/images/taisykles.webp',
          children: [{ file: '01-dalis', title: inAll('Dalis'), description: inAll('Trumpai') }],
        },
        {
          file: '01-dalis',
          title: inAll('Antra'),
          blocks: [
            { kind: 'step' },
            { kind: 'rows', rows: [{ title: inAll('Vilnius'), text: inAll('Gatvė'), link: '/contacts' }] },
            { kind: 'room', roles: [1, 2, 3].map((place) => ({ title: inAll(`Vaidmuo ${place}`) })) },
          ],
        },
      ],
    })
    .write('content/information/5/01-dalis.lt.md', 'Dalies žodžiai')
    .write('content/information/5/01-dalis.en.md', 'Words of the part')
    .write('content/information/5/01-dalis.ru.md', 'Слова части')
    .write('content/information/5/01-bendra.lt.md', '# Sąlygos\n\n- viena')
    .write('content/information/5/01-bendra.en.md', 'Terms')
    .write('content/information/5/01-bendra.ru.md', 'Условия')
    .import(app);
});

async function get(url: string, language = 'lt-lt') {
  const response = await app.request({ url, headers: { 'x-oc-merchant-language': language } });
  return { status: response.statusCode, body: response.json() };
}

test('slides, banners and discounts answer in the requested language, between their days', async () => {
  expect((await get('/api/slideshows?type=mobile', 'en-gb')).body.data).toMatchObject([
    {
      id: 1,
      tone: 'dark',
      label: 'Žyma (en)',
      title: 'Pirma (en)',
      link: '/discover',
      link_text: 'Eiti (en)',
      text: null,
    },
    { id: 2, tone: 'light', image: null, link: null },
  ]);
  expect((await get('/api/banners/8')).body.data).toMatchObject([{ title: 'Skydelis' }]);
  expect((await get('/api/banners/9')).status).toBe(404);
  expect((await get('/api/discounts', 'ru-ru')).body.data).toMatchObject([
    { title: 'Nuolaida (ru)', discount: 22 },
  ]);
});

test('pages are drawn anew where a slide begins or ends, and not otherwise', async () => {
  const { versions } = app.context;
  // Pages are kept by this version.
  const versionAfterJob = async () => {
    await runJob(app.context, 'dated-content');
    await versions.catchUp();
    return versions.content;
  };
  await app.database.sql`
    insert into slides (id, position, tone, texts, shown_until) values (90, 9, 'dark', '{}', now() - interval '1 hour')`;
  onTestFinished(async () => void (await app.database.sql`delete from slides where id = 90`));
  const before = await versionAfterJob();
  expect(await versionAfterJob()).toBe(before);
  await app.database.sql`update slides set shown_until = now() where id = 90`;
  const ended = await versionAfterJob();
  expect(ended).not.toBe(before);
  await app.database.sql`update slides set shown_until = now() - interval '1 hour' where id = 90`;
  expect(await versionAfterJob()).toBe(ended);
  await app.database.sql`update slides set shown_until = null, shown_from = now() where id = 90`;
  expect(await versionAfterJob()).not.toBe(ended);
});

test('an information page has chapters', async () => {
  const { body } = await get('/api/information/5');
  expect(body.data).toMatchObject({
    id: 5,
    title: 'Taisyklės',
    description: 'Apie ką',
    updated: '2026-01-02',
  });
  expect(body.data.chapters).toMatchObject([
    {
      id: 1,
      title: 'Bendra',
      content: '<h2>Sąlygos</h2>\n<ul>\n<li>viena</li>\n</ul>',
      image: '/images/taisykles.webp',
      blocks: [],
      children: [
        { id: 3, title: 'Dalis', description: 'Trumpai', content: '<p>Dalies žodžiai</p>', image: null },
      ],
    },
    {
      id: 2,
      title: 'Antra',
      image: null,
      children: [],
      blocks: [
        { kind: 'step' },
        {
          kind: 'rows',
          numbered: false,
          rows: [{ title: 'Vilnius', text: 'Gatvė', link: '/contacts' }],
        },
        {
          kind: 'room',
          roles: [1, 2, 3].map((place) => ({ title: `Vaidmuo ${place}`, text: null, link: null })),
        },
      ],
    },
  ]);
  const [, second] = (await get('/api/information/5', 'en-gb')).body.data.chapters;
  expect(second.blocks[1].rows).toEqual([{ title: 'Vilnius (en)', text: 'Gatvė (en)', link: '/contacts' }]);
  expect((await get('/api/information?bottom=true')).body.data).toEqual([{ id: 5, title: 'Taisyklės' }]);
  expect((await get('/api/information/6')).status).toBe(404);
});

test('an external chapter picture, nested subchapters and unknown blocks are refused', async () => {
  const part = { file: '01', title: inAll('Dalis') };
  const nested = { ...part, children: [{ ...part, children: [part] }] };
  for (const chapter of [
    { ...part, image: 'https://example.org/1.webp' },
    { ...part, image: '//x/1' },
    nested,
    { ...part, blocks: [{ kind: 'film' }] },
    { ...part, blocks: [{ kind: 'icon', icon: 'skull' }] },
    { ...part, blocks: [{ kind: 'rows', rows: [] }] },
    { ...part, blocks: [{ kind: 'rows', rows: [{ title: inAll('Eilutė'), link: 'javascript:alert(1)' }] }] },
    { ...part, blocks: [{ kind: 'room', roles: [{ title: inAll('Vienas') }] }] },
  ]) {
    const folder = new SiteFolder().write('content/information/7/page.json', {
      id: 7,
      title: inAll('Septyni'),
      chapters: [chapter],
    });
    for (const language of ['lt', 'en', 'ru'])
      folder.write(`content/information/7/01.${language}.md`, 'Dalis');
    await expect(folder.import(app)).rejects.toMatchObject({
      faults: [expect.objectContaining({ file: 'content/information/7/page.json' })],
    });
  }
});

const message = {
  name: 'Ona Onaitė',
  email: 'ona@example.org',
  subject: 'Pasiūlymas',
  message: 'Laba diena,\nprašau pasiūlymo.',
};

function send(payload: object, url = '/api/contact/by-email', language = 'lt-lt') {
  return app.request({
    method: 'POST',
    url,
    // A new session each time: one may send five an hour.
    headers: { 'x-oc-session': randomUUID(), 'x-oc-merchant-language': language },
    payload,
  });
}

/** Mails sent to an address, as text. */
function letters(to: string): string[] {
  const outbox = join(app.settings.dataFolder, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(`\nTo: ${to}`));
}

test('a message is stored and mailed', async () => {
  expect((await get('/api/contact/subjects')).body).toEqual({
    data: ['Pasiūlymas'],
    presets: { place: null, offer: 'Pasiūlymas' },
  });
  const response = await send({ ...message, phone: '+370 612 34567' });
  expect(response.json()).toEqual({ success: true, message: 'Sėkmingai išsiųsta.' });
  const rows = await app.database
    .sql`select name, phone, email, subject, message, language from contact_messages`;
  expect(rows).toEqual([{ ...message, phone: '+370 612 34567', language: 'lt' }]);
});

test('messages and numbers to call are kept as long as the privacy page says', async () => {
  for (const subject of ['laukia', 'atsakyta', 'pernai'])
    expect((await send({ ...message, subject })).statusCode).toBe(200);
  await app.database.sql`
    update contact_messages
    set created_at = now() - interval '2 years',
      answered_at = case subject when 'atsakyta' then now() - interval '364 days' when 'pernai' then now() - interval '367 days' end
    where subject in ('laukia', 'atsakyta', 'pernai')`;
  await app.database.sql`
    insert into call_back_requests (language, phone, created_at, answered_at)
    values ('lt', '+37060000001', now() - interval '13 days', null),
      ('lt', '+37060000002', now() - interval '15 days', null),
      ('lt', '+37060000003', now(), now())`;
  await runJob(app.context, 'old-requests');
  const left = await app.database.sql`
    select subject as what from contact_messages where subject in ('laukia', 'atsakyta', 'pernai')
    union all select phone from call_back_requests where phone like '+3706000000%' order by what`;
  expect(left.map(({ what }) => what)).toEqual(['+37060000001', 'atsakyta', 'laukia']);
  await app.database.sql`delete from call_back_requests where phone = '+37060000001'`;
});

test('a message about a date gets course, days, place and price from the server', async () => {
  await importSmallCatalogue(app);
  const [product] = await app.database.sql<{ id: number; course_id: number }>`
    select id, course_id from current_products where starts_at is not null and is_on_offer order by id limit 1`;
  if (product === undefined) throw new Error('The small catalogue has no dated product');
  const { data: course } = (await get(`/api/products/${product.course_id}`)).body;
  const offered = course.products.find(({ product_id: id }: { product_id: number }) => id === product.id);
  const about = [
    `Kursas: ${course.title} (${product.course_id})`,
    `Data: ${offered.start_date} – ${offered.end_date}`,
    `Vieta: ${offered.location_name}, ${offered.location_address}, ${offered.city}`,
    `Kaina: ${(offered.special ?? offered).price_formated}`,
  ].join('\n');
  const given = { ...message, email: 'renkasi@example.org', product_id: product.id, price: 1 };
  expect((await send(given, '/api/contact/by-email', 'en-gb')).statusCode).toBe(200);
  const stored = async (email: string) =>
    (await app.database.sql`select message from contact_messages where email = ${email}`)[0]?.['message'];
  expect(await stored(given.email)).toBe(`${message.message}\n\n${about}`);
  const toOperator = () =>
    letters(app.settings.mailFrom).filter((text) => text.includes(`Reply-To: ${given.email}`));
  await expect.poll(toOperator, { timeout: 15_000 }).toHaveLength(1);
  expect(toOperator()[0]).toContain('Kursas: ');

  // About a course without a date: whoever wrote before the page knew its title told only its id.
  const dateless = { ...message, email: 'klausia@example.org', course_id: product.course_id };
  expect((await send(dateless)).statusCode).toBe(200);
  expect(await stored(dateless.email)).toBe(
    `${message.message}\n\nKursas: ${course.title} (${product.course_id})`,
  );
  const unknown = { ...dateless, email: 'speja@example.org', course_id: 999_999 };
  expect((await send(unknown)).statusCode).toBe(200);
  expect(await stored(unknown.email)).toBe(message.message);

  // A date that is no longer offered does not refuse the message.
  const late = { ...given, email: 'veluoja@example.org', product_id: 999_999 };
  expect((await send(late)).statusCode).toBe(200);
  expect(await stored(late.email)).toBe(`${message.message}\n\nPasirinkta data (999999) nebesiūloma.`);
  expect((await send({ ...given, product_id: 'x' })).json().errors).toHaveProperty('product_id');
});

test('an invalid message gets an error for each field', async () => {
  const response = await send({ name: ' ', email: 'ona', subject: '', phone: '+370 1' });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().errors).toSorted()).toEqual([
    'email',
    'message',
    'name',
    'phone',
    'subject',
  ]);
  expect((await send({ ...message, phone: '+37000000000' })).json().errors).toHaveProperty('phone');
});

test('a lone surrogate is refused at its field, a full emoji is stored', async () => {
  for (const field of ['name', 'email', 'subject', 'message']) {
    const given = field === 'email' ? 'o\ud800@example.org' : 'O\ud800';
    const response = await send({ ...message, [field]: given }, '/api/contact/by-email', 'en-gb');
    expect(response.statusCode).toBe(400);
    expect(response.json<{ errors: unknown }>().errors).toEqual({
      [field]: ['This text contains characters that are not allowed'],
    });
  }
  const whole = await app.request({
    method: 'POST',
    url: '/api/contact/by-email',
    headers: { 'x-oc-session': randomUUID(), 'content-type': 'application/json' },
    payload: JSON.stringify({ ...message, message: '🧬' }).replace('🧬', String.raw`\ud83e\uddec`),
  });
  expect(whole.statusCode).toBe(200);
});

test('the sender gets a receipt that repeats none of their input', async () => {
  const email = 'siuntejas@example.org';
  expect((await send({ ...message, email }, '/api/contact/by-email', 'en-gb')).json()).toEqual({
    success: true,
    message: 'Sent successfully.',
  });
  await expect.poll(() => letters(email), { timeout: 15_000 }).toHaveLength(1);
  const [letter = ''] = letters(email);
  expect(letter).toContain('Subject: We have received your message');
  expect(letter).not.toContain('Onait');
});

test('a call-back number is stored in E.164, mailed to the operator and never logged', async () => {
  const log = vi.spyOn(app.context.log, 'info');
  onTestFinished(() => log.mockRestore());
  const said = {
    'lt-lt': 'Paskambinsime darbo dieną.',
    'en-gb': 'We will call you on a working day.',
    'ru-ru': 'Мы позвоним вам в рабочий день.',
  };
  for (const [language, text] of Object.entries(said)) {
    const answer = await send({ phone: '8 612 34567' }, '/api/contact/by-phone', language);
    expect(answer.json()).toEqual({ success: true, message: text });
  }
  const rows = await app.database.sql`select phone, language from call_back_requests order by id`;
  expect(rows).toEqual(['lt', 'en', 'ru'].map((language) => ({ phone: '+370 612 34567', language })));
  await expect
    .poll(() => letters(app.settings.mailFrom).filter((text) => text.includes('Paskambinti')), {
      timeout: 15_000,
    })
    .toHaveLength(3);
  await vi.waitFor(
    () => expect(log).toHaveBeenCalledWith(expect.objectContaining({ kind: 'call_back' }), 'mail sent'),
    { timeout: 15_000 },
  );
  expect(JSON.stringify(log.mock.calls)).not.toContain('612');
});

test.each([
  [
    'nothing',
    '',
    {
      'lt-lt': 'Įrašykite telefono numerį',
      'en-gb': 'Enter your phone number',
      'ru-ru': 'Введите номер телефона',
    },
  ],
  [
    'no real number',
    '+370 000 00000',
    {
      'lt-lt': 'Įrašykite tinkamą telefono numerį su šalies kodu',
      'en-gb': 'Enter a valid phone number with its country code',
      'ru-ru': 'Введите правильный номер телефона с кодом страны',
    },
  ],
])('a call-back to %s is refused with a message', async (_, phone, words) => {
  for (const [language, text] of Object.entries(words)) {
    const answer = await send({ phone }, '/api/contact/by-phone', language);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ phone: [text] });
  }
});

async function countKept() {
  return await app.database.sql`
    select (select count(*)::integer from contact_messages) as messages,
      (select count(*)::integer from call_back_requests) as calls`;
}

test('a robot that fills in the hidden field gets a normal answer, and nothing is stored', async () => {
  const before = await countKept();
  // Any value: a validation error would reveal the trap.
  for (const website of ['https://example.org', 'https://example.org/\u0007 '.repeat(100)]) {
    const trap = { website };
    expect((await send({ ...message, ...trap })).json()).toMatchObject({ success: true });
    expect((await send({ phone: '+370 612 34567', ...trap }, '/api/contact/by-phone')).json()).toMatchObject({
      success: true,
    });
  }
  expect(await countKept()).toEqual(before);
});

test('clients have an icon or their own drawing, in the requested language', async () => {
  expect((await get('/api/clients', 'ru-ru')).body.data).toEqual([
    { key: 'nemunas', kind: 'client', name: 'Nemunas (ru)', icon: 'hospital', paths: [] },
    { key: 'rieve', kind: 'partner', name: 'Rievė (ru)', icon: null, paths: ['M12 22V9', 'm12 13 2.5-2'] },
  ]);
});

test('a drawing that is not just paths is refused, naming its file', async () => {
  const folder = new SiteFolder().write('content/clients.json', [
    { key: 'one', kind: 'client', name: inAll('Vienas'), logo: 'clients/one.svg' },
  ]);
  for (const drawing of [
    '<svg viewBox="0 0 24 24"><script>alert(1)</script><path d="M1 1"/></svg>',
    '<svg viewBox="0 0 24 24"></svg>',
    '<svg viewBox="0 0 24 24"><path d="url(x)"/></svg>',
    '<svg viewBox="0 0 100 24"><path d="M1 1"/></svg>',
  ]) {
    folder.write('content/clients/one.svg', drawing);
    await expect(folder.import(app)).rejects.toMatchObject({
      faults: [expect.objectContaining({ file: 'content/clients/one.svg' })],
    });
  }
  // A duplicate key, and one without icon or drawing.
  folder.write('content/clients.json', [
    { key: 'one', kind: 'client', name: inAll('Vienas'), icon: 'pill' },
    { key: 'one', kind: 'client', name: inAll('Antras'), icon: 'pill' },
  ]);
  await expect(folder.import(app)).rejects.toThrow("'one' is already taken above");
  folder.write('content/clients.json', [{ key: 'one', kind: 'client', name: inAll('Vienas') }]);
  await expect(folder.import(app)).rejects.toThrow('must have either an icon or a logo');
  folder.write('content/clients.json', [
    { key: 'one', kind: 'partner', name: inAll('Vienas'), icon: 'pill' },
  ]);
  await expect(folder.import(app)).rejects.toThrow('a partner must have a logo');
});

test('contact details come from the last import and are empty before it', async () => {
  const nothing = {
    phone: null,
    hours: null,
    email: null,
    answer_time: null,
    address: null,
    practice_places: [],
  };
  expect((await get('/api/contact/details')).body.data).toEqual(nothing);

  const folder = new SiteFolder().write('content/contacts.json', {
    phone: '+370 5 200 11 22',
    hours: inAll('darbo dienomis'),
    email: 'labas@medeina.example',
    answer_time: inAll('Atsakome greitai'),
    address: { street: inAll('Miško g. 1'), city: inAll('Vilnius'), country: 'LT', note: inAll('Kieme') },
    practice_places: { lt: ['Vilnius', 'Kaunas'], en: ['Vilnius'], ru: ['Вильнюс'] },
  });
  await folder.import(app);
  expect((await get('/api/contact/details', 'en-gb')).body.data).toEqual({
    phone: '+370 5 200 11 22',
    hours: 'darbo dienomis (en)',
    email: 'labas@medeina.example',
    answer_time: 'Atsakome greitai (en)',
    address: {
      street: 'Miško g. 1 (en)',
      city: 'Vilnius (en)',
      postal_code: null,
      country: 'LT',
      note: 'Kieme (en)',
    },
    practice_places: ['Vilnius'],
  });
  // The receipt names them in the sender's language.
  const mail = vi.spyOn(app.context.mail, 'send');
  onTestFinished(() => mail.mockRestore());
  const answered = async (language: string) => {
    mail.mockClear();
    await send(message, '/api/contact/by-email', language);
    const sent = mail.mock.calls.map(([letter]) => letter);
    return sent.find(({ kind }) => kind === 'contact_received')?.text.split('\n\n')[1];
  };
  expect(await answered('lt-lt')).toBe('jūsų žinutę gavome. Atsakome greitai.');
  expect(mail.mock.calls.map(([{ to }]) => to)).toEqual(['labas@medeina.example', message.email]);
  expect(await answered('en-gb')).toBe('we have received your message. Atsakome greitai (en).');
  expect(await answered('ru-ru')).toBe('Мы получили ваше сообщение. Atsakome greitai (ru).');

  await folder.write('content/contacts.json', { email: 'kitas@medeina.example' }).import(app);
  expect((await get('/api/contact/details')).body.data).toEqual({
    ...nothing,
    email: 'kitas@medeina.example',
  });
  expect(await answered('lt-lt')).toBe('jūsų žinutę gavome.');
  expect(await answered('en-gb')).toBe('we have received your message.');
  expect(await answered('ru-ru')).toBe('Мы получили ваше сообщение.');
  for (const [field, value, fault] of [
    ['phone', '8 5 200 11 22', 'as the whole world dials it'],
    ['email', 'labas', 'must be an e-mail address'],
    ['hours', 'visada', 'must be a text by language'],
    ['fax', '+370 5 200 11 22', 'is not known here'],
  ] as const) {
    folder.write('content/contacts.json', { [field]: value });
    await expect(folder.import(app)).rejects.toThrow(fault);
  }
});
