import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Courses of another environment, in our own screens: linked, opened, ticked, graded, and left for its own system. */
test('a course of another environment is studied in our screens @sample', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  test.slow();
  allowed.add('409 /api/courses/purchased/36');
  await registerQuietly(context, circumstances.language);
  // Not linked yet: the course says how to get to it, and comes back after the link.
  await arrive(page, '/course/pmp/36');
  await expect(
    page.getByRole('heading', { level: 1, name: say('learning.environment.login', { name: 'PMP' }) }),
  ).toBeVisible();
  await look(page, 'a course that asks for a link');
  await page.getByRole('link', { name: say('learning.environment.login.action') }).press('Enter');
  await page.locator('a[href$="?register"]').click();
  const username = `pmp-${crypto.randomUUID().slice(0, 8)}`;
  for (const [name, value] of [
    ['username', username],
    ['firstname', 'Austėja'],
    ['lastname', 'Petrauskaitė'],
    ['email', `${username}@pmp.example`],
    ['password', 'demo-medeina'],
  ] as const)
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="password"]').press('Enter');
  await page.getByRole('button', { name: say('auth.signOn.link.submit') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pradinis gaivinimas ir AED' })).toBeVisible();

  // The same list as our own courses, and the course with its tabs.
  await arrive(page, '/dashboard/courses');
  const list = page.getByRole('region', { name: say('learning.elsewhere.title', { name: 'PMP' }) });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await look(page, 'the courses');
  await list.getByRole('link', { name: 'Pradinis gaivinimas ir AED' }).press('Enter');
  await expect(page).toHaveURL(/\/course\/pmp\/36\/theory/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pradinis gaivinimas ir AED' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: say('learning.tabs') });

  // A manual material is ticked, and stays so.
  await arrive(page, '/course/pmp/36/theory/209');
  await look(page, 'a topic');
  await arrive(page, '/course/pmp/36/theory/208');
  const title = 'AED žemėlapis (išorinė nuoroda)';
  const tick = page.getByRole('button', { name: title });
  await tick.press('Space');
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await arrive(page, '/course/pmp/36/theory/208');
  await expect(tick).toHaveAttribute('aria-pressed', 'true');

  // A page is read here, its picture included.
  await page
    .getByRole('link', { name: /Kaip atpažinti staigų širdies sustojimą/ })
    .first()
    .press('Enter');
  const picture = page.getByRole('img', { name: 'Tikrinimo eiga' });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  // The text of the topic beside it holds a sign that the product's letters lack.
  await look(page, 'a page', 'article');

  // On a phone a lesson has no tabs.
  await page.goBack();
  await tabs.getByRole('link', { name: say('learning.tab.tests') }).press('Enter');
  await expect(page.getByText('Baigiamasis testas')).toBeVisible();
  await look(page, 'the tests');

  // An activity opens by itself: Moodle forbids framing.
  await page.getByRole('link', { name: /Baigiamasis testas/ }).press('Enter');
  const open = page.getByRole('link', { name: say('learning.opensElsewhere.action', { name: 'PMP' }) });
  await expect(open).toHaveAttribute('href', /\/moodle\/mod\/quiz\/view\.php\?id=756$/);
  await look(page, 'an activity that opens elsewhere');
  await open.press('Enter');
  await expect(page.getByRole('heading', { name: 'Baigiamasis testas' })).toBeVisible();
  await page.goBack();

  await arrive(page, '/course/pmp/36/grades');
  await expect(page.getByRole('heading', { level: 1, name: say('learning.grades.title') })).toBeVisible();
  await expect(page.getByRole('table').first()).toContainText('Praktikos refleksija');
  await look(page, 'the grades');
  await arrive(page, '/dashboard');
  await expect(page.getByRole('link', { name: 'Pradinis gaivinimas ir AED' }).first()).toBeVisible();
});
