import type { BrowserContext, Locator, Page } from '@playwright/test';
import { builtInEnvironment, type Material, type PurchasedDetail } from '@medeina/contract';
import forum from '../../server/demo/courses/zaizdu-prieziura/theory/04-tvarsciai/tvarsciu-forumas.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { call, loseSession, registerQuietly, startCourse, submitLogin } from '../support/people.ts';
import { expect, test, withoutServiceWorkers } from '../support/test.ts';

/** The forum of a course: asked, answered, changed, taken back and reported by two who take it. */

const course = 102;
const [lecturers] = forum.discussions;

const isForum = ({ module }: Material): boolean => module === 'forum';

/** The address of the forum for a learner. */
async function forumPath(context: BrowserContext): Promise<string> {
  const answer: unknown = await call(context, 'GET', `/api/courses/purchased/${course}`);
  // The answer's shape is the contract's, which the server's tests check.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { data } = answer as { data: PurchasedDetail };
  const topic = data.theory.find(({ sections }) => sections.some(({ parts }) => parts.some(isForum)));
  const material = topic?.sections.flatMap(({ parts }) => parts).find(isForum);
  expect(data.environment).toBe(builtInEnvironment);
  return `/course/${course}/theory/${topic?.id}?material=${material?.course_module_id}`;
}

/** The post that says this; the material around the posts is an article, too. */
const postOf = (page: Page, text: string): Locator =>
  page.getByRole('article').filter({ hasText: text, hasNot: page.getByRole('article') });

/** The bar at the foot of a phone covers what is behind it until the page is at its end. */
const toTheEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

/** What another tab or a phone does when it comes to the front again. */
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('focus'));
  });

test('two learners talk in a forum, each in their own browser @sample', async ({
  page,
  context,
  browser,
  baseURL,
  say,
  watch,
  allowed,
  circumstances: { language },
}) => {
  test.slow();
  const title = `Tvarstis šlapias ${Math.random().toString(36).slice(2, 8)}`;
  await registerQuietly(context, language);
  await startCourse(context, course);
  const path = await forumPath(context);
  const main = page.getByRole('main');
  const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() });
  await withoutServiceWorkers(other);
  await other.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
  const person = await registerQuietly(other, language);
  await startCourse(other, course);
  const there = await other.newPage();
  watch(there);

  await test.step('the forum begins with the lecturer’s question', async () => {
    await arrive(page, path);
    await expect(main.getByRole('heading', { level: 2, name: forum.title[language] })).toBeVisible();
    const link = main.getByRole('link', { name: lecturers?.title[language] ?? '' });
    await expect(link).toBeVisible();
    await look(page, 'the questions of a forum');
    await link.click();
    await expect(
      main.getByRole('heading', { level: 3, name: lecturers?.title[language] ?? '' }),
    ).toBeFocused();
    await expect(main.getByText(lecturers?.author ?? '', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('learning.forum.all') }).click();
    await expect(page.getByRole('heading', { name: say('learning.forum.discussions') })).toBeFocused();
  });

  await test.step('a question that lacks its words is not sent; two presses send it once', async () => {
    await main.getByRole('button', { name: say('learning.forum.ask') }).click();
    const field = main.getByLabel(say('learning.forum.field.title'));
    await expect(field).toBeFocused();
    const publish = main.getByRole('button', { name: say('learning.forum.publish'), exact: true });
    await publish.click();
    await expect(main.getByText(say('learning.forum.needs.title'))).toBeVisible();
    await toTheEnd(page);
    await look(page, 'a question with errors');
    await field.fill(title);
    // By its role: in English the section of questions has the same name.
    await main
      .getByRole('textbox', { name: say('learning.forum.field.text'), exact: true })
      .fill('Pirma eilutė.\n\nAntra <b>eilutė</b>.');
    await publish.dblclick();
    await expect(main.getByRole('heading', { level: 3, name: title })).toBeFocused();
    await expect(main.getByText('Antra <b>eilutė</b>.')).toBeVisible();
    await toTheEnd(page);
    await look(page, 'a question of one’s own');
  });

  await test.step('the other finds it as new, once, and answers by keyboard', async () => {
    await arrive(there, path);
    const link = there.getByRole('link', { name: title });
    await expect(link).toHaveCount(1);
    await expect(
      there
        .getByRole('listitem')
        .filter({ has: link })
        .getByText(say('learning.forum.unread', { count: 1 })),
    ).toBeVisible();
    await link.focus();
    await there.keyboard.press('Enter');
    const field = there.getByLabel(say('learning.forum.field.reply'));
    await field.focus();
    await there.keyboard.type('Keisti tuoj pat.');
    await there.keyboard.press('Tab');
    await there.keyboard.press('Enter');
    await expect(postOf(there, 'Keisti tuoj pat.')).toBeFocused();
    await expect(field).toHaveValue('');
    await toTheEnd(there);
    await look(there, 'a discussion');
    await there.getByRole('link', { name: say('learning.forum.all') }).click();
    await expect(
      there
        .getByRole('listitem')
        .filter({ has: link })
        .getByText(say('learning.forum.replies', { count: 1 })),
    ).toBeVisible();
    await expect(
      there
        .getByRole('listitem')
        .filter({ has: link })
        .getByText(say('learning.forum.unread', { count: 1 })),
    ).toHaveCount(0);
  });

  await test.step('the answer is there when the first tab comes to the front', async () => {
    await expect(main.getByText('Keisti tuoj pat.')).toHaveCount(0);
    await comeBack(page);
    await expect(main.getByText('Keisti tuoj pat.')).toBeVisible();
    await expect(main.getByText(`${person.firstname} ${person.lastname}`).last()).toBeVisible();
  });

  await test.step('without a connection the answer stays written, also after a reload', async () => {
    const field = main.getByLabel(say('learning.forum.field.reply'));
    const send = main.getByRole('button', { name: say('learning.forum.reply'), exact: true });
    // So that the code that checks a form is there.
    await send.click();
    await expect(main.getByText(say('learning.forum.needs.text'))).toBeVisible();
    await page.route('**/replies', (route) => route.abort());
    const id = new URL(page.url()).searchParams.get('discussion');
    allowed.add(`failed /api/forums/discussions/${id}/replies`);
    await field.fill('Parašyta be ryšio');
    await send.click();
    await expect(main.getByText(say('learning.forum.offline.text'))).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Parašyta be ryšio');
    await page.unroute('**/replies');
    await send.click();
    await expect(postOf(page, 'Parašyta be ryšio')).toHaveCount(1);
    await expect(field).toHaveValue('');
  });

  await test.step('an own answer is changed, then taken back', async () => {
    const own = main.getByRole('listitem').filter({ hasText: 'Parašyta be ryšio' });
    await own.getByRole('button', { name: say('learning.forum.edit') }).click();
    const field = main.getByLabel(say('learning.forum.field.reply')).first();
    await expect(field).toBeFocused();
    await field.fill('Parašyta kitaip');
    await main.getByRole('button', { name: say('learning.forum.save') }).click();
    const changed = main.getByRole('listitem').filter({ hasText: 'Parašyta kitaip' });
    // With the dot before it: in English the buttons' words together read alike.
    await expect(changed.getByText(`· ${say('learning.forum.edited')}`)).toBeVisible();
    await changed.getByRole('button', { name: say('learning.forum.remove') }).click();
    const dialog = page.getByRole('alertdialog');
    await look(page, 'a question before a post goes', '[role=alertdialog]');
    await dialog.getByRole('button', { name: say('learning.forum.remove'), exact: true }).click();
    await expect(changed).toHaveCount(0);
    await expect(
      main.getByRole('region', { name: say('learning.forum.replies', { count: 1 }) }),
    ).toBeFocused();
  });

  await test.step('another’s post can be reported', async () => {
    const answer = main.getByRole('listitem').filter({ hasText: 'Keisti tuoj pat.' });
    await answer.getByRole('button', { name: say('learning.forum.report') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('Ne apie tai');
    await dialog.getByRole('button', { name: say('learning.forum.report'), exact: true }).click();
    await expect(answer.getByText(say('learning.forum.reported'))).toBeVisible();
  });

  await test.step('a question that is taken back leaves its answers, without its words', async () => {
    await main
      .getByRole('button', { name: say('learning.forum.remove') })
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('learning.forum.remove'), exact: true })
      .click();
    await expect(page.getByRole('heading', { name: say('learning.forum.discussions') })).toBeFocused();
    await comeBack(there);
    await expect(there.getByRole('link', { name: title })).toHaveCount(0);
    await there
      .getByRole('link', { name: say('learning.forum.removed.title') })
      .first()
      .click();
    await expect(there.getByText('Keisti tuoj pat.')).toBeVisible();
    await toTheEnd(there);
    await look(there, 'a question that was taken back');
  });
  await other.close();
});

test('what is written waits while one signs in again', async ({
  page,
  context,
  say,
  allowed,
  circumstances: { language },
}) => {
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  const path = await forumPath(context);
  await arrive(page, path);
  await page.getByRole('button', { name: say('learning.forum.ask') }).click();
  await page.getByLabel(say('learning.forum.field.title')).fill('Pradėtas klausimas');
  await page.getByLabel(say('learning.forum.field.text')).fill('Dar ne viskas');
  await page.waitForLoadState('networkidle');
  const { pathname } = new URL(path, 'http://own.invalid');
  const forumId = new URL(path, 'http://own.invalid').searchParams.get('material');
  for (const refused of [`/api/forums/${forumId}/discussions`, '/api/auth/refresh'])
    allowed.add(`401 ${refused}`);
  await loseSession(context);
  await page.getByRole('button', { name: say('learning.forum.publish'), exact: true }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(path);
  await expect(page.getByLabel(say('learning.forum.field.text'))).toHaveValue('Dar ne viskas');
  await expect(page.getByLabel(say('learning.forum.field.title'))).toHaveValue('Pradėtas klausimas');
  await page.getByRole('button', { name: say('learning.forum.publish'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Pradėtas klausimas' })).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(pathname);
  // What is sent is kept here no longer.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Dar ne viskas');
});
