import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { becomeGuest, registerQuietly, registerThere, submitLogin } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The demo's course that is studied in `pmp`. */
const courseOfPmp = '/course-about/131';
const itsTheory = `${courseOfPmp}?product_id=1311`;

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

test('a course of another environment asks for an account there, then starts and opens there @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  test.slow();
  // Pressed before the page knows of accounts there: the server says that one is missing.
  allowed.add('409 /api/courses/131/enrol');
  await registerQuietly(context, circumstances.language);
  await arrive(page, itsTheory);
  const start = page.getByRole('button', { name: say('catalogue.buy.start') }).first();
  await start.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toHaveAccessibleName(say('catalogue.environment.title', { name: 'PMP' }));
  await look(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(start).toBeFocused();

  // Whoever breaks off at the provider comes back to the course, and nothing has started.
  await start.press('Enter');
  await question
    .getByRole('link', { name: say('catalogue.environment.login', { name: 'PMP' }) })
    .press('Enter');
  await page.locator('[value="cancel"]').click();
  await expect(page.getByText(say('auth.signOn.failed.cancelled'))).toBeVisible();
  await expect(page).toHaveURL(/\/course-about\/131/);
  await expect(question).toBeHidden();

  await start.press('Enter');
  await question
    .getByRole('link', { name: say('catalogue.environment.register', { name: 'PMP' }) })
    .press('Enter');
  await registerThere(page, `pmp-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: say('auth.signOn.link.submit') }).press('Enter');

  // Linked: what was begun goes on by itself.
  await expect(page).toHaveURL(/\/course\/pmp\/131\/theory/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Infection control basics');
  await look(page, 'the course');
});

test('a guest logs in first, and an offer needs no account elsewhere', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  test.slow();
  const person = await registerQuietly(context, circumstances.language);
  await becomeGuest(context);
  await arrive(page, itsTheory);
  await page
    .getByRole('button', { name: say('catalogue.buy.start') })
    .first()
    .press('Enter');
  await submitLogin(page, say, person);
  const question = page.getByRole('dialog');
  await expect(question).toHaveAccessibleName(say('catalogue.environment.title', { name: 'PMP' }));
  await page.keyboard.press('Escape');

  await arrive(page, `${courseOfPmp}?product_id=1312`);
  await page
    .getByRole('button', { name: say('catalogue.buy.ask') })
    .first()
    .press('Enter');
  await question.getByRole('button', { name: say('catalogue.environment.without') }).press('Enter');
  await expect(page).toHaveURL(/\/help\/offer\?course=131&product_id=1312/);
});

test('logging out here leads through the logout of the provider', async ({ page, context, say }) => {
  test.slow();
  await page.goto('/oauth-login?environment=pmp&register=1&redirect=%2Fdashboard');
  await registerThere(page, `pmp-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('auth.register.submit') }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await arrive(page, '/dashboard/settings');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.logout') })
    .last()
    .press('Enter');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/session\/end/);
  await page.locator('[name="logout"]').click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  expect((await context.cookies()).filter(({ name }) => /medeina-(?:access|refresh)/.test(name))).toEqual([]);
  // Its session is over, too: it asks who it is.
  await page.goto('/oauth-login?environment=pmp');
  await expect(page.locator('[name="password"]')).toBeVisible();
});
