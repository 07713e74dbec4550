import { arrive } from '../support/arrive.ts';
import { expect, test } from '../support/test.ts';

const course = '/course-about/103';
const sample = '/course/103/sample';

test('anybody looks into one part of a course, and asks for a place from there @sample', async ({
  page,
  say,
}) => {
  await arrive(page, course);
  await page.getByRole('link', { name: say('catalogue.course.sample') }).click();
  await expect(page).toHaveURL(sample);
  const main = page.getByRole('main');
  await expect(main.getByText(say('learning.sample.free'))).toBeVisible();
  const title = await main.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(new RegExp(`^${title ?? ''}: `));
  // The page with its figures, drawn as learners see them.
  const figure = main.locator('figure').first();
  const picture = figure.locator('img').first();
  await expect(picture).toHaveAttribute('src', /^\/samples\/103\//);
  // It comes with the code of figures, which draws the figure anew.
  await expect(figure.getByRole('button')).toBeVisible();
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBeGreaterThan(300);

  const ask = main.getByRole('link', { name: say('catalogue.buy.ask') });
  await expect(ask).toHaveAttribute('href', '/help/offer?course=103');
  await main.getByRole('link', { name: say('learning.sample.back') }).click();
  await expect(page).toHaveURL(course);
});

test('search engines read the free part, and nothing of the others @sample', async ({ request }) => {
  const answer = await request.get(sample);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/course\/103\/sample"/);
  expect(html).not.toMatch(/<meta name="robots" content="noindex/);
  expect(html).toContain('<figure');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/course/103/sample');
  // A course of the simulation room has no theory to look into.
  expect((await request.get('/course/114/sample')).status()).toBe(404);
});

test('a free course is started from its free part @sample', async ({ page, say }) => {
  await arrive(page, '/course/102/sample');
  const start = page.getByRole('main').getByRole('link', { name: say('catalogue.buy.start') });
  await expect(start).toHaveAttribute('href', '/course-about/102');
});
