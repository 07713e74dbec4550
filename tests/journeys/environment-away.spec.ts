import { arrive } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { startFaultySite } from '../support/faulty-site.ts';
import { look } from '../support/look.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import type { RunningServer } from '../support/server.ts';
import { expect } from '../support/test.ts';

/** A server of their own, because its second Moodle site fails. */
const test = testOnOwnServer();

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
