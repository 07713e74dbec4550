import type { Page } from '@playwright/test';
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { becomeGuest, registerQuietly, submitLogin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Makes an account at the demo's provider, where the browser stands now, and comes back. */
async function registerThere(page: Page, username: string): Promise<void> {
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="firstname"]').fill('Austėja');
  await page.locator('[name="lastname"]').fill('Petrauskaitė');
  await page.locator('[name="email"]').fill(`${username}@pmp.example`);
  await page.locator('[name="password"]').fill('demo-medeina');
  await page.locator('[name="password"]').press('Enter');
}

test('an account elsewhere opens an account here, shows its courses, and a second login is one press @sample', async ({
  page,
  context,
  say,
}) => {
  test.slow();
  const username = `pmp-${crypto.randomUUID().slice(0, 8)}`;
  await arrive(page, '/login?redirect=%2Fdashboard%2Fcourses');
  await look(page, 'the login');
  await page.getByRole('link', { name: say('auth.elsewhere.by', { name: 'PMP' }) }).press('Enter');
  await page.locator('a[href$="?register"]').click();
  await registerThere(page, username);

  // Nobody is linked with it yet: the person chooses, and nothing of the code stays in the address.
  const make = page.getByRole('button', { name: say('auth.register.submit') });
  await expect(make).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await look(page, 'the choice');
  await make.press('Enter');
  await expect(page.getByText(say('form.problem.field_agree_required'))).toBeVisible();
  await page.getByRole('checkbox').check();
  await make.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\//);

  await arrive(page, '/dashboard/settings');
  const environments = page.getByRole('region', { name: say('account.environments.title') });
  await expect(environments.getByText(say('account.environments.only'), { exact: false })).toBeVisible();
  await look(page, 'the environments');

  await becomeGuest(context);
  await arrive(page, '/login?redirect=%2Fdiscover');
  await page.getByRole('link', { name: say('auth.elsewhere.by', { name: 'PMP' }) }).press('Enter');
  await expect(page).toHaveURL(/\/(?:discover|dashboard\/settings)/);
});

test('an account elsewhere is linked after a question, and unlinked', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  test.slow();
  const person = await registerQuietly(context, circumstances.language);
  const username = `pmp-${crypto.randomUUID().slice(0, 8)}`;
  // Away and back without an account here: the login that is there already takes it.
  await becomeGuest(context);
  await page.goto('/oauth-login?environment=pmp');
  await page.locator('a[href$="?register"]').click();
  await registerThere(page, username);
  await expect(page.getByRole('heading', { name: say('auth.signOn.own') })).toBeVisible();
  // The code stands in no address that the person could share.
  expect(await page.locator('a[href*="access_token"]').count()).toBe(0);
  await submitLogin(page, say, person);
  await expect(page).not.toHaveURL(/\/login/);

  await arrive(page, '/dashboard/settings');
  const environments = page.getByRole('region', { name: say('account.environments.title') });
  await environments
    .getByRole('button', { name: say('account.environments.unlink.named', { name: 'PMP' }) })
    .press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await look(page, 'the question');
  await question.getByRole('button', { name: say('account.environments.unlink') }).press('Enter');
  await expect(environments).toBeHidden();
});

test('a sign-on that is broken off is told, and nothing is lost', async ({ page, say }) => {
  await arrive(page, '/login?error=cancelled&action=login&redirect=%2Fdiscover');
  await expect(page).toHaveURL(/\/discover$/);
  await expect(page.getByText(say('auth.signOn.failed.cancelled'))).toBeVisible();
});
