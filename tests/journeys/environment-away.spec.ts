import { arrive } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { startFaultySite } from '../support/faulty-site.ts';
import { look } from '../support/look.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import type { RunningServer } from '../support/server.ts';
import { expect } from '../support/test.ts';

/** A server of their own, because its second Moodle site fails. */
const test = testOnOwnServer({ SHOPPING: 'true' });

const name = 'Ligoninė';
/** The address of the stand-in for a Moodle site. */
function standInOf({ dataDirectory }: RunningServer): string {
  const told: { environments: { id: string; address: string | null }[] } = JSON.parse(
    medeina(['environments', 'list', '--json'], dataDirectory),
  );
  return told.environments.find(({ id }) => id === 'pmp')?.address ?? '';
}

test('an environment that is slow, in maintenance or gone takes nothing down, and comes back by itself @sample', async ({
  page,
  context,
  say,
  circumstances: { language },
  site,
  allowed,
}) => {
  test.setTimeout(240_000);
  allowed.add('503 /api/courses/purchased/36');
  const moodle = await startFaultySite(standInOf(site));
  const move = () =>
    medeina(
      ['environments', 'set', 'ligonine', '--name', name, '--address', moodle.address()],
      site.dataDirectory,
    );
  move();
  await registerQuietly(context, language);
  await startCourse(context, 116);
  const account = { user_name: 'ruta', password: 'demo-medeina', environment: 'ligonine' };
  await call(context, 'POST', '/api/keycloak/link-user', { data: account });

  const title = say('learning.elsewhere.title', { name });
  const region = page.getByRole('region', { name: title });
  const away = page.getByText(say('learning.elsewhere.awayNever', { name }));
  const retry = page.getByRole('button', { name: say('catalogue.retry') });
  const own = page.getByRole('main').locator('a[href^="/course/116/theory"]').first();
  const theirs = page.getByRole('listitem').filter({ has: page.locator('a[href^="/course/ligonine/"]') });

  // Slow from the first: what is ours is there before it has answered.
  moodle.fail('silent');
  let hasAnswered = false;
  page.on('response', (response) => {
    hasAnswered ||= new URL(response.url()).pathname === '/api/courses/purchased/environments';
  });
  await arrive(page, '/dashboard');
  await expect(own).toBeVisible();
  expect(hasAnswered).toBe(false);
  await expect(away).toBeVisible();
  await look(page, 'the dashboard while an environment is silent');
  await arrive(page, '/dashboard/courses');
  await expect(own).toBeVisible();
  await expect(region.getByText(say('learning.elsewhere.awayNever', { name }))).toBeVisible();
  await expect(theirs).toHaveCount(0);

  // Asked again by the person.
  moodle.fail(undefined);
  move();
  await retry.press('Enter');
  await expect(theirs).toHaveCount(2);
  await expect(away).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  // In maintenance after something was opened there, so that what is known of it is old.
  await call(context, 'GET', '/api/courses/activity/756/launch?environment=ligonine&course=36');
  moodle.fail('maintenance');
  await arrive(page, '/dashboard/courses');
  await expect(own).toBeVisible();
  await expect(region.getByText(say('learning.elsewhere.awayNever', { name }))).toBeVisible();
  await expect(theirs).toHaveCount(2);
  await look(page, 'the courses while an environment is in maintenance');
  await theirs.getByRole('link', { name: 'Pradinis gaivinimas ir AED' }).press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: say('learning.environment.away', { name }) }),
  ).toBeVisible();
  await look(page, 'a course whose environment is away');
  await expect(retry).toBeVisible();
  await arrive(page, '/course/116/theory');
  await expect(page.getByRole('navigation', { name: say('learning.tabs') })).toBeVisible();

  // Gone, and back: nobody asks but the page itself.
  moodle.fail('gone');
  await page.clock.install();
  await arrive(page, '/dashboard');
  await expect(own).toBeVisible();
  await expect(away).toBeVisible();
  moodle.fail(undefined);
  await expect(async () => {
    await page.clock.runFor(31_000);
    await expect(away).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect(theirs.first()).toBeVisible();
  moodle.stop();
});

test('whose token an environment forgot signs in again, where the course would be and in the settings', async ({
  page,
  context,
  say,
  circumstances: { language },
  site,
  allowed,
}) => {
  test.slow();
  allowed.add('409 /api/courses/purchased/36');
  allowed.add('401 /api/keycloak/link-user');
  const moodle = await startFaultySite(standInOf(site));
  medeina(
    ['environments', 'set', 'ligonine', '--name', name, '--address', moodle.address()],
    site.dataDirectory,
  );
  await registerQuietly(context, language);
  const account = { user_name: 'ruta', password: 'demo-medeina', environment: 'ligonine' };
  await call(context, 'POST', '/api/keycloak/link-user', { data: account });
  moodle.fail('forgetful');

  await arrive(page, '/course/ligonine/36/theory');
  await expect(
    page.getByRole('heading', { level: 1, name: say('learning.environment.login', { name }) }),
  ).toBeVisible();
  await look(page, 'a course whose environment forgot who one is');
  await page.getByRole('button', { name: say('learning.environment.login.again') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: say('catalogue.environment.again.title', { name }) });
  const submit = dialog.getByRole('button', { name: say('catalogue.environment.again.submit') });
  const username = dialog.getByLabel(say('catalogue.environment.username'));
  const secret = dialog.getByLabel(say('catalogue.environment.password'), { exact: true });
  await submit.press('Enter');
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription(say('form.problem.field_required.username'));
  moodle.fail(undefined);
  await username.fill(account.user_name);
  await secret.fill('ne tas');
  await submit.press('Enter');
  await expect(secret).toBeFocused();
  await look(page, 'signing in to an environment again');
  await secret.fill(account.password);
  await submit.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('navigation', { name: say('learning.tabs') })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await arrive(page, '/dashboard/settings#environments');
  await page.getByRole('button', { name: say('account.environments.again.named', { name }) }).press('Enter');
  // Only then does it listen to keys.
  await expect(username).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('account.environments.unlink.named', { name }) }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('account.environments.unlink') })
    .press('Enter');
  await page.getByRole('button', { name: say('account.environments.link.named', { name }) }).press('Enter');
  const first = page.getByRole('dialog', { name: say('catalogue.environment.link.title', { name }) });
  await first.getByLabel(say('catalogue.environment.username')).fill(account.user_name);
  await first.getByLabel(say('catalogue.environment.password'), { exact: true }).fill(account.password);
  await first.getByRole('button', { name: say('catalogue.environment.submit') }).press('Enter');
  await expect(first).toBeHidden();
  await expect(
    page.getByRole('button', { name: say('account.environments.again.named', { name }) }),
  ).toBeVisible();
  moodle.stop();
});
