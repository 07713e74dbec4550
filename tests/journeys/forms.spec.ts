import type { PurchasedDetail } from '@medeina/contract';
import type { BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import form from '../../server/demo/courses/inhaliatoriu-technika/theory/03-mokymas/technikos-patikra.json' with { type: 'json' };
import questionnaire from '../../server/demo/courses/inhaliatoriu-technika/theory/04-testinumas/kasdiene-praktika.json' with { type: 'json' };
import { arrive, ready } from '../support/arrive.ts';
import { chooseByKey, leaveByKey } from '../support/choose.ts';
import { look } from '../support/look.ts';
import {
  call,
  endSessionsElsewhere,
  launchPath,
  onAnotherDevice,
  registerQuietly,
  startCourse,
  submitLogin,
} from '../support/people.ts';
import { expect, test } from '../support/test.ts';

// A click in a frame goes where the control was before the page's smooth scroll, which the frame knows nothing of.
test.use({ reducedMotion: 'reduce' });

/** A form and a questionnaire, in their frame. */

const course = 110;
const answers = '/api/courses/activity/answers';
const inFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

const fields = new Map(form.sections.flatMap((section) => section.fields.map((field) => [field.id, field])));

/** What a field or a part of one says, by the field's id and, for a choice, its own. */
function words(language: 'lt' | 'en' | 'ru', field: string, option?: string): string {
  const known = fields.get(field);
  if (option === undefined) return known?.label[language] ?? '';
  return known?.options?.find(({ id }) => id === option)?.text[language] ?? '';
}

async function courseOf(context: BrowserContext): Promise<PurchasedDetail> {
  const answer = await call(context, 'GET', `/api/courses/purchased/${course}`);
  return JSON.parse(JSON.stringify(answer)).data;
}

/** Opens the form as a learner does, from its topic. */
async function openForm(page: Page, context: BrowserContext, title: string): Promise<void> {
  const { theory } = await courseOf(context);
  const topic = theory.find(({ sections }) =>
    sections.some(({ parts }) => parts.some(({ module }) => module === 'dynamic_form')),
  );
  await arrive(page, `/course/${course}/theory/${topic?.id ?? 0}`);
  await page.getByRole('main').getByRole('link', { name: title }).first().click();
}

async function picture(side: number): Promise<Buffer> {
  return await sharp({ create: { width: side, height: side, channels: 3, background: '#9ce1ae' } })
    .png()
    .toBuffer();
}

const signature = 'Vardenė Pavardenė';

/** Draws a zigzag. The pen's script comes with the area. */
async function drawSignature(page: Page, area: Locator, empty: string): Promise<void> {
  await area.scrollIntoViewIfNeeded();
  await expect(async () => {
    const box = await area.boundingBox();
    if (box === null) throw new Error('The area has no place');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    for (let step = 1; step <= 6; step += 1)
      await page.mouse.move(box.x + 20 + step * 20, box.y + box.height / 2 + (step % 2 === 0 ? 12 : -12));
    await page.mouse.up();
    await expect(area).not.toHaveAttribute('aria-label', empty, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

test('a form is filled in, interrupted, gone on with elsewhere, sent and read @sample', async ({
  page,
  context,
  say,
  circumstances: { language, width },
  allowed,
}) => {
  test.slow();
  allowed.add(`failed ${answers}`);
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  const frame = inFrame(page);
  const saved = frame.getByText(say('activity.saved'));
  const submit = frame.getByRole('button', { name: say('activity.form.submit') });
  const option = (place: FrameLocator, field: string, id: string): Locator =>
    place
      .getByRole('radiogroup', { name: words(language, field) })
      .getByRole('radio', { name: words(language, field, id) });

  await test.step('opened', async () => {
    await openForm(page, context, form.title[language]);
    await expect(frame.getByText(say('activity.facts.form'))).toBeVisible();
    await look(page, 'the form before it begins');
    await frame.getByRole('button', { name: say('activity.filling.start') }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('what is missing is listed, and each line leads to its field', async () => {
    // By key: a click is aimed before the frame has grown to the form, and may miss.
    await submit.press('Enter');
    const summary = frame
      .getByRole('group')
      .filter({ has: frame.getByRole('link') })
      .first();
    await expect(summary).toBeFocused();
    await look(page, 'a form with faults');
    await summary.getByRole('link', { name: words(language, 'amzius') }).click();
    await expect(frame.getByLabel(words(language, 'amzius'))).toBeFocused();
  });

  await test.step('a figure that cannot be is said, and kept as it was typed', async () => {
    const age = frame.getByLabel(words(language, 'amzius'));
    await age.fill('400');
    await age.blur();
    await expect(age).toHaveValue('400');
    await expect(age).toHaveAttribute('aria-invalid', 'true');
    await age.fill('67');
    await expect(age).not.toHaveAttribute('aria-invalid', 'true');
    const day = frame.getByLabel(words(language, 'data'));
    await day.fill('2026-02-31');
    await submit.press('Enter');
    // Not that the field is empty.
    await expect(frame.getByRole('link', { name: words(language, 'data') })).toContainText(
      say('activity.form.field_date_invalid'),
    );
    await expect(day).toHaveValue('2026-02-31');
    await day.fill('2026-11-20');
  });

  await test.step('answers show more of it, and less', async () => {
    const spacer = frame.getByRole('radiogroup', { name: words(language, 'tarpine') });
    await expect(spacer).toHaveCount(0);
    await chooseByKey(option(frame, 'prietaisas', 'aerozolis'));
    await expect(spacer).toBeVisible();
    await chooseByKey(option(frame, 'tarpine', 'turi'));
    await frame.getByLabel(words(language, 'kodel-nenaudoja')).fill('Per didelė');
    await chooseByKey(option(frame, 'prietaisas', 'milteliai'));
    await expect(spacer).toHaveCount(0);
    await chooseByKey(option(frame, 'prietaisas', 'aerozolis'));
    await expect(frame.getByLabel(words(language, 'kodel-nenaudoja'))).toHaveValue('Per didelė');
    await expect(saved).toBeVisible();
  });

  await test.step('without a connection answers wait, and survive a reload', async () => {
    await page.route(`**${answers}`, (route) => route.abort());
    await frame.getByLabel(words(language, 'isgertos')).fill('5');
    // Answers before it may be waiting, too.
    const waiting = Array.from({ length: fields.size }, (_, before) =>
      frame.getByText(say('activity.saving', { count: before + 1 }), { exact: true }),
    );
    await expect(waiting.reduce((some, other) => some.or(other))).toBeVisible();
    // What is still being typed is kept, too.
    const why = frame.getByLabel(words(language, 'kodel-nenaudoja'));
    await why.fill('Per didelė, netelpa į rankinę');
    await page.reload();
    await ready(page);
    await expect(frame.getByLabel(words(language, 'isgertos'))).toHaveValue('5');
    await expect(why).toHaveValue('Per didelė, netelpa į rankinę');
    // What depends on it is shown as well.
    await expect(frame.getByRole('group', { name: words(language, 'siunte') })).toBeVisible();
    await page.unroute(`**${answers}`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(saved).toBeVisible();
  });

  await test.step('another device goes on with it', async () => {
    const device = await onAnotherDevice(page, person, language);
    await arrive(device, page.url());
    const there = inFrame(device);
    await expect(there.getByLabel(words(language, 'amzius'))).toHaveValue('67');
    const list = there.getByRole('group', { name: words(language, 'zingsniai') });
    for (const step of await list.getByRole('radiogroup').all())
      await chooseByKey(step.getByRole('radio').first());
    // One that was not done asks for more.
    await chooseByKey(list.getByRole('radiogroup').first().getByRole('radio').last());
    await chooseByKey(option(there, 'pakartojo', 'taip'));
    // What is typed is sent last, when the typing rests.
    const arrived = device.waitForResponse(
      (response) => response.ok() && (response.request().postData() ?? '').includes('Iškvėpė'),
    );
    await there.getByLabel(words(language, 'klaidos')).fill('Iškvėpė į prietaisą');
    await arrived;
    // What was sent before it may still be on its way.
    await expect
      .poll(() => device.evaluate(() => JSON.stringify(localStorage)))
      .not.toContain(String.raw`\"kind\":\"answer\"`);
    await device.context().close();
    await page.reload();
    await ready(page);
    await expect(frame.getByLabel(words(language, 'klaidos'))).toHaveValue('Iškvėpė į prietaisą');
  });

  await test.step('files arrive as they are chosen; what does not fit is refused by name', async () => {
    const files = frame.locator('input[type="file"]');
    await files.setInputFiles({
      name: 'programa.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ'),
    });
    await expect(frame.getByText(/programa\.exe/)).toBeVisible();
    // Called a picture, it is one no more than before: the server says so.
    allowed.add('400 /activities/files');
    await files.setInputFiles({ name: 'netikra.png', mimeType: 'image/png', buffer: Buffer.from('MZ') });
    await expect(frame.getByText(say('activity.form.file.type'), { exact: true })).toBeVisible();
    await frame
      .getByRole('button', { name: say('UploadList.remove', { name: 'netikra.png' }) })
      .press('Enter');
    // A server that is busy with others' pictures says when to come again, and nobody has to do anything.
    allowed.add('503 /activities/files');
    const busy = {
      status: 503,
      headers: {
        'access-control-allow-origin': 'null',
        'access-control-expose-headers': 'retry-after',
        'retry-after': '1',
      },
    };
    await page.route('**/activities/files', (route) => route.fulfill(busy), { times: 1 });
    await files.setInputFiles({ name: 'lapas.png', mimeType: 'image/png', buffer: await picture(400) });
    await expect(frame.getByText('lapas.jpg', { exact: true })).toBeVisible();
  });

  await test.step('signed by hand, sent and read', async () => {
    await chooseByKey(frame.getByRole('checkbox', { name: words(language, 'patvirtinu') }));
    // A mouse draws on a desktop; on a phone, where there is only a tap here, the name is typed.
    if (width === 390) {
      await frame.getByRole('button', { name: say('Signature.type') }).press('Enter');
      await frame.getByLabel(say('Signature.name'), { exact: true }).fill(signature);
    } else await drawSignature(page, frame.locator('canvas'), say('Signature.empty'));
    await expect(saved).toBeVisible();
    await look(page, 'a form that is filled in');
    // By key, as above: the frame may still scroll.
    await submit.press('Enter');
    await expect(frame.getByRole('heading', { name: say('activity.filling.sent') })).toBeFocused();
    await expect(frame.getByText('Iškvėpė į prietaisą')).toBeVisible();
    await expect(frame.getByText(words(language, 'prietaisas', 'aerozolis'))).toBeVisible();
    const signed =
      width === 390
        ? frame.getByText(signature)
        : frame.getByRole('img', { name: say('activity.form.signed') });
    await expect(signed).toBeVisible();
    const image = frame.locator('img');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(400);
    await look(page, 'a form that was sent');
    const download = page.waitForEvent('download');
    await frame
      .getByRole('button', { name: say('activity.form.save', { name: 'lapas.jpg' }) })
      .press('Enter');
    expect((await download).suggestedFilename()).toBe('lapas.jpg');
  });

  await test.step('back in the course, completed', async () => {
    await leaveByKey(frame.getByRole('button', { name: say('activity.finish') }));
    await expect(page).toHaveURL(new RegExp(`/course/${course}/theory`));
    const { theory } = await courseOf(context);
    const parts = theory.flatMap(({ sections }) => sections.flatMap((section) => section.parts));
    expect(parts.find(({ module }) => module === 'dynamic_form')).toMatchObject({ completed: true });
  });
});

test('a file that is refused because the session has ended leads to the login, and answers stay', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  const frame = inFrame(page);
  await openForm(page, context, form.title[language]);
  await frame.getByRole('button', { name: say('activity.filling.start') }).click();
  await frame.getByLabel(words(language, 'amzius')).fill('67');
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();
  const asked = page.url();
  const refused = [
    '403 /activities/files',
    '403 /activities/state',
    `401 ${launchPath(page)}`,
    '401 /api/auth/refresh',
  ];
  for (const one of refused) allowed.add(one);
  await endSessionsElsewhere(page, person, language);
  await frame
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lapas.png', mimeType: 'image/png', buffer: await picture(40) });
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await submitLogin(page, say, person);
  await expect(page).toHaveURL(asked);
  // The file is not there, and is named.
  const alerts = page.getByRole('region', { name: say('common.notifications') });
  await expect(alerts.getByText(say('learning.files.unsent'))).toBeVisible();
  await expect(alerts.getByText('lapas.png')).toBeVisible();
  await expect(frame.getByLabel(words(language, 'amzius'))).toHaveValue('67');
});

test('a file that could not be taken out without a connection stays, and says so', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  const removal = '/activities/files/removal';
  allowed.add(`failed ${removal}`);
  await registerQuietly(context, language);
  await startCourse(context, course);
  const frame = inFrame(page);
  const offline = frame.getByText(say('activity.failure.offline'), { exact: true });
  const remove = frame.getByRole('button', { name: say('UploadList.remove', { name: 'lapas.jpg' }) });
  await openForm(page, context, form.title[language]);
  await frame.getByRole('button', { name: say('activity.filling.start') }).click();
  await frame
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lapas.png', mimeType: 'image/png', buffer: await picture(40) });
  await page.route(`**${removal}`, (route) => route.abort());
  await remove.press('Enter');
  await expect(offline).toBeVisible();
  await expect(remove).toBeVisible();
  await page.unroute(`**${removal}`);
  await remove.press('Enter');
  await expect(remove).toBeHidden();
  await expect(offline).toBeHidden();
});

test('a form whose files do not arrive says so, and is there once they do', async ({
  context,
  say,
  circumstances: { language },
}) => {
  // Not watched: the browser logs each file that does not arrive.
  const page = await context.newPage();
  await registerQuietly(context, language);
  await startCourse(context, course);
  const frame = inFrame(page);
  const start = frame.getByRole('button', { name: say('activity.filling.start') });
  const failed = page.getByRole('alert').filter({ hasText: say('catalogue.loadFailed') });
  const openAgain = failed.getByRole('button', { name: say('ActivityStates.refresh') });
  const wordsFile = '**/assets/*.activity-*.js';
  const formFile = '**/assets/Form-*.js';

  await page.route(wordsFile, (route) => route.abort());
  await openForm(page, context, form.title[language]);
  await expect(failed).toBeVisible();
  await page.unroute(wordsFile);
  // Only this one is missing then, as after a release.
  await page.route(formFile, (route) => route.fulfill({ status: 404 }));
  await openAgain.press('Enter');
  await start.click();
  await expect(failed).toBeVisible();
  await page.unroute(formFile);
  await openAgain.press('Enter');
  await expect(frame.getByLabel(words(language, 'amzius'))).toBeVisible();
});

test('a form by keyboard, and as screen readers are told of it', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  await registerQuietly(context, language);
  await startCourse(context, course);
  await openForm(page, context, form.title[language]);
  const frame = inFrame(page);
  const keys = page.keyboard;
  await frame.getByRole('button', { name: say('activity.filling.start') }).focus();
  await keys.press('Enter');
  await expect(frame.getByLabel(words(language, 'data'))).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).toBeFocused();
  await keys.press('Tab');
  await expect(frame.getByLabel(words(language, 'data'))).toBeFocused();
  await keys.type('2026-11-20');
  await keys.press('Tab');
  await expect(frame.getByLabel(words(language, 'amzius'))).toBeFocused();
  await keys.type('70');
  await keys.press('Tab');
  const device = frame.getByRole('radiogroup', { name: words(language, 'prietaisas') });
  await expect(device.getByRole('radio').first()).toBeFocused();
  await keys.press('ArrowDown');
  await expect(device.getByRole('radio', { name: words(language, 'prietaisas', 'milteliai') })).toBeChecked();
  await keys.press('Tab');
  // The first step of the checklist: marked with a space, the next mark with an arrow.
  const step = frame
    .getByRole('group', { name: words(language, 'zingsniai') })
    .getByRole('radiogroup')
    .first();
  await expect(step.getByRole('radio').first()).toBeFocused();
  await keys.press('Space');
  await expect(step.getByRole('radio').first()).toBeChecked();
  await frame.getByRole('button', { name: say('Signature.type') }).focus();
  await keys.press('Enter');
  await keys.press('Tab');
  await keys.type('Rūta Rutkienė');
  await expect(frame.getByLabel(say('Signature.name'))).toHaveValue('Rūta Rutkienė');
  await frame.getByRole('button', { name: say('activity.form.submit') }).focus();
  await keys.press('Enter');
  // Sent by the key, it says what is missing.
  await expect(
    frame
      .getByRole('group')
      .filter({ has: frame.getByRole('link') })
      .first(),
  ).toBeFocused();
  const tree = await frame.locator('body').ariaSnapshot();
  expect(tree).not.toMatch(/- (?:button|radio|checkbox|textbox|group|radiogroup)(?:$|:)/m);
  for (const { title } of form.sections) expect(tree).toContain(title[language]);
});

test('an anonymous questionnaire asks on scales, goes on on another device, and is sent once', async ({
  page,
  context,
  say,
  watch,
  circumstances: { language },
}) => {
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  await arrive(page, `/course/${course}/surveys`);
  await page.getByRole('link', { name: questionnaire.title[language] }).click();
  const frame = inFrame(page);
  await expect(frame.getByText(say('activity.facts.anonymous'))).toBeVisible();
  await frame.getByRole('button', { name: say('activity.start') }).click();
  const [first, ...others] = questionnaire.questions;
  await expect(frame.getByText(first?.text[language] ?? '').first()).toBeVisible();
  await chooseByKey(frame.getByRole('radio').first());
  await expect(frame.getByText(say('activity.saved'))).toBeVisible();

  const device = await onAnotherDevice(page, person, language);
  watch(device);
  await arrive(device, page.url());
  const there = inFrame(device);
  for (const [place, question] of others.entries()) {
    await expect(there.getByText(question.text[language]).first()).toBeVisible();
    if (question.type === 'scale') {
      await there.getByRole('radio', { name: String(question.to) }).check({ force: true });
      await look(device, 'a scale');
    }
    if (place < others.length - 1)
      await there.getByRole('button', { name: say('activity.next'), exact: true }).press('Enter');
  }
  await there.getByRole('button', { name: say('activity.submit'), exact: true }).press('Enter');
  await expect(there.getByRole('heading', { name: say('activity.thanks') })).toBeFocused();
  await leaveByKey(there.getByRole('button', { name: say('activity.finish') }));
  await expect(device).toHaveURL(new RegExp(`/course/${course}/surveys$`));
  await device.context().close();
});
