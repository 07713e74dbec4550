import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import algorithm from '../../server/demo/courses/als/theory/03-ritmas-ir-defibriliacija/nuo-ritmo-iki-vaisto.json' with { type: 'json' };
import timed from '../../server/demo/courses/anafilaksija/theory/04-ismokyti/anafilaksijos-testas.json' with { type: 'json' };
import scenario from '../../server/demo/courses/anafilaksija/theory/02-gydyti/atvejis-palatoje.json' with { type: 'json' };
import quiz from '../../server/demo/courses/zaizdu-prieziura/theory/05-pragulos-ir-mokymas/zaizdu-testas.json' with { type: 'json' };
import topic from '../../server/demo/courses/anafilaksija/theory/02-gydyti/topic.json' with { type: 'json' };
import survey from '../../server/demo/courses/zaizdu-prieziura/theory/05-pragulos-ir-mokymas/nuomone.json' with { type: 'json' };
import { readyMessage } from '../../app/src/activities/protocol.ts';
import { arrive, ready } from '../support/arrive.ts';
import { chooseByKey, leaveByKey } from '../support/choose.ts';
import { medeina } from '../support/command.ts';
import { look } from '../support/look.ts';
import type { Say } from '../support/messages.ts';
import {
  call,
  endSessionsElsewhere,
  launchPath,
  onAnotherDevice,
  ownCourse,
  registerQuietly,
  startCourse,
  submitLogin,
} from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// A click in a frame goes where the control was before the page's smooth scroll, which the frame knows nothing of.
test.use({ reducedMotion: 'reduce' });

/** Tests and surveys, in their frame. */

const course = 102;
const emergency = 116;
const answers = '/api/courses/activity/answers';
/** What a frame that is not ours could try. */
const foreign: readonly { readonly type: string; readonly [name: string]: unknown }[] = [
  { type: readyMessage },
  { type: 'document-size', height: 2000 },
  { type: 'activity-completion', module: 'quiz', id: 1, state: 1 },
  { type: 'answer', attempt: 1, question: quiz.questions[0]?.id, answer: 'x', at: '2026-01-01T00:00:00Z' },
  { type: 'form-finished' },
];
/**
 * Where an activity is taken. What follows its start goes by key: a click may be aimed before the frame has grown to what it
 * shows, and miss.
 */
const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Answers the question that is shown, whatever its kind. */
async function answer(frame: FrameLocator): Promise<void> {
  const choice = frame.getByRole('radio').or(frame.getByRole('checkbox')).first();
  const select = frame.getByRole('combobox').first();
  const box = frame.getByRole('textbox').first();
  const step = frame.getByRole('listitem').getByRole('button').last();
  await expect(choice.or(select).or(box).or(step).first()).toBeVisible();
  if (await choice.isVisible()) await chooseByKey(choice);
  else if (await box.isVisible()) await box.fill('40');
  else if (await select.isVisible()) await select.selectOption({ index: 1 });
  else await frame.getByRole('listitem').first().getByRole('button').last().press('Enter');
}

/** The keys that give an answer where the focus is: none outside of the answer. */
const keysFor = (focused: Element): string[] => {
  if (focused.closest('fieldset, [role="group"], [role="radiogroup"]') === null) return [];
  if (focused instanceof HTMLSelectElement) return ['Space', 'ArrowDown', 'Enter'];
  // A step is picked up, moved and put down.
  if (focused instanceof HTMLButtonElement) return ['Space', 'ArrowDown', 'Space'];
  const isWritten =
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && focused.type === 'text');
  return [isWritten ? '4' : 'Space'];
};

/** Goes by Tab from a question through its answer, which is given by keys, to the button. */
async function answerByKeys(page: Page, button: Locator): Promise<void> {
  let keys: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
    if (keys.length > 0) continue;
    keys = await inFrame(page).locator(':focus').evaluate(keysFor);
    for (const key of keys) await page.keyboard.press(key);
  }
  await expect(button).toBeFocused();
}

/** The page of the topic that holds the only material of its kind. */
async function topicWith(context: BrowserContext, id: number, kind: string): Promise<string> {
  const { theory } = await ownCourse(context, id);
  const holder = theory.find(({ sections }) =>
    sections.some(({ parts }) => parts.some(({ module }) => module === kind)),
  );
  return `/course/${id}/theory/${holder?.id ?? 0}`;
}

/** How many questions the document shows as answered. */
const answered = (frame: FrameLocator, say: Say, done: number) =>
  frame.getByText(say('QuestionNavigation.done', { done, total: quiz.questions.length }), { exact: true });

test('a test is begun, interrupted, resumed elsewhere and sent @sample', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
  anotherTab,
}) => {
  test.slow();
  allowed.add(`failed ${answers}`);
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  const frame = inFrame(page);
  const next = frame.getByRole('button', { name: say('activity.next'), exact: true });
  const saved = frame.getByText(say('activity.saved'));
  const unsent = frame.getByText(say('activity.saving', { count: 1 }));

  await test.step('open it from its tab', async () => {
    await arrive(page, `/course/${course}/tests`);
    await page.getByRole('link', { name: quiz.title[language] }).click();
    await expect(page.getByRole('heading', { level: 1, name: quiz.title[language] })).toBeVisible();
    await expect(frame.getByText(say('activity.facts.pass', { percent: quiz.pass_percent }))).toBeVisible();
    await look(page, 'the test before it begins');
    await frame.getByRole('button', { name: say('activity.start') }).click();
  });

  await test.step('an answer is saved as it is given', async () => {
    await answer(frame);
    await expect(saved).toBeVisible();
    await look(page, 'a question');
  });

  await test.step('without a connection it waits, and survives a reload', async () => {
    await next.press('Enter');
    await context.setOffline(true);
    await answer(frame);
    await expect(unsent).toBeVisible();
    await expect(answered(frame, say, 2)).toBeVisible();
    // Reloaded where only answers fail to arrive: the page itself needs a connection.
    await page.route(`**${answers}`, (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await ready(page);
    await expect(unsent).toBeVisible();
    await expect(answered(frame, say, 2)).toBeVisible();
    await page.unroute(`**${answers}`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(saved).toBeVisible();
  });

  await test.step('another tab and another device go on where it was left', async () => {
    const tab = await anotherTab();
    await arrive(tab, page.url());
    await expect(answered(inFrame(tab), say, 2)).toBeVisible();
    const device = await onAnotherDevice(page, person, language);
    await arrive(device, page.url());
    const there = inFrame(device);
    await expect(answered(there, say, 2)).toBeVisible();
    await answer(there);
    await expect(there.getByText(say('activity.saved'))).toBeVisible();
    await device.context().close();
    await tab.close();
    await page.reload();
    await ready(page);
    await expect(answered(frame, say, 3)).toBeVisible();
  });

  await test.step('what is unanswered is said before it is sent; then the reasons', async () => {
    await frame
      .getByRole('button', { name: new RegExp(`\\b${quiz.questions.length}\\b`) })
      .last()
      .press('Enter');
    await frame.getByRole('button', { name: say('activity.submit'), exact: true }).press('Enter');
    await expect(frame.getByText(say('activity.unanswered', { count: 5 }), { exact: true })).toBeVisible();
    await frame.getByRole('button', { name: say('activity.submit.anyway') }).press('Enter');
    const result = frame.getByRole('heading', { level: 1 });
    await expect(result).toBeFocused();
    await expect(frame.getByText(quiz.questions[0]?.explanation[language] ?? '')).toBeVisible();
    await look(page, 'the result');
  });

  await test.step('back to the course', async () => {
    await leaveByKey(frame.getByRole('button', { name: say('activity.finish') }));
    await expect(page).toHaveURL(new RegExp(`/course/${course}/tests$`));
    const list = await call(context, 'GET', `/api/courses/purchased/${course}/tests`);
    expect(list).toMatchObject({ data: [{ attempts_left: quiz.attempts - 1, passed: false }] });
  });
});

test('a test by keyboard, and as screen readers are told of it', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  await registerQuietly(context, language);
  await startCourse(context, course);
  await arrive(page, `/course/${course}/tests`);
  await page.getByRole('link', { name: quiz.title[language] }).focus();
  await page.keyboard.press('Enter');
  const frame = inFrame(page);
  const start = frame.getByRole('button', { name: say('activity.start') });
  await start.focus();
  await page.keyboard.press('Enter');
  // The focus goes to the first question, which is a region with its number as a name.
  const region = frame.getByRole('region');
  await expect(region).toBeFocused();
  const next = frame.getByRole('button', { name: say('activity.next'), exact: true });
  for (let place = 1; place < quiz.questions.length; place += 1) {
    await answerByKeys(page, next);
    await expect(answered(frame, say, place)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(region).toBeFocused();
    const name = await region.getAttribute('aria-labelledby');
    await expect(frame.locator(`[id="${name ?? ''}"]`)).toContainText(String(place + 1));
  }
  // Every control has a name; the answer is a group that is named by what is asked.
  const tree = await frame.locator('body').ariaSnapshot();
  expect(tree).not.toMatch(/- (?:button|radio|checkbox|textbox|combobox)(?:$|:)/m);
  const texts = quiz.questions.map(({ text }) => text[language]);
  expect(texts.some((text) => tree.includes(text))).toBe(true);
  expect(tree).toContain('- status');
  await answerByKeys(page, frame.getByRole('button', { name: say('activity.submit'), exact: true }));
  await expect(answered(frame, say, quiz.questions.length)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a test whose time runs out is sent by itself, without a connection once there is one @sample', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  const minutes = timed.time_limit_minutes;
  await registerQuietly(context, language);
  await startCourse(context, emergency);
  await page.clock.install();
  await arrive(page, `/course/${emergency}/tests`);
  await page.getByRole('link', { name: timed.title[language] }).click();
  const frame = inFrame(page);
  await expect(frame.getByText(say('activity.facts.time', { count: minutes }))).toBeVisible();
  await frame.getByRole('button', { name: say('activity.start') }).click();
  const left = frame.getByRole('timer');
  await expect(left).toHaveText(new RegExp(`^(?:${minutes}:00|${minutes - 1}:\\d\\d)$`));
  await answer(frame);
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();
  await look(page, 'a question with its time');
  await page.clock.fastForward((minutes * 60 - 45) * 1000);
  await expect(left).toHaveText(/^00:[0-4]\d$/);
  await expect(frame.getByText(say('Timer.soon'))).toBeVisible();
  await look(page, 'a question whose time is running out');
  await page.clock.fastForward(60_000);
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(frame.getByText(timed.questions[0]?.explanation[language] ?? '')).toBeVisible();
  const list = await call(context, 'GET', `/api/courses/purchased/${emergency}/tests`);
  expect(list).toMatchObject({ data: [{ attempts_left: timed.attempts - 1, passed: false }] });

  // By the clock of the page its session is about to end, too.
  const own = `/api/courses/purchased/${emergency}`;
  for (const path of ['/activities/submission', '/api/auth/refresh', '/api/auth/session', own])
    allowed.add(`failed ${path}`);
  const again = say('activity.again.left', { count: timed.attempts - 1 });
  await frame.getByRole('button', { name: again }).press('Enter');
  // The results have fields too.
  await expect(left).toBeVisible();
  await answer(frame);
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();
  await context.setOffline(true);
  await page.clock.fastForward((minutes + 1) * 60_000);
  await expect(frame.getByText(say('activity.failure.offline'), { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(
    frame.getByRole('button', { name: say('activity.again.left', { count: timed.attempts - 2 }) }),
  ).toBeVisible();
});

test('a logout warns of unsent answers, and forgets them', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  allowed.add(`failed ${answers}`);
  await registerQuietly(context, language);
  await startCourse(context, course);
  await arrive(page, `/course/${course}/tests`);
  await page.getByRole('link', { name: quiz.title[language] }).click();
  const frame = inFrame(page);
  await frame.getByRole('button', { name: say('activity.start') }).click();
  await page.route(`**${answers}`, (route) => route.abort());
  await answer(frame);
  await expect(frame.getByText(say('activity.saving', { count: 1 }))).toBeVisible();
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  expect(await kept()).toContain('medeina.unsent');
  const leave = async () => {
    await page.getByRole('button', { name: say('ProfileMenu.menu') }).click();
    await page
      .getByRole('banner')
      .getByRole('menuitem', { name: say('ProfileMenu.logOut') })
      .click();
  };
  const warning = page.getByRole('alertdialog', { name: say('shell.logout.unsent.title') });
  await leave();
  await expect(warning).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(warning).toBeHidden();
  expect(await kept()).toContain('medeina.unsent');
  await leave();
  await warning.getByRole('button', { name: say('shell.logout') }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await kept()).not.toContain('medeina.unsent');
});

test('a test whose session was ended on another device leads to the login, and goes on after it', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  await arrive(page, `/course/${course}/tests`);
  await page.getByRole('link', { name: quiz.title[language] }).click();
  const frame = inFrame(page);
  await frame.getByRole('button', { name: say('activity.start') }).click();
  await answer(frame);
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();
  const asked = page.url();
  for (const refused of ['403 /activities/submission', `401 ${launchPath(page)}`, '401 /api/auth/refresh'])
    allowed.add(refused);
  await endSessionsElsewhere(page, person, language);
  // By key, as above.
  await frame
    .getByRole('button', { name: new RegExp(`\\b${quiz.questions.length}\\b`) })
    .last()
    .press('Enter');
  await frame.getByRole('button', { name: say('activity.submit'), exact: true }).press('Enter');
  await frame.getByRole('button', { name: say('activity.submit.anyway') }).press('Enter');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(asked);
  await expect(answered(frame, say, 1)).toBeVisible();
});

test('an anonymous survey is gone on with on another device, and sent once', async ({
  page,
  context,
  say,
  watch,
  circumstances: { language },
}) => {
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  await arrive(page, `/course/${course}/surveys`);
  await page.getByRole('link', { name: survey.title[language] }).click();
  const frame = inFrame(page);
  await expect(frame.getByText(say('activity.facts.anonymous'))).toBeVisible();
  await look(page, 'a survey before it begins');
  await frame.getByRole('button', { name: say('activity.start') }).click();
  // The first has to be answered: sent without, the survey goes back to it and says why.
  for (let place = 1; place < survey.questions.length; place += 1)
    await frame.getByRole('button', { name: say('activity.next'), exact: true }).press('Enter');
  await frame.getByRole('button', { name: say('activity.submit'), exact: true }).press('Enter');
  await expect(frame.getByText(say('activity.missing', { count: 1 })).first()).toBeVisible();
  await expect(frame.getByRole('region').first()).toBeFocused();
  await answer(frame);
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();

  const device = await onAnotherDevice(page, person, language);
  watch(device);
  await arrive(device, page.url());
  const there = inFrame(device);
  // At the first question without an answer; the one before has kept its own.
  const { length } = survey.questions;
  await expect(there.getByRole('region').first()).toHaveAccessibleName(
    new RegExp(`\\b2\\b.*\\b${length}\\b`),
  );
  await there.getByRole('button', { name: say('activity.previous') }).press('Enter');
  await expect(there.getByRole('radio', { checked: true })).toHaveCount(1);
  for (let place = 1; place < length; place += 1)
    await there.getByRole('button', { name: say('activity.next'), exact: true }).press('Enter');
  await look(device, 'the last question of a survey');
  await there.getByRole('button', { name: say('activity.submit'), exact: true }).press('Enter');
  await expect(there.getByRole('heading', { name: say('activity.thanks') })).toBeFocused();
  await look(device, 'a survey that was sent');
  await leaveByKey(there.getByRole('button', { name: say('activity.finish') }));
  await expect(device).toHaveURL(new RegExp(`/course/${course}/surveys$`));
  await device.context().close();
  await page.reload();
  await ready(page);
  await expect(frame.getByRole('heading', { name: say('activity.thanks') })).toBeVisible();
});

test('an address leads nowhere but to this site; what is not there says so', async ({
  page,
  context,
  circumstances: { language },
  allowed,
}) => {
  allowed.add('404 /api/courses/activity/999999/launch');
  await registerQuietly(context, language);
  await startCourse(context, course);
  const at = (query: object) =>
    `/course/${course}/activity?json=${encodeURIComponent(JSON.stringify(query))}`;
  const back = page.getByRole('main').locator('a[href*="course"]').last();
  for (const url of ['https://evil.example/', '/api/auth/logout', '/api/courses/activity/1/../launch']) {
    await arrive(page, at({ url, title: 'x', backUrl: 'https://evil.example/' }));
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(back).toHaveAttribute('href', `/course/${course}/general`);
  }
  await arrive(
    page,
    at({ url: '/api/courses/activity/999999/launch', title: 'x', backUrl: '//evil.example' }),
  );
  await expect(back).toHaveAttribute('href', `/course/${course}/general`);
  await expect(page.locator('a[href^="https://evil"], a[href^="//evil"]')).toHaveCount(0);
});

test('a session that ended is renewed in place, and a launch that was refused by a press @sample', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  await registerQuietly(context, language);
  await startCourse(context, course);
  const refuse = (path: string) =>
    page.route(
      path,
      (route) =>
        route.fulfill({
          status: 403,
          // The document has no origin of its own.
          headers: { 'access-control-allow-origin': 'null' },
          json: { code: 'forbidden', message: '', error: [], errors: {}, request_id: '' },
        }),
      { times: 1 },
    );
  const frame = inFrame(page);
  await arrive(page, `/course/${course}/tests`);
  await page.getByRole('link', { name: quiz.title[language] }).click();
  await frame.getByRole('button', { name: say('activity.start') }).click();
  await answer(frame);
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();

  await test.step('in the middle of the test', async () => {
    allowed.add('403 /activities/submission');
    await refuse('**/activities/submission');
    const submit = frame.getByRole('button', { name: say('activity.submit'), exact: true });
    const anyway = frame.getByRole('button', { name: say('activity.submit.anyway') });
    const last = frame.getByRole('button', { name: new RegExp(`\\b${quiz.questions.length}\\b`) }).last();
    // The frame may still grow: a key meets a button wherever it moves, a click does not.
    await last.press('Enter');
    await submit.press('Enter');
    // The document before shows the same answer until the new one takes its place.
    const reopened = page.waitForEvent('framenavigated', (moved) => moved.parentFrame() !== null);
    // It goes with the key still down: the press may wait for it in vain.
    void anyway.press('Enter').catch(() => undefined);
    await reopened;
    await expect(page.getByRole('main')).toBeFocused();
    // Where it was left, with the answer.
    await expect(answered(frame, say, 1)).toBeVisible();
    await last.press('Enter');
    await submit.press('Enter');
    await anyway.press('Enter');
    await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('before it begins', async () => {
    const url = launchPath(page);
    allowed.add(`403 ${url}`);
    const json = { code: 'forbidden', message: '', error: [], errors: {}, request_id: '' };
    // The one retry of a refused call comes too.
    await page.route(`**${url}`, (route) => route.fulfill({ status: 403, json }), { times: 2 });
    await page.reload();
    await ready(page);
    const alert = page.getByRole('alert').filter({ hasText: say('ActivityStates.expired') });
    await expect(alert).toBeVisible();
    await look(page, 'a session that has ended');
    await alert.getByRole('button', { name: say('ActivityStates.refresh') }).press('Enter');
    await expect(frame.getByText(say('activity.facts.pass', { percent: quiz.pass_percent }))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('what another window says to the page of an activity changes nothing', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  await registerQuietly(context, language);
  await startCourse(context, course);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await arrive(page, `/course/${course}/tests`);
  await page.getByRole('link', { name: quiz.title[language] }).click();
  const start = inFrame(page).getByRole('button', { name: say('activity.start') });
  await expect(start).toBeVisible();
  const address = page.url();
  const height = await page.locator('iframe').evaluate((frame) => frame.clientHeight);
  await page.evaluate(async (messages) => {
    const { port1, port2 } = new MessageChannel();
    port1.start();
    for (const message of messages) {
      window.postMessage(message, '*', message === messages[0] ? [port2] : []);
      port1.postMessage(message);
    }
    // Messages arrive in their order: when this one is here, so were the others.
    await new Promise((heard) => {
      window.addEventListener('message', ({ data }) => data === 'last' && heard(undefined));
      window.postMessage('last', '*');
    });
  }, foreign);
  expect(page.url()).toBe(address);
  expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(height);
  expect(sent.filter((path) => path.startsWith('/api/courses/activity'))).toEqual([]);
  await start.click();
  await answer(inFrame(page));
  await expect(inFrame(page).getByText(say('activity.saved'))).toBeVisible();
});

test('a case is decided step by step, on another device from where it was left, and discussed @sample', async ({
  page,
  context,
  say,
  watch,
  circumstances: { language, width },
}) => {
  const person = await registerQuietly(context, language);
  await startCourse(context, emergency);
  await arrive(page, `/course/${emergency}/theory`);
  if (width === 390) await page.getByRole('button', { expanded: false }).filter({ hasText: /1\D+4/ }).click();
  await page.getByRole('link', { name: topic.title[language] }).locator('visible=true').first().click();
  await page.getByRole('link', { name: scenario.title[language] }).first().click();
  await inFrame(page)
    .getByRole('button', { name: say('activity.start') })
    .click();
  const steps = new Map(scenario.steps.map((step) => [step.id, step]));
  let step = scenario.steps[0];
  const choose = async (frame: FrameLocator, id: string): Promise<void> => {
    const choice = step?.choices?.find((one) => one.id === id);
    const words = choice?.text[language] ?? '';
    // What would come of it is not told before.
    await expect(frame.getByText(choice?.consequence[language] ?? '')).toHaveCount(0);
    await frame.getByRole('button', { name: words }).press('Enter');
    await expect(frame.getByText(choice?.consequence[language] ?? '')).toBeVisible();
    step = steps.get(choice?.to ?? '');
    await expect(frame.getByText(step?.text[language] ?? '')).toBeVisible();
  };
  /** Time has passed, and the patient is no longer as before. */
  const seePatient = async (frame: FrameLocator): Promise<void> => {
    const { minutes: count = 0, vitals } = step ?? {};
    await expect(frame.getByText(say('activity.case.minutes', { count }))).toBeVisible();
    await expect(frame.locator('dl')).toContainText(String(vitals?.pulse.value));
  };
  for (const id of ['raumuo', 'stebiu']) {
    await choose(inFrame(page), id);
    await seePatient(inFrame(page));
  }
  await expect(inFrame(page).getByText(say('activity.saved'))).toBeVisible();

  const device = await onAnotherDevice(page, person, language);
  watch(device);
  await arrive(device, page.url());
  const there = inFrame(device);
  await seePatient(there);
  for (const id of ['kartoju', 'stebeti']) await choose(there, id);
  await look(device, 'a case at its end');
  await there.getByRole('button', { name: say('activity.case.finish') }).press('Enter');
  // Seven of eight: one choice was good in part.
  await expect(there.getByRole('heading', { name: say('activity.result', { percent: 87.5 }) })).toBeFocused();
  await expect(there.getByText(scenario.debrief[language])).toBeVisible();
  await look(device, 'the debrief of a case');
  await device.context().close();
});

test('the next step of a case comes with what came of the choice, or without it where there is no connection', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  allowed.add(`failed ${answers}`);
  await registerQuietly(context, language);
  await startCourse(context, emergency);
  await arrive(page, await topicWith(context, emergency, 'scenario'));
  await page.getByRole('main').getByRole('link', { name: scenario.title[language] }).first().click();
  const frame = inFrame(page);
  await frame.getByRole('button', { name: say('activity.start') }).click();
  const at = (id: string) => {
    const step = scenario.steps.find(({ choices }) => choices?.some((choice) => choice.id === id));
    const choice = step?.choices?.find((one) => one.id === id);
    return {
      step: frame.getByText(step?.text[language] ?? ''),
      choice: frame.getByRole('button', { name: choice?.text[language] ?? '' }),
      consequence: frame.getByText(choice?.consequence[language] ?? ''),
    };
  };
  const [first, second, third] = [at('raumuo'), at('stebiu'), at('kartoju')];

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${answers}`, async (route) => {
    await released;
    await route.continue();
  });
  await first.choice.press('Enter');
  await expect(first.choice).toBeDisabled();
  release();
  await expect(second.step).toBeVisible();
  await expect(first.consequence).toBeVisible();
  await expect(second.choice).toBeEnabled();

  await context.setOffline(true);
  await second.choice.press('Enter');
  await expect(third.step).toBeVisible();
  await expect(third.choice).toBeEnabled();
  await expect(second.consequence).toHaveCount(0);
  await context.setOffline(false);
  await expect(second.consequence).toBeVisible();
});

test('an algorithm is gone through, on another device from where it was left', async ({
  page,
  context,
  say,
  watch,
  circumstances: { language },
}) => {
  const person = await registerQuietly(context, language);
  medeina(['enrol', person.username, '101', '--product', '1011']);
  const choose = async (frame: FrameLocator, step: number, choice: number) => {
    const chosen = algorithm.steps[step]?.choices?.[choice];
    await frame.getByRole('button', { name: chosen?.text[language] ?? '' }).press('Enter');
    await expect(frame.getByText(chosen?.consequence[language] ?? '')).toBeVisible();
  };
  await arrive(page, await topicWith(context, 101, 'algorithm'));
  await page.getByRole('main').getByRole('link', { name: algorithm.title[language] }).first().click();
  const frame = inFrame(page);
  await frame.getByRole('button', { name: say('activity.start') }).click();
  await choose(frame, 0, 0);
  await choose(frame, 1, 0);
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();

  const device = await onAnotherDevice(page, person, language);
  watch(device);
  await arrive(device, page.url());
  const there = inFrame(device);
  for (const step of [2, 3, 4]) await choose(there, step, 0);
  await there.getByRole('button', { name: say('activity.case.finish') }).press('Enter');
  await expect(there.getByRole('heading', { name: say('activity.result', { percent: 100 }) })).toBeFocused();
  await expect(there.getByText(algorithm.debrief[language])).toBeVisible();
  await look(device, 'the debrief of an algorithm');
  await device.context().close();
});
