import hostile from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import type { PurchasedDetail } from '@medeina/contract';
import { arrive } from '../support/arrive.ts';
import { watchExecution } from '../support/execution.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The Big List of Naughty Strings, stored and looked at: it stays text wherever it is shown, and runs nothing. */

const isFull = process.env['TEST_TIER'] === 'full';
const course = 102;

/** Those that a browser could take for markup, an address or a template. */
const markup = hostile.filter((text) => /[<>]|javascript:|\{\{|\$\{|%3C|&#/i.test(text));
/** What a person's text may hold: the contract refuses control characters. */
const storable = hostile.filter((text) => text.trim() !== '' && !/\p{Cc}/u.test(text));

/** All strings in as few posts as their length allows. */
function posts(longest: number): string[] {
  const made = [''];
  for (const text of storable) {
    const last = made.at(-1) ?? '';
    if (last.length + text.length + 1 > longest) made.push(text);
    else made[made.length - 1] = `${last}\n${text}`;
  }
  return made.map((text) => text.trim());
}

test('in a forum and a name', async ({ page, context, baseURL, say, circumstances: { language } }) => {
  test.slow();
  const { signs } = await watchExecution(page, new URL(baseURL ?? '').origin);
  await registerQuietly(context, language);
  await startCourse(context, course);
  const answer: unknown = await call(context, 'GET', `/api/courses/purchased/${course}`);
  // The answer's shape is the contract's, which the server's tests check.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { data } = answer as { data: PurchasedDetail };
  const topic = data.theory.find(({ sections }) =>
    sections.some(({ parts }) => parts.some((one) => one.module === 'forum')),
  );
  const forum = topic?.sections.flatMap(({ parts }) => parts).find((one) => one.module === 'forum');
  const texts = posts(7500);
  const [question = '', ...answers] = texts;
  const title = markup[0]?.slice(0, 140) ?? '';
  const asked: unknown = await call(context, 'POST', `/api/forums/${forum?.course_module_id}/discussions`, {
    data: { title, text: question },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { discussion } = (asked as { data: { discussion: number } }).data;
  for (const text of answers)
    await call(context, 'POST', `/api/forums/discussions/${discussion}/replies`, { data: { text } });
  await call(context, 'POST', '/api/settings', { data: { firstname: markup[1], lastname: markup[2] } });

  await arrive(page, `/course/${course}/theory/${topic?.id}?material=${forum?.course_module_id}`);
  const link = page.getByRole('main').getByText(title, { exact: true });
  await expect(link).toBeVisible();
  await link.click();
  for (const text of texts) {
    // One that a page shows as it is: no spaces that it draws together.
    const line = text.split('\n').find((one) => /^[!-~][ -~]{10,60}[!-~]$/.test(one) && !/ {2}/.test(one));
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: line ?? '' })
        .first(),
    ).toBeVisible();
  }
  await arrive(page, '/dashboard/settings');
  await expect(page.getByLabel(say('account.settings.firstname'), { exact: true })).toHaveValue(
    markup[1]?.trim() ?? '',
  );
  expect(signs).toEqual([]);
});

test('in what is searched for', async ({ page, baseURL }) => {
  test.slow();
  const { signs } = await watchExecution(page, new URL(baseURL ?? '').origin);
  const step = isFull ? 1 : Math.ceil(markup.length / 20);
  for (const text of markup.filter((_, index) => index % step === 0)) {
    await arrive(page, `/discover?q=${encodeURIComponent(text.slice(0, 100))}`);
    expect([text, signs]).toEqual([text, []]);
  }
});

test('in the page of all that is held on a person, even without a content policy', async ({
  page,
  context,
  baseURL,
  circumstances: { language },
}) => {
  const { signs } = await watchExecution(page, new URL(baseURL ?? '').origin);
  const { username, password } = await registerQuietly(context, language);
  await startCourse(context, course);
  for (const text of markup.filter((one) => one.length <= 100))
    await call(context, 'POST', '/api/settings', {
      data: { firstname: text, lastname: text, organisation: text },
    });
  await call(context, 'POST', '/api/auth/password/check', { data: { username, password } });
  const response = await context.request.post('/api/account/export/page', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Token-Transport': 'cookie' },
  });
  expect(response.ok()).toBe(true);
  await page.goto('about:blank');
  await page.setContent(await response.text());
  await expect(page.getByText(username).first()).toBeVisible();
  expect(signs).toEqual([]);
});
