import type { Output } from '@medeina/contract';
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { registerQuietly, startCourse } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A free demo course. */
const course = 116;

test('a course whose certificate runs out is begun again, and the earlier time stays readable', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, course);
  // Months later, as the server would tell it.
  await page.route(`**/api/courses/purchased/${course}`, async (route) => {
    const response = await route.fetch();
    const answer: Output<'learning.purchased.detail'> = await response.json();
    const { data } = answer;
    data.can_renew = true;
    data.completed.done = data.completed.total;
    data.earlier = [
      { attempt: 1, enrolled: '2024-03-04T08:00:00.000Z', completed_at: '2024-03-09T08:00:00.000Z' },
    ];
    for (const { parts } of data.theory.flatMap(({ sections }) => sections))
      for (const part of parts) part.completed = true;
    await route.fulfill({ response, json: answer });
  });
  await arrive(page, `/course/${course}/general`);
  const row = page.getByRole('main').getByRole('button', { name: /2024/ });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(say('learning.earlier.undone'), { exact: true }).first()).toBeVisible();
  await look(page, 'an earlier time at a course');
  const again = page.waitForRequest((request) => request.url().endsWith(`/api/courses/${course}/enrol`));
  await page.getByRole('button', { name: say('learning.renew.action') }).press('Enter');
  await again;
  await expect(page).toHaveURL(`/course/${course}/theory`);
});
