import type { Page } from '@playwright/test';
import quiz from '../../server/demo/courses/zaizdu-prieziura/theory/05-pragulos-ir-mokymas/zaizdu-testas.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { chooseByKey } from '../support/choose.ts';
import { onAnotherDevice, registerQuietly, startCourse } from '../support/people.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import { expect } from '../support/test.ts';

/** A server that dies without a warning while somebody takes a test. */

const course = 102;

/** A server of this journey's own, which it kills. */
const test = testOnOwnServer();

// A click in a frame goes where the control was before the page's smooth scroll, which the frame knows nothing of.
test.use({ reducedMotion: 'reduce' });

test('a test goes on when its server was killed in the middle: what was given meanwhile arrives by itself', async ({
  page,
  context,
  site,
  say,
  watch,
  allowed,
  circumstances: { language },
}) => {
  test.slow();
  // Whatever the page asks while nobody answers.
  for (const path of ['activity/answers', `purchased/${course}`]) allowed.add(`failed /api/courses/${path}`);
  for (const path of ['auth/session', 'auth/refresh', 'favourite-courses/ids'])
    allowed.add(`failed /api/${path}`);
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  await arrive(page, `/course/${course}/tests`);
  await page.getByRole('link', { name: quiz.title[language] }).click();
  const frame = page.frameLocator('iframe');
  const saved = frame.getByText(say('activity.saved'));
  const next = frame.getByRole('button', { name: say('activity.next'), exact: true });
  /** How many questions the document shows as answered. */
  const answered = (tab: Page, done: number) =>
    tab
      .frameLocator('iframe')
      .getByText(say('QuestionNavigation.done', { done, total: quiz.questions.length }), { exact: true });
  /** Goes on to a question of one choice: they come in an order of their own. */
  const toChoice = async (): Promise<void> => {
    const choice = frame.getByRole('radio').first();
    const other = frame.getByRole('checkbox').or(frame.getByRole('combobox')).or(frame.getByRole('textbox'));
    const step = frame.getByRole('listitem').getByRole('button');
    await expect(choice.or(other.first()).or(step.first()).first()).toBeVisible();
    if (await choice.isVisible()) return;
    await next.press('Enter');
    await toChoice();
  };

  await frame.getByRole('button', { name: say('activity.start') }).click();
  await toChoice();
  // The page calls an answer that is on its way saved; what the server has is to be one answer, and the other is not.
  const arrived = page.waitForResponse(/\/api\/courses\/activity\/answers$/);
  await chooseByKey(frame.getByRole('radio').first());
  expect((await arrived).ok()).toBe(true);
  await expect(saved).toBeVisible();

  await next.press('Enter');
  await toChoice();

  await site.kill();
  await chooseByKey(frame.getByRole('radio').last());
  await expect(frame.getByText(say('activity.saving', { count: 1 }))).toBeVisible();
  await expect(answered(page, 2)).toBeVisible();

  await site.startAgain();
  // The page tries again by itself every quarter of a minute.
  await expect(saved).toBeVisible({ timeout: 40_000 });
  const device = await onAnotherDevice(page, person, language);
  watch(device);
  await arrive(device, page.url());
  await expect(answered(device, 2)).toBeVisible();
  await device.context().close();
});
