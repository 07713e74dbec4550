import { headerNames, languageTags } from '@medeina/contract';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import subjects from '../../server/demo/content/contact-subjects.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { newPerson } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The text of the operator's mail about a message from this address. */
function mailToOperator(email: string): string | undefined {
  const outbox = join(process.env['TEST_DATA_DIR'] ?? '', 'outbox');
  if (!existsSync(outbox)) return undefined;
  const mail = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .find((text) => text.includes(`Reply-To: ${email}`));
  // Quoted-printable folds long lines with `=`.
  return mail?.replaceAll(/=\r?\n/g, '');
}

test('the date chosen on a course’s page is in the offer form and in the operator’s mail @sample', async ({
  page,
  request,
  say,
  circumstances,
}) => {
  const { language } = circumstances;
  const { data: course } = await (
    await request.get('/api/products/101', {
      headers: { [headerNames.language]: languageTags[language] },
    })
  ).json();
  const dates: { product_id: number; start_date: string; city: string; location_address: string }[] =
    course.products;
  const chosen = dates[1];
  if (chosen === undefined) throw new Error('The course does not have two dates');

  await arrive(page, '/course-about/101');
  const panel = page.getByRole('region', { name: say('BuyPanel.label') });
  await panel.getByRole('radio').nth(1).check();
  await panel.getByRole('link', { name: say('catalogue.buy.ask') }).click();
  await expect(page).toHaveURL(`/help/offer?course=101&product_id=${chosen.product_id}`);
  // Of one person who wants a place, the form is no matter of institutions.
  await expect(
    page.getByRole('banner').getByRole('button', { name: say('shell.business'), includeHidden: true }),
  ).not.toHaveAttribute('data-current');
  const shown = page.getByRole('region', { name: course.title });
  await expect(shown.getByText(say('content.offer.date'))).toBeVisible();
  await expect(shown).toContainText(chosen.location_address);
  await expect(shown).toContainText(chosen.city);
  await expect(shown).toContainText(/\d[,.]00/);
  // Back opens the course with the same date.
  await expect(shown.getByRole('link')).toHaveAttribute(
    'href',
    `/course-about/101?product_id=${chosen.product_id}`,
  );

  const { email, firstname } = newPerson(language);
  const field = (id: string) => page.getByLabel(say(id), { exact: true });
  await field('content.offer.name').fill(firstname);
  await field('content.form.email').fill(email);
  await field('content.form.phone').fill('+37061234567');
  await expect(field('content.offer.subject')).toHaveValue(
    subjects.find(({ key }) => key === 'place')?.name[language] ?? '',
  );
  await page.getByRole('button', { name: say('content.offer.submit') }).click();
  await expect(page.getByText(say('content.offer.done.text'))).toBeVisible();
  await expect.poll(() => mailToOperator(email), { timeout: 30_000 }).toContain(`Data: ${chosen.start_date}`);
  expect(mailToOperator(email)).toMatch(/Kursas: .*\(101\)/);
  expect(mailToOperator(email)).toMatch(/Kaina: \d/);
});

test('the form says when a date is no longer offered, and still works', async ({ page, say }) => {
  await arrive(page, '/help/offer?course=101&product_id=999999');
  await expect(page.getByText(say('content.offer.gone'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('content.offer.submit') })).toBeVisible();
});
