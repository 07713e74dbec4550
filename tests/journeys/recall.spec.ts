import type { BrowserContext, Page } from '@playwright/test';
import quiz from '../../server/demo/courses/zaizdu-prieziura/theory/05-pragulos-ir-mokymas/zaizdu-testas.json' with { type: 'json' };
import { noticeId } from '../../app/src/offline/notice.ts';
import { arrive, ready } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { call, registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Questions of tests that come back, on the overview. */

// Blocked in other tests, because a service worker's requests bypass mocked routes.
test.use({ serviceWorkers: 'allow' });

const course = 102;
const day = 24 * 3600_000;

/** Sends the course's test without an answer: all of it was wrong. */
async function failTest(context: BrowserContext): Promise<void> {
  const list = JSON.stringify(await call(context, 'GET', `/api/courses/purchased/${course}/tests`));
  const id = /"course_module_id":(\d+)/.exec(list)?.[1] ?? '';
  const launch = JSON.stringify(await call(context, 'GET', `/api/courses/activity/${id}/launch`));
  const document = await context.request.get(/"url":"([^"]+)"/.exec(launch)?.[1] ?? '');
  const token = /"token":"([^"]+)"/.exec(await document.text())?.[1];
  const begun = JSON.stringify(await call(context, 'POST', '/activities/attempts', { data: { token } }));
  const attempt = Number(/"attempt":\{"id":(\d+)/.exec(begun)?.[1]);
  await call(context, 'POST', '/activities/submission', { data: { token, attempt } });
}

/** As if the page were opened so many days later: by then the questions are due. */
const later = async (page: Page, days: number) => page.clock.setSystemTime(Date.now() + days * day);

/** How often the person has answered what came back, in all. */
async function repetitions(context: BrowserContext): Promise<number> {
  const recall = JSON.stringify(await call(context, 'GET', '/api/recall'));
  return [...recall.matchAll(/"repetition":(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
}

test('questions of a test come back, offline too, and are switched off with one tap @sample', async ({
  page,
  context,
  say,
  allowed,
  circumstances: { language },
}) => {
  test.slow();
  // What is asked for in the moment in which the connection ends, or is not kept.
  for (const path of [
    'auth/refresh',
    'auth/session',
    'categories/parent/59',
    'config',
    'courses/purchased',
    'courses/purchased/latest',
    `courses/purchased/${course}`,
    'courses/purchased/upcoming',
    'favourite-courses/ids',
    'products',
    'recall',
    'recall/answers',
  ])
    allowed.add(`failed /api/${path}`);
  allowed.add('failed /healthz');
  await registerQuietly(context, language);
  await startCourse(context, course);
  const section = page.getByRole('region', { name: say('learning.recall.title') });
  const begin = section.getByRole('button', { name: say('learning.recall.begin') });
  const unknown = section.getByRole('button', { name: say('learning.recall.unknown') });
  const onward = section.getByRole('button', { name: say('learning.recall.onward') });
  const asked = section.getByRole('region');

  await test.step('not before there was a test, nor on its day', async () => {
    await arrive(page, '/dashboard');
    await expect(page.getByRole('region', { name: say('account.dashboard.latest') })).toBeVisible();
    await expect(section).toHaveCount(0);
    await failTest(context);
    await page.reload();
    await ready(page);
    await expect(section).toBeVisible();
    await expect(begin).toHaveCount(0);
    await look(page, 'nothing to remember today');
  });

  await test.step('the next day they are asked, by keyboard alone', async () => {
    await later(page, 2);
    await arrive(page, '/dashboard');
    await expect(
      section.getByText(say('learning.recall.due', { count: quiz.questions.length })),
    ).toBeVisible();
    await look(page, 'questions that are due');
    await begin.focus();
    await page.keyboard.press('Enter');
    await expect(asked).toBeFocused();
    await look(page, 'a question that came back');
    expect((await asked.boundingBox())?.width).toBeGreaterThan(280);
    await unknown.focus();
    // Once the answer is sent, the list is read again, and kept for when there is no connection.
    const readAgain = page.waitForResponse((response) => response.url().endsWith('/api/recall'));
    await page.keyboard.press('Enter');
    await expect(onward).toBeFocused();
    // What was right and why, at once.
    await expect(section.getByRole('status')).not.toBeEmpty();
    await look(page, 'what was right');
    await expect.poll(() => repetitions(context)).toBe(quiz.questions.length + 1);
    await readAgain;
    await page.keyboard.press('Enter');
    await expect(asked).toBeFocused();
  });

  await test.step('without a connection, after a reload too', async () => {
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await caches.open('medeina-calls')).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/shell.*dashboard$/),
          expect.stringMatching(/api\/recall$/),
        ]),
      );
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await unknown.click();
    await expect(onward).toBeFocused();
    await page.reload();
    await ready(page);
    await expect(page.locator(`#${noticeId}`)).toBeVisible();
    // The answer is known to this device alone; the one that was sent is due again by the clock of this page.
    await expect(
      section.getByText(say('learning.recall.due', { count: quiz.questions.length - 1 })),
    ).toBeVisible();
    await begin.click();
    await unknown.click();
    await expect(onward).toBeFocused();
    await context.setOffline(false);
    await expect.poll(() => repetitions(context), { timeout: 30_000 }).toBe(quiz.questions.length + 3);
  });

  await test.step('one can leave at any time, and switch all of it off', async () => {
    await section.getByRole('button', { name: say('learning.recall.later') }).click();
    await expect(begin).toBeVisible();
    await section.getByRole('button', { name: say('learning.recall.off') }).click();
    await expect(section.getByText(say('learning.recall.isOff'))).toBeVisible();
    const on = section.getByRole('button', { name: say('learning.recall.on') });
    await expect(on).toBeFocused();
    await expect(begin).toHaveCount(0);
    // Beside the notice of what is kept, which stands before all landmarks.
    await look(page, 'questions switched off', 'section[aria-labelledby="recall"]');
    expect(await repetitions(context)).toBe(0);
    await on.click();
    await expect(begin).toBeVisible();
  });
});
