import type { PurchasedDetail } from '@medeina/contract';
import type { BrowserContext, FrameLocator } from '@playwright/test';
import scenario from '../../server/demo/courses/anafilaksija/theory/02-gydyti/atvejis-palatoje.json' with { type: 'json' };
import quiz from '../../server/demo/courses/anafilaksija/theory/04-ismokyti/anafilaksijos-testas.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { look } from '../support/look.ts';
import { call, registerQuietly } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** A course from its first button to its end. */

const course = 116;

async function courseOf(context: BrowserContext): Promise<PurchasedDetail> {
  const answer = await call(context, 'GET', `/api/courses/purchased/${course}`);
  return JSON.parse(JSON.stringify(answer)).data;
}

/** Studies what is to be read and watched, in the order in which one opens the other. */
async function study(context: BrowserContext): Promise<void> {
  const { theory } = await courseOf(context);
  const materials = theory.flatMap(({ sections }) => sections.flatMap(({ parts }) => parts));
  for (const { module, course_module_id: id, completion, ...material } of materials) {
    if (completion === 0 || module === 'quiz' || module === 'scenario') continue;
    const [path, data] =
      module === 'video'
        ? [
            'watched',
            { id: String(id), from: 0, to: material.duration === null ? 600 : material.duration * 60 },
          ]
        : ['completion', { module, id: String(id), state: 1 }];
    // oxlint-disable-next-line no-await-in-loop
    await call(context, 'POST', `/api/courses/activity/${path}`, { data });
  }
}

/** Answers the question that is shown; the one about an order is left out. */
async function answer(frame: FrameLocator, language: 'lt' | 'en' | 'ru'): Promise<void> {
  const region = frame.getByRole('region').first();
  const shown = await region.innerText();
  const question = quiz.questions.find(({ text }) => shown.includes(text[language]));
  for (const option of question?.options ?? []) {
    if (!('correct' in option)) continue;
    const role = question?.type === 'single' ? 'radio' : 'checkbox';
    await region.getByRole(role, { name: option.text[language] }).check();
  }
  for (const { prompt, answer: right } of question?.pairs ?? [])
    await region.getByRole('combobox', { name: prompt[language] }).selectOption({ label: right[language] });
  if (question?.type === 'numeric') await region.getByRole('textbox').fill(String(question.answer));
}

test('a course is begun, studied, decided, tested and completed @sample', async ({
  page,
  context,
  say,
  circumstances: { language, width },
}) => {
  test.slow();
  await registerQuietly(context, language);
  const frame = page.frameLocator('iframe');
  const start = frame.getByRole('button', { name: say('activity.start') });
  const finish = frame.getByRole('button', { name: say('activity.finish') });

  await test.step('begun by its button', async () => {
    await arrive(page, `/course-about/${course}`);
    // Until the session is known the button would lead to the login.
    await expect(page.locator('html')).toHaveAttribute('data-signed-in', /.*/);
    await page
      .getByRole('button', { name: say('catalogue.buy.start') })
      .locator('visible=true')
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/course/${course}/theory`));
    await page.getByRole('link', { name: say('learning.resume.begin'), exact: true }).click();
    await expect(page.getByText(say('learning.material.isDone')).first()).toBeVisible();
  });

  await test.step('read and watched', async () => {
    await study(context);
    const { completed } = await courseOf(context);
    expect(completed.total - completed.done).toBe(2);
  });

  await test.step('its case decided', async () => {
    const { theory } = await courseOf(context);
    const topic = theory.find(({ sections }) =>
      sections.some(({ parts }) => parts.some(({ module }) => module === 'scenario')),
    );
    await arrive(page, `/course/${course}/theory/${topic?.id ?? 0}`);
    await page.getByRole('main').getByRole('link', { name: scenario.title[language] }).first().click();
    await start.click();
    for (const id of ['raumuo', 'guldau', 'kartoju', 'stebeti']) {
      const choice = scenario.steps.flatMap(({ choices }) => choices ?? []).find((one) => one.id === id);
      await frame.getByRole('button', { name: choice?.text[language] ?? '' }).click();
      await expect(frame.getByText(choice?.consequence[language] ?? '')).toBeVisible();
    }
    await frame.getByRole('button', { name: say('activity.case.finish') }).click();
    await expect(
      frame.getByRole('heading', { name: say('activity.result', { percent: 100 }) }),
    ).toBeFocused();
    await finish.click();
  });

  await test.step('its test passed', async () => {
    await arrive(page, `/course/${course}/tests`);
    await page.getByRole('link', { name: quiz.title[language] }).click();
    await start.click();
    for (let place = 1; place <= quiz.questions.length; place += 1) {
      await answer(frame, language);
      if (place < quiz.questions.length)
        await frame.getByRole('button', { name: say('activity.next'), exact: true }).click();
    }
    await frame.getByRole('button', { name: say('activity.submit'), exact: true }).click();
    await frame.getByRole('button', { name: say('activity.submit.anyway') }).click();
    await expect(frame.getByRole('heading', { name: say('activity.result', { percent: 75 }) })).toBeFocused();
    await finish.click();
    await expect(page).toHaveURL(new RegExp(`/course/${course}/tests$`));
  });

  await test.step('completed, with its grade, and not forgotten', async () => {
    const { completed, completed_at: at } = await courseOf(context);
    expect(completed.done).toBe(completed.total);
    expect(at).not.toBeNull();
    await arrive(page, `/course/${course}/theory`);
    await expect(page.getByRole('heading', { name: say('learning.finished') })).toBeVisible();
    await look(page, `a completed course at ${String(width)}`);
    await arrive(page, `/course/${course}/grades`);
    await expect(
      page
        .getByRole('main')
        .getByText(/\b75\b/)
        .first(),
    ).toBeVisible();
    await arrive(page, '/dashboard');
    await expect(page.getByRole('region', { name: say('learning.recall.title') })).toBeVisible();
  });
});
