import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { OwnData } from '@medeina/contract';
import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import type { Say } from '../support/messages.ts';
import { type Person, registerQuietly, submitLogin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Gives the password in the dialog that asks for it, by keyboard. */
async function prove(page: Page, say: Say, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('shell.proof.title') });
  await expect(dialog).toBeVisible();
  await look(page, 'the dialog of a further proof');
  const field = dialog.getByLabel(say('shell.proof.password'), { exact: true });
  await field.fill(password);
  await field.press('Enter');
  await expect(dialog).toBeHidden();
}

test('one’s data are downloaded; the account is deleted and taken back @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  test.slow();
  const { language } = circumstances;
  for (const path of ['export', 'deletion']) allowed.add(`403 /api/account/${path}`);
  const person = await registerQuietly(context, language);
  await arrive(page, '/dashboard/settings');

  const data = page.getByRole('region', { name: say('account.data.title') });
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await data.getByRole('button', { name: say('account.data.json') }).press('Enter');
  await prove(page, say, person);
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^medeina-[a-z-]+-\d{4}-\d\d-\d\d\.json$/);
  const written: OwnData = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(written).toMatchObject({ name: 'medeina-own-data', version: 2, language });
  expect(written.held['users']).toMatchObject([{ username: person.username, firstname: person.firstname }]);

  // The proof is good for some minutes.
  const another = page.waitForEvent('download', { timeout: 60_000 });
  await data.getByRole('button', { name: say('account.data.page') }).press('Enter');
  const sheet = await context.newPage();
  const html = await readFile(await (await another).path(), 'utf8');
  await sheet.setContent(html);
  await expect(sheet.getByText(person.email, { exact: true }).first()).toBeVisible();
  // A file has no fonts of ours; all else is as on our pages.
  expect((await new AxeBuilder({ page: sheet }).analyze()).violations).toEqual([]);
  await sheet.close();

  const deletion = page.getByRole('region', { name: say('account.deletion.title') });
  await look(page, 'the settings');
  await deletion.getByRole('button', { name: say('account.deletion.ask') }).press('Enter');
  const question = page.getByRole('alertdialog', { name: say('account.deletion.question') });
  await expect(question).toBeVisible();
  await look(page, 'the question');
  await question.getByRole('button', { name: say('account.deletion.ask') }).press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText(say('account.deletion.asked.text'))).toBeVisible();

  await arrive(page, '/login?redirect=%2Fdiscover');
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(/\/dashboard\/deletion\?/);
  await expect(page.getByRole('heading', { level: 1, name: say('account.deletion.return') })).toBeVisible();
  await look(page, 'the offer to keep the account');
  await page.getByRole('link', { name: say('account.deletion.goOn') }).press('Enter');
  await expect(page).toHaveURL(/\/discover$/);

  await arrive(page, '/dashboard/settings');
  await look(page, 'the settings of an account that is to be erased');
  await deletion.getByRole('button', { name: say('account.deletion.keep') }).press('Enter');
  await expect(page.getByText(say('account.deletion.kept'), { exact: true })).toBeVisible();
  await expect(deletion.getByRole('button', { name: say('account.deletion.ask') })).toBeVisible();
});
