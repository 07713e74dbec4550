import { arrive } from '../support/arrive.ts';
import { beDemoLearner, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('grades are found from the course, told in a table and a picture, and hidden where the course hides them @sample', async ({
  page,
  context,
  say,
  circumstances,
  baseURL,
}) => {
  await beDemoLearner(context, circumstances.language, baseURL);
  await arrive(page, '/course/116/theory');
  await page.getByRole('link', { name: say('learning.tab.grades') }).click();
  await expect(page).toHaveURL('/course/116/grades');
  await expect(page.getByRole('heading', { level: 1, name: say('learning.grades.title') })).toBeFocused();
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row').last()).toContainText(/8[.,]4/);
  // Keys alone: a category is closed and opened, the picture read day by day, its table shown.
  const category = table.getByRole('button').first();
  await category.focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  const picture = page.getByRole('figure', { name: say('learning.grades.chart') });
  const plot = picture.getByRole('slider');
  const last = await plot.getAttribute('aria-valuetext');
  await plot.focus();
  await page.keyboard.press('Home');
  await expect(plot).not.toHaveAttribute('aria-valuetext', last ?? '');
  await picture.getByRole('button').press('Enter');
  await expect(picture.getByRole('table')).toBeVisible();
  await page.route('**/user-grades', (route) =>
    route.fulfill({ json: { showGrades: false, grades: null, history: [] } }),
  );
  await arrive(page, '/course/102/grades');
  await expect(page.getByText(say('learning.grades.hidden'))).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a course that is new has grades to come, and one that the learner does not have says so', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  allowed.add('404 /api/courses/purchased/130');
  await registerQuietly(context, circumstances.language);
  await startCourse(context, 116);
  await arrive(page, '/course/116/grades');
  await expect(page.getByText(say('learning.grades.none'))).toBeVisible();
  await arrive(page, '/course/130/grades');
  await expect(
    page.getByRole('heading', { level: 1, name: say('learning.notEnrolled'), exact: true }),
  ).toBeVisible();
});
