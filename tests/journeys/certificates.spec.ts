import { readFile } from 'node:fs/promises';
import type { Language, Output } from '@medeina/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { openPdf, wordsOf } from '../../server/test/support/pdf.ts';
import { arrive, ready } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { focus } from '../support/focus.ts';
import { look } from '../support/look.ts';
import { beDemoLearner, call, demoLearner, registerQuietly } from '../support/people.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';

/** Certificates: in the account with shopping on, and for anybody who has a number. */

/** A server of their own, because shopping is off on the common one. */
const test = testOnOwnServer({ SHOPPING: 'true' });

// In order: the last one but one revokes a certificate that the others count.
test.describe.configure({ mode: 'default' });

const path = '/dashboard/certificates';

type Certificates = Output<'learning.certificates.list'>['data'];

/** Those of the demo's learner: two that are valid and one that is over. */
async function certificatesOf(context: BrowserContext, language: Language): Promise<Certificates> {
  const answer = await call(context, 'GET', '/api/certificates', { language });
  return JSON.parse(JSON.stringify(answer)).data;
}

/** The demo's learner of this server. */
async function logInThere(
  context: BrowserContext,
  language: Language,
  { url }: RunningServer,
): Promise<void> {
  await call(context, 'POST', '/api/auth/login', { data: demoLearner, language });
  // The login has chosen the account's language.
  await context.addCookies([{ name: 'language', value: language, url }]);
}

const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('certificates are searched, narrowed to the valid ones, which is remembered, and opened by keyboard @sample', async ({
  page,
  context,
  site,
  say,
  circumstances: { language, width },
}) => {
  await logInThere(context, language, site);
  const all = await certificatesOf(context, language);
  const over = all.find(({ is_valid: isValid }) => !isValid);
  expect(all).toHaveLength(3);
  const onlyValid = page.getByRole('switch', { name: say('account.certificates.onlyValid') });
  const search = page.getByRole('searchbox', { name: say('account.certificates.search') });

  await test.step('all of them', async () => {
    await arrive(page, path);
    await expect(cards(page)).toHaveCount(3);
    await look(page, `certificates at ${String(width)}`);
  });

  await test.step('the valid ones, also after a reload', async () => {
    await onlyValid.focus();
    await page.keyboard.press('Space');
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText(say('account.certificates.found', { count: 2 }))).toBeAttached();
    await page.reload();
    await ready(page);
    await expect(onlyValid).toBeChecked();
    await expect(cards(page)).toHaveCount(2);
  });

  await test.step('none, and back to all', async () => {
    await search.fill(over?.number ?? '');
    await search.press('Enter');
    await expect(
      page.getByRole('heading', {
        name: say('account.certificates.none.search', { search: over?.number ?? '' }),
      }),
    ).toBeVisible();
    await look(page, `no certificate found at ${String(width)}`);
    await page.getByRole('link', { name: say('account.certificates.none.clear') }).press('Enter');
    await expect(cards(page)).toHaveCount(3);
    await expect(onlyValid).not.toBeChecked();
    await expect(page.locator(':focus')).toBeVisible();
  });

  await test.step('one that is over leads to the course, and gives no document', async () => {
    await page
      .getByRole('main')
      .locator(`a[href$="/${String(over?.id)}/show"]`)
      .press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await look(page, `a certificate that is over at ${String(width)}`);
    await expect(page.getByRole('button', { name: say('CertificateDetail.pdf') })).toHaveCount(0);
    await page.getByRole('link', { name: say('CertificateDetail.renew') }).press('Enter');
    await expect(page).toHaveURL(`/course/${String(over?.courseId)}/general`);
    await expect(page.getByRole('button', { name: say('learning.renew.action') })).toBeVisible();
  });
});

test('a valid certificate shows what is printed, and gives the document and the credential', async ({
  page,
  context,
  site,
  say,
  circumstances: { language, width },
}) => {
  await logInThere(context, language, site);
  const [first] = await certificatesOf(context, language);
  if (first === undefined) throw new Error('The demo has no certificate');
  await arrive(page, path);
  await page.getByRole('main').getByRole('link', { name: first.title }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeFocused();
  await look(page, `a certificate at ${String(width)}`);
  for (const [name, file, start] of [
    ['CertificateDetail.pdf', `${say('learning.certificate.file')}-${first.number}.pdf`, '%PDF-'],
    ['learning.certificate.badge', `${first.number}.jwt`, 'ey'],
  ] as const) {
    const download = page.waitForEvent('download');
    const button = page.getByRole('button', { name: say(name) });
    await button.press('Enter');
    const given = await download;
    expect(given.suggestedFilename()).toBe(file);
    const bytes = await readFile(await given.path());
    expect(bytes.toString('latin1').startsWith(start)).toBe(true);
    if (start === '%PDF-') expect(await wordsOf(await openPdf(bytes))).toContain(first.number);
    // The button that was pressed has the focus, and shows it.
    await expect(button).toBeFocused();
    expect((await focus(page)).isShown).toBe(true);
  }
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('a number is verified as it is typed; what is revoked says so at once', async ({
  page,
  context,
  site,
  say,
  allowed,
  circumstances: { language, width },
}) => {
  await logInThere(context, language, site);
  const numbers = (await certificatesOf(context, language))
    .filter(({ is_valid: isValid }) => isValid)
    .map(({ number }) => number);
  await context.clearCookies({ name: /medeina|signed_in/ });
  const [, second = ''] = numbers;
  const heading = (id: string) => page.getByRole('heading', { level: 1, name: say(`content.verify.${id}`) });
  const field = page.getByRole('searchbox', { name: say('content.verify.field') });

  await arrive(page, '/certificates/verify');
  await look(page, `the question for a number at ${String(width)}`);
  await field.fill(second.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(heading('title.valid')).toBeFocused();
  await expect(page.getByText(second, { exact: true })).toBeVisible();

  // Rendered by the server and kept, until it changes.
  await arrive(page, `/certificates/verify/${second}`);
  await expect(heading('title.valid')).toBeVisible();
  medeina(['certificates', 'revoke', second, '--yes'], site.dataDirectory);
  // A server hears of it within a second.
  await expect(async () => {
    await arrive(page, `/certificates/verify/${second}`);
    await expect(heading('title.revoked')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await look(page, `a revoked certificate at ${String(width)}`);

  for (const kind of ['', '/api']) allowed.add(`404 ${kind}/certificates/verify/MD-00000-00000`);
  await arrive(page, '/certificates/verify/MD-00000-00000');
  await expect(heading('title.unknown')).toBeVisible();
  await look(page, `an unknown certificate at ${String(width)}`);
});

test('who has none is led to their courses', async ({
  page,
  context,
  say,
  circumstances: { language, width },
}) => {
  await registerQuietly(context, language);
  await arrive(page, path);
  await expect(page.getByRole('heading', { name: say('account.certificates.none') })).toBeVisible();
  await look(page, `no certificates at ${String(width)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('account.certificates.none.courses') })
    .last()
    .press('Enter');
  await expect(page).toHaveURL('/dashboard/courses');
});

base(
  'with shopping off the account has no certificates, the course has',
  async ({ page, context, say, baseURL, circumstances: { language } }) => {
    await beDemoLearner(context, language, baseURL);
    const [first] = await certificatesOf(context, language);
    await arrive(page, path);
    await expect(page).toHaveURL('/');
    await arrive(page, `/course/${String(first?.courseId)}/general`);
    await page
      .getByRole('main')
      .getByRole('link', { name: first?.title ?? '' })
      .press('Enter');
    await expect(page).toHaveURL(`/certificates/verify/${first?.number ?? ''}`);
    await expect(
      page.getByRole('heading', { level: 1, name: say('content.verify.title.valid') }),
    ).toBeVisible();
  },
);
