import type { Output } from '@medeina/contract';
import { arrive, ready } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { beDemoLearner, call, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the calendar follows the chosen course, and goes back to its first month @sample', async ({
  page,
  context,
  say,
  circumstances,
  baseURL,
}) => {
  await beDemoLearner(context, circumstances.language, baseURL);
  await arrive(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[,!]/);
  const rows = page.getByRole('list', { name: say('account.dashboard.upcoming') }).getByRole('button');
  const month = page.getByRole('grid').locator('xpath=preceding-sibling::*').locator('b');
  const [first, last] = [rows.first(), rows.last()];
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const nearest = await month.textContent();
  await page.getByRole('button', { name: say('Calendar.next') }).click();
  await expect(month).not.toHaveText(nearest ?? '');
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const days = page.getByRole('gridcell', { selected: true });
  await expect(days.first()).toBeVisible();
  await first.click();
  await expect(month).toHaveText(nearest ?? '');
});

test('the overview finds among all courses, and leads back to where one left', async ({
  page,
  context,
  say,
  circumstances,
  baseURL,
}) => {
  await beDemoLearner(context, circumstances.language, baseURL);
  await arrive(page, '/dashboard');
  const latest = page.getByRole('list', { name: say('account.dashboard.latest') });
  await expect(latest.getByRole('listitem')).not.toHaveCount(0);
  const search = page.getByRole('searchbox', { name: say('account.dashboard.search') });
  await search.fill('xyzzy');
  await expect(page.getByText(say('account.courses.none.search', { search: 'xyzzy' }))).toBeVisible();
  await search.fill('');
  await expect(latest.getByRole('listitem')).not.toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('learning.resume.action'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/course\/\d+\/theory\/\d+\?material=\d+/);
});

test('own courses are found by a word, narrowed to the completed ones, and tell their progress, date and grade @sample', async ({
  page,
  context,
  say,
  circumstances: { language },
  baseURL,
}) => {
  await beDemoLearner(context, language, baseURL);
  const answer: Output<'learning.purchased.list'> = JSON.parse(
    JSON.stringify(await call(context, 'GET', '/api/courses/purchased?limit=100', { language })),
  );
  const all = answer.data;
  const completed = all.filter((course) => course.completed_at !== null);
  const graded = completed.find((course) => course.grade !== null);
  if (graded?.grade == null) throw new Error('The demo has no completed course with a grade');
  expect(completed.length).toBeLessThan(all.length);
  await arrive(page, '/dashboard/courses');
  const rows = page.getByRole('list', { name: say('CourseProgressList.list') }).getByRole('listitem');
  await expect(rows).toHaveCount(all.length);
  // On top is where to go on, with the page's one filled button; each date says what it is of.
  const goOn = page.getByRole('main').getByRole('link', { name: say('learning.resume.action') });
  await expect(goOn).toBeVisible();
  for (const { title, endDate } of all)
    await expect(rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) })).toContainText(
      say(`CourseProgressList.${endDate === null ? 'theory' : 'practice'}`),
    );

  await page.getByRole('switch', { name: say('account.courses.onlyCompleted') }).focus();
  await page.keyboard.press('Space');
  await expect(rows).toHaveCount(completed.length);
  await expect(goOn).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/courses?completed=1');
  const row = rows.filter({ hasText: graded.title });
  await expect(row.getByText(say('CourseProgressList.completed'), { exact: true })).toBeVisible();
  const grade = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(graded.grade);
  await expect(row.locator(`a[href="/course/${String(graded.id)}/grades"]`)).toHaveText(grade);

  const search = page.getByRole('searchbox', { name: say('account.courses.search') });
  const word = graded.title.split(/[\s:]/)[0] ?? '';
  await search.fill(word);
  await search.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(graded.title);
  await page.reload();
  await ready(page);
  // The address has kept both.
  await expect(rows).toHaveCount(1);
  await expect(search).toHaveValue(word);
  await search.fill('xyzzy');
  await search.press('Enter');
  await expect(
    page.getByRole('heading', { name: say('account.courses.none.search', { search: 'xyzzy' }) }),
  ).toBeVisible();
  await page.getByRole('link', { name: say('account.courses.none.clear') }).press('Enter');
  await expect(rows).toHaveCount(all.length);
  await expect(page.getByRole('switch')).not.toBeChecked();
});

/** How many elements the window shows to their end. */
const countWhole = (all: Element[]): number =>
  all.filter((one) => one.getBoundingClientRect().right <= window.innerWidth).length;

test('courses are recommended that one has not: one in view in a narrow row, then two, then four', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  // Somebody of their own: what is recommended follows what was opened last, and the demo's learner is many tests'.
  await registerQuietly(context, language);
  for (const course of [102, 116]) await startCourse(context, course);
  const own = await call(context, 'GET', '/api/courses/purchased?limit=100', { language });
  const answer: Output<'learning.purchased.list'> = JSON.parse(JSON.stringify(own));
  const cards = page.getByRole('group', { name: say('account.dashboard.recommended') }).getByRole('article');
  for (const [width, inView] of [
    [360, 1],
    [560, 2],
    [760, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, '/dashboard');
    await expect(cards.first()).toBeVisible();
    await expect.poll(() => cards.evaluateAll(countWhole), `cards in view at ${width} px`).toBe(inView);
  }
  for (const { id } of answer.data)
    await expect(cards.locator(`a[href^="/course-about/${String(id)}"]`)).toHaveCount(0);
});

test('a part that does not come leaves the others', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, 116);
  allowed.add('503 /api/courses/purchased/upcoming');
  await page.route('**/api/courses/purchased/upcoming', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }),
  );
  await arrive(page, '/dashboard');
  await expect(page.getByRole('button', { name: say('catalogue.retry') })).toBeVisible();
  await expect(
    page.getByRole('list', { name: say('account.dashboard.latest') }).getByRole('listitem'),
  ).toHaveCount(1);
});

test('practice comes into one’s own calendar by a private address, until it is revoked', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, 116);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(page, '/dashboard');
  await page.getByRole('button', { name: say('account.dashboard.calendar'), exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: say('account.dashboard.calendar.title') });
  await dialog.getByRole('button', { name: say('account.dashboard.calendar.make') }).press('Enter');
  const field = dialog.getByRole('textbox', { name: say('account.dashboard.calendar.address') });
  await expect(field).toBeFocused();
  await look(page, 'the address of the calendar');
  const address = await field.inputValue();
  await dialog
    .getByRole('button', { name: say('account.dashboard.calendar.copy'), exact: true })
    .press('Enter');
  await expect(dialog.getByText(say('account.dashboard.calendar.copied.spoken'))).toBeVisible();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(address);
  // A calendar program has no session.
  const path = new URL(address).pathname;
  const visitor = await context.browser()?.newContext();
  const read = async () => visitor?.request.get(new URL(path, page.url()).href);
  expect(await (await read())?.text()).toContain('BEGIN:VCALENDAR');
  await dialog.getByRole('button', { name: say('account.dashboard.calendar.revoke') }).press('Enter');
  await expect(dialog.getByText(say('account.dashboard.calendar.revoked'))).toBeVisible();
  expect((await read())?.status()).toBe(404);
  await visitor?.close();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('button', { name: say('account.dashboard.calendar'), exact: true }),
  ).toBeFocused();
});
