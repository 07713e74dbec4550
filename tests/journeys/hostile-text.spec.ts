import hostile from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import type { PurchasedDetail } from '@medeina/contract';
import type { BrowserContext } from '@playwright/test';
import form from '../../server/demo/courses/inhaliatoriu-technika/theory/03-mokymas/technikos-patikra.json' with { type: 'json' };
import { atWork } from '../../server/src/command/shell.ts';
import { readSettings } from '../../server/src/platform/settings.ts';
import { writeLetter } from '../../server/src/platform/letters.ts';
import { issueInvoice } from '../../server/src/shopping/invoices/issue.ts';
import { findOrder, readOrderLines } from '../../server/src/shopping/orders-store.ts';
import { statements } from '../../server/test/support/statements.ts';
import { arrive } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { watchExecution } from '../support/execution.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import { call, ownCourse, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The Big List of Naughty Strings, stored and looked at: it stays text wherever it is shown, and runs nothing. */

const isFull = process.env['TEST_TIER'] === 'full';
const course = 102;

/** Those that a browser could take for markup, an address or a template. */
const markup = hostile.filter((text) => /[<>]|javascript:|\{\{|\$\{|%3C|&#/i.test(text));
/** What a person's text may hold: the contract refuses control characters. */
const storable = hostile.filter((text) => text.trim() !== '' && !/\p{Cc}/u.test(text));

/** All strings in as few posts as their length allows. */
function posts(longest: number): string[] {
  const made = [''];
  for (const text of storable) {
    const last = made.at(-1) ?? '';
    if (last.length + text.length + 1 > longest) made.push(text);
    else made[made.length - 1] = `${last}\n${text}`;
  }
  return made.map((text) => text.trim());
}

test('in a forum and a name', async ({ page, context, baseURL, say, circumstances: { language } }) => {
  test.slow();
  const { signs } = await watchExecution(page, new URL(baseURL ?? '').origin);
  await registerQuietly(context, language);
  await startCourse(context, course);
  const answer: unknown = await call(context, 'GET', `/api/courses/purchased/${course}`);
  // The answer's shape is the contract's, which the server's tests check.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { data } = answer as { data: PurchasedDetail };
  const topic = data.theory.find(({ sections }) =>
    sections.some(({ parts }) => parts.some((one) => one.module === 'forum')),
  );
  const forum = topic?.sections.flatMap(({ parts }) => parts).find((one) => one.module === 'forum');
  const texts = posts(7500);
  const [question = '', ...answers] = texts;
  const title = markup[0]?.slice(0, 140) ?? '';
  const asked: unknown = await call(context, 'POST', `/api/forums/${forum?.course_module_id}/discussions`, {
    data: { title, text: question },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { discussion } = (asked as { data: { discussion: number } }).data;
  for (const text of answers)
    await call(context, 'POST', `/api/forums/discussions/${discussion}/replies`, { data: { text } });
  await call(context, 'POST', '/api/settings', { data: { firstname: markup[1], lastname: markup[2] } });

  await arrive(page, `/course/${course}/theory/${topic?.id}?material=${forum?.course_module_id}`);
  const link = page.getByRole('main').getByText(title, { exact: true });
  await expect(link).toBeVisible();
  await link.click();
  for (const text of texts) {
    // One that a page shows as it is: no spaces that it draws together.
    const line = text.split('\n').find((one) => /^[!-~][ -~]{10,60}[!-~]$/.test(one) && !/ {2}/.test(one));
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: line ?? '' })
        .first(),
    ).toBeVisible();
  }
  await arrive(page, '/dashboard/settings');
  await expect(page.getByLabel(say('account.settings.firstname'), { exact: true })).toHaveValue(
    markup[1]?.trim() ?? '',
  );
  expect(signs).toEqual([]);
});

test('in what is searched for', async ({ page, baseURL }) => {
  test.slow();
  const { signs } = await watchExecution(page, new URL(baseURL ?? '').origin);
  const step = isFull ? 1 : Math.ceil(markup.length / 20);
  for (const text of markup.filter((_, index) => index % step === 0)) {
    await arrive(page, `/discover?q=${encodeURIComponent(text.slice(0, 100))}`);
    expect([text, signs]).toEqual([text, []]);
  }
});

test('in the page of all that is held on a person, even without a content policy', async ({
  page,
  context,
  baseURL,
  circumstances: { language },
}) => {
  const { signs } = await watchExecution(page, new URL(baseURL ?? '').origin);
  const { username, password } = await registerQuietly(context, language);
  await startCourse(context, course);
  for (const text of markup.filter((one) => one.length <= 100))
    await call(context, 'POST', '/api/settings', {
      data: { firstname: text, lastname: text, organisation: text },
    });
  await call(context, 'POST', '/api/auth/password/check', { data: { username, password } });
  await call(context, 'POST', '/api/auth/refresh', { data: {} });
  const response = await context.request.post('/api/account/export/page', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Token-Transport': 'cookie' },
  });
  expect(response.ok()).toBe(true);
  await page.goto('about:blank');
  await page.setContent(await response.text());
  await expect(page.getByText(username).first()).toBeVisible();
  expect(signs).toEqual([]);
});

/** All strings in one text, longer than any field takes, and the words that show that it was not cut. */
const last = 'the very last words';
const everything = [...markup, last].join('\n');

/** A server of their own, because shopping is off on the common one. */
const testInShop = testOnOwnServer({ SHOPPING: 'true' });

testInShop(
  'in what people leave on pages of others and on their own',
  async ({ page, context, site, circumstances: { language } }) => {
    testInShop.slow();
    const { signs } = await watchExecution(page, new URL(site.url).origin);
    const { username } = await registerQuietly(context, language);
    await startCourse(context, course);
    const begun = await beginForm(context);
    const quote = JSON.parse(
      medeina(
        'orders quote --product 1031 --places 2 --name HOSTILE --company HOSTILE --company-code HOSTILE --company-address HOSTILE --email rasa@medeina.example --no-letter --json'.split(
          ' ',
        ),
        site.dataDirectory,
      ),
    );
    const { order, certificate } = await store(site.dataDirectory, { username, attempt: begun.attempt });

    const own: string[] = [];
    for (const path of [
      `/course-about/${course}`,
      `/course/${course}/reviews`,
      `/dashboard/purchases/${order}/show`,
      `/dashboard/purchases/${order}/invoice`,
      new URL(String(quote.link)).pathname,
      `/dashboard/certificates/extlms/${certificate}/show`,
      `/certificates/verify/${number}`,
      '/dashboard/settings',
    ]) {
      await arrive(page, path);
      await expect(page.getByRole('main'), path).toContainText(last);
      // An invoice offers itself to the printer once it is there.
      if (path.endsWith('/invoice')) own.push('print undefined');
      await expect.poll(() => signs, path).toEqual(own);
    }
    // The document to print is no page of the app: here even without its content policy.
    const print = await context.request.get(`/api/customerorderinvoice/${order}`, {
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Token-Transport': 'cookie' },
    });
    await page.goto('about:blank');
    await page.setContent(await print.text());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toContainText(last);
    expect(signs).toEqual(own);
    await arrive(page, begun.path);
    await page.getByRole('main').getByRole('link', { name: form.title[language] }).first().click();
    // The reason, the comment on a step, and what was corrected.
    await expect(page.frameLocator('iframe').getByText(last)).toHaveCount(3);
    expect(signs).toEqual(own);
  },
);

test('in a letter, even without a content policy', async ({ page, baseURL }) => {
  const { signs } = await watchExecution(page, new URL(baseURL ?? '').origin);
  const { html = '' } = writeLetter(
    {
      kind: 'hostile',
      to: 'rasa@medeina.example',
      language: 'lt',
      subject: everything,
      paragraphs: [everything],
      link: { words: everything, href: `${baseURL}/?${everything}` },
      afterwards: [everything],
    },
    baseURL ?? '',
  );
  await page.goto('about:blank');
  await page.setContent(html);
  // The paragraphs, the button, and the address below it.
  await expect(page.getByText(last)).toHaveCount(4);
  expect(signs).toEqual([]);
});

/** A certificate's public number. */
const number = 'MD-00000-31337';

/** Begins the form of a course, whose fields take text. */
async function beginForm(context: BrowserContext): Promise<{ path: string; attempt: number }> {
  const asked = 110;
  await startCourse(context, asked);
  const { theory } = await ownCourse(context, asked);
  const topic = theory.find(({ sections }) =>
    sections.some(({ parts }) => parts.some(({ module }) => module === 'dynamic_form')),
  );
  const material = topic?.sections
    .flatMap(({ parts }) => parts)
    .find(({ module }) => module === 'dynamic_form')?.course_module_id;
  const launch = await call(context, 'GET', `/api/courses/activity/${material ?? 0}/launch`);
  const { url } = JSON.parse(JSON.stringify(launch));
  const document = await (await context.request.get(url)).text();
  const token = /"token":"([^"]+)"/.exec(document)?.[1] ?? '';
  const state = await call(context, 'POST', '/activities/attempts', { data: { token } });
  const { data } = JSON.parse(JSON.stringify(state));
  return {
    path: `/course/${asked}/theory/${topic?.id ?? 0}`,
    attempt: data.attempt.id,
  };
}

/** Stores all strings at once wherever a person's text stands, past the calls, which take less of it. */
async function store(
  dataDirectory: string,
  { username, attempt }: { readonly username: string; readonly attempt: number },
): Promise<{ order: number; certificate: number }> {
  return await atWork(
    readSettings({ DATA_DIR: dataDirectory, SHOPPING: 'true' }),
    async ({ database, settings }) => {
      const sql = statements(database.executor);
      const [person] = await sql<{ id: number }>`select id from users where username = ${username}`;
      const user = person?.id ?? 0;
      await sql`
      insert into reviews (course_id, first_name, last_name, position, rating, language, text)
      values (${course}, ${everything}, ${everything}, ${everything}, 5, 'lt', ${everything})`;
      await sql`
      insert into passkey_owners (user_id, handle) values (${user}, decode(lpad(${user}::text, 64, '0'), 'hex'))`;
      await sql`
      insert into passkeys (user_id, credential_id, public_key, counter, is_synced, name)
      values (${user}, 'hostile', '', 0, false, ${everything})`;
      await sql`update quotes set document = replace(document::text, '"HOSTILE"', ${JSON.stringify(everything)})::jsonb`;
      // Those that have the texts shown, and the texts.
      const answers = {
        prietaisas: 'aerozolis',
        tarpine: 'turi',
        'kodel-nenaudoja': everything,
        zingsniai: {
          kind: 'checklist',
          entries: { paruosia: { mark: 'failed', comment: everything.slice(-500) } },
        },
        klaidos: everything,
      };
      await sql`
        insert into activity_answers (user_id, attempt_id, question, answer, given_at)
        select ${user}, ${attempt}, key, value, now() from jsonb_each(${JSON.stringify(answers)}::text::jsonb)`;
      await sql`update activity_attempts set submitted_at = now() where user_id = ${user} and id = ${attempt}`;
      const [certificate] = await sql<{ id: number }>`
      insert into certificates (public_number, user_id, course_id, environment_id, language, name, title, description,
        organisation, category, valid_from)
      select ${number}, ${user}, ${course}, 'extlms', 'lt', ${everything}, texts, texts, texts, 'nursing', '2026-01-01'
      from (select '{"lt": "a", "en": "b", "ru": "c"}'::jsonb as texts) as all_of_it
      returning id`;
      const [paid] = await sql<{ id: number }>`
      insert into orders (user_id, status, language, payment_method, comment, buyer_name, buyer_email, company_name,
        company_code, company_address, company_vat, sub_total_cents, tax_cents, total_cents, fingerprint, expires_at,
        paid_at)
      values (${user}, 'paid', 'lt', 'paysera', ${everything}, ${everything}, '', ${everything}, ${everything},
        ${everything}, ${everything}, 121, 21, 121, 'hash', now(), now())
      returning id`;
      const id = paid?.id ?? 0;
      await sql`
      insert into order_lines (order_id, position, product_id, course_id, name, description, category_id, quantity,
        unit_cents, tax_rate, net_cents, tax_cents)
      values (${id}, 0, 1031, 103, 'Kursas', '', 1, 1, 121, 2100, 100, 21)`;
      const order = await findOrder(database.executor, { id });
      if (order === undefined) throw new Error('The order is gone');
      const lines = await readOrderLines(database.executor, id);
      await issueInvoice(database.executor, { kind: 'invoice', seller: settings.seller, order, lines });
      return { order: id, certificate: certificate?.id ?? 0 };
    },
  );
}
