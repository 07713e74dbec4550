import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language, Material } from '@medeina/contract';
import type { BrowserContext, FrameLocator } from '@playwright/test';
import scenario from '../../server/demo/courses/skubioji-pediatrija/theory/05-tevai-ir-sprendimas/atneste-traukuliuojanti.json' with { type: 'json' };
import survey from '../../server/demo/courses/skubioji-pediatrija/theory/05-tevai-ir-sprendimas/nuomone-vaikai.json' with { type: 'json' };
import quiz from '../../server/demo/courses/skubioji-pediatrija/theory/05-tevai-ir-sprendimas/vaiku-testas.json' with { type: 'json' };
import facts from '../../server/demo/courses/skubioji-pediatrija/course.json' with { type: 'json' };
import { codeOf, openPdf, wordsOf } from '../../server/test/support/pdf.ts';
import { arrive } from '../support/arrive.ts';
import { chooseByKey, leaveByKey } from '../support/choose.ts';
import { medeina } from '../support/command.ts';
import { look } from '../support/look.ts';
import { onAnotherDevice, ownCourse, registerQuietly, study } from '../support/people.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import { expect, withoutServiceWorkers } from '../support/test.ts';

/** A hybrid course from its first button to the certificate that anybody can verify. */

const { id: course } = facts;
const session = 1179;
const demo = join(import.meta.dirname, '../../server/demo');

/** A session later on this day, in a time zone where it is still morning: on sale, and its attendance can be recorded. */
function laterToday(): object {
  const now = new Date();
  const zone = now.getUTCHours() < 12 ? 'UTC' : 'Etc/GMT+12';
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now);
  const place = { lt: 'Simuliacijų centras', en: 'Simulation centre', ru: 'Симуляционный центр' };
  return {
    days: [{ day, from: '22:00', to: '23:00' }],
    time_zone: zone,
    location_name: place,
    location_address: 'Pavyzdžio g. 14',
    city: 'vilnius',
    seats: 100,
  };
}

/** The demo's course in emergency paediatrics, free and with practice today. */
function courseFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-course-'));
  for (const part of ['catalogue', 'content', 'courses/skubioji-pediatrija'])
    cpSync(join(demo, part), join(folder, part), { recursive: true });
  const file = join(folder, 'courses/skubioji-pediatrija/course.json');
  const known: object = JSON.parse(readFileSync(file, 'utf8'));
  const products = [{ id: session, price: 0, session: laterToday() }];
  writeFileSync(file, JSON.stringify({ ...known, products }));
  return folder;
}

/** On a server with this course alone: practice in the demo is weeks away. */
const test = testOnOwnServer({ DEMO: 'false' }, ({ dataDirectory }) => {
  const folder = courseFolder();
  medeina(['import', folder], dataDirectory);
  rmSync(folder, { recursive: true });
});

// A click in a frame goes where the control was before the page's smooth scroll, which the frame knows nothing of.
test.use({ reducedMotion: 'reduce' });

const courseOf = (context: BrowserContext) => ownCourse(context, course);

/** The place of the course's only material of a kind. */
async function placeOf(context: BrowserContext, kind: Material['module'], language: Language) {
  const { theory } = await ownCourse(context, course, language);
  for (const { id, sections } of theory)
    for (const material of sections.flatMap(({ parts }) => parts))
      if (material.module === kind)
        return {
          topic: `/course/${course}/theory/${id}`,
          path: `/course/${course}/theory/${id}?material=${material.course_module_id}`,
          title: material.title,
        };
  throw new Error(`The course has no ${kind}`);
}

const dense = (text: string): string => text.replaceAll(/\s/g, '');

/** What is right at each step of the case. */
const way = [
  'sonas',
  'midazolamas',
  'lorazepamas',
  'levetiracetamas',
  'antibiotikas',
  'dar-desimt',
  'atsisedu',
] as const;

/** Answers the question that is shown; the one about an order is left as it lies. */
async function answer(frame: FrameLocator, language: Language): Promise<void> {
  const region = frame.getByRole('region').first();
  const shown = await region.innerText();
  const question = quiz.questions.find(({ text }) => shown.includes(text[language]));
  for (const option of question?.options ?? []) {
    if (!('correct' in option)) continue;
    const role = question?.type === 'single' ? 'radio' : 'checkbox';
    await chooseByKey(region.getByRole(role, { name: option.text[language] }));
  }
  if (question?.type === 'numeric') await region.getByRole('textbox').fill(String(question.answer));
}

test('a course is begun, studied, tested, practised and certified @sample', async ({
  page,
  context,
  browser,
  baseURL,
  say,
  site,
  watch,
  circumstances: { language, width },
}) => {
  test.slow();
  const person = await registerQuietly(context, language);
  const { username, firstname, lastname } = person;
  // What follows its start goes by key: a click may be aimed before it has grown to what it shows, and miss.
  const frame = page.frameLocator('iframe');
  const start = frame.getByRole('button', { name: say('activity.start') });
  const finish = frame.getByRole('button', { name: say('activity.finish') });
  const submit = frame.getByRole('button', { name: say('activity.submit'), exact: true });
  const next = frame.getByRole('button', { name: say('activity.next'), exact: true });

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
    await study(context, course);
    const { completed } = await courseOf(context);
    // The case, the test and the practice.
    expect(completed.total - completed.done).toBe(3);
  });

  await test.step('its case decided', async () => {
    await arrive(page, (await placeOf(context, 'scenario', language)).topic);
    await page.getByRole('main').getByRole('link', { name: scenario.title[language] }).first().click();
    await start.click();
    for (const id of way) {
      const choice = scenario.steps.flatMap(({ choices }) => choices ?? []).find((one) => one.id === id);
      await frame.getByRole('button', { name: choice?.text[language] ?? '' }).press('Enter');
      await expect(frame.getByText(choice?.consequence[language] ?? '')).toBeVisible();
    }
    await frame.getByRole('button', { name: say('activity.case.finish') }).press('Enter');
    await expect(
      frame.getByRole('heading', { name: say('activity.result', { percent: 100 }) }),
    ).toBeFocused();
    await leaveByKey(finish);
  });

  await test.step('asked for an opinion', async () => {
    await arrive(page, `/course/${course}/surveys`);
    await page.getByRole('link', { name: survey.title[language] }).click();
    await start.click();
    await chooseByKey(frame.getByRole('radio').first());
    for (let place = 1; place < survey.questions.length; place += 1) await next.press('Enter');
    await submit.press('Enter');
    await expect(frame.getByRole('heading', { name: say('activity.thanks') })).toBeFocused();
    await leaveByKey(finish);
  });

  await test.step('its test passed', async () => {
    await arrive(page, `/course/${course}/tests`);
    await page.getByRole('link', { name: quiz.title[language] }).click();
    await start.click();
    for (let place = 1; place <= quiz.questions.length; place += 1) {
      await answer(frame, language);
      if (place < quiz.questions.length) await next.press('Enter');
    }
    await submit.press('Enter');
    await frame.getByRole('button', { name: say('activity.submit.anyway') }).press('Enter');
    await expect(frame.getByRole('heading', { name: say('activity.result', { percent: 80 }) })).toBeFocused();
    await leaveByKey(finish);
    await expect(page).toHaveURL(new RegExp(`/course/${course}/tests$`));
  });

  const room = await placeOf(context, 'extlmsroom', language);
  const article = page.getByRole('article');

  await test.step('its practice: which days there are, when and where one’s own group meets', async () => {
    await arrive(page, (await placeOf(context, 'calendar', language)).path);
    await expect(article.getByText(say('learning.practice.own'), { exact: true })).toBeVisible();
    await expect(article.getByText(/22:00–23:00/)).toBeVisible();
    await look(page, `the dates of practice at ${String(width)}`);
    await arrive(page, room.path);
    await expect(article.getByText('Pavyzdžio g. 14')).toBeVisible();
    // Opening it is no attendance.
    await expect(article.getByText(say('learning.practice.attendance'))).toBeVisible();
    await look(page, `the room of practice at ${String(width)}`);
  });

  await test.step('practised: the operator records it', async () => {
    await arrive(page, `/course/${course}/general`);
    await expect(page.getByText(say('learning.certificate.coming'))).toBeVisible();
    const recorded = medeina(['attendance', String(session), username, '--json'], site.dataDirectory);
    expect(JSON.parse(recorded)).toMatchObject({ people: [{ username, course_completed: true }] });
    const device = await onAnotherDevice(page, person, language);
    watch(device);
    await arrive(device, room.path);
    await expect(
      device.getByRole('article').getByText(say('learning.material.isDone'), { exact: true }),
    ).toBeVisible();
    await device.context().close();
  });

  const { issued_certificate: certificate } = await courseOf(context);
  const number = certificate?.number ?? '';

  await test.step('completed, with its grade, its certificate, and not forgotten', async () => {
    await arrive(page, `/course/${course}/general`);
    await expect(page.getByRole('heading', { name: say('learning.finished') })).toBeVisible();
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await look(page, `a completed course at ${String(width)}`);
    await arrive(page, `/course/${course}/grades`);
    await expect(
      page
        .getByRole('main')
        .getByText(/\b90\b/)
        .first(),
    ).toBeVisible();
    await arrive(page, '/dashboard');
    await expect(page.getByRole('region', { name: say('learning.recall.title') })).toBeVisible();
  });

  await test.step('its certificate at the place in the course where it belongs', async () => {
    const { topic, title } = await placeOf(context, 'certificate', language);
    await arrive(page, topic);
    const link = page.getByRole('main').getByRole('link', { name: title });
    await link.first().press('Enter');
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await look(page, 'a certificate among the materials');
  });

  const address = await test.step('on paper, with a code that leads to the proof', async () => {
    await arrive(page, `/course/${course}/general`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('learning.certificate.pdf') }).press('Enter');
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${say('learning.certificate.file')}-${number}.pdf`);
    const document = await openPdf(await readFile(await file.path()));
    // A long name breaks after its hyphen.
    const words = dense(await wordsOf(document));
    for (const text of [`${firstname} ${lastname}`, facts.title[language], number])
      expect(words).toContain(dense(text));
    const code = await codeOf(document);
    expect(code).toBe(`${baseURL ?? ''}/certificates/verify/${number}`);
    return code ?? '';
  });

  await test.step('verified by a stranger', async () => {
    const stranger = await browser.newContext({ viewport: page.viewportSize() });
    await stranger.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await withoutServiceWorkers(stranger);
    const tab = await stranger.newPage();
    watch(tab);
    await arrive(tab, address);
    await expect(
      tab.getByRole('heading', { level: 1, name: say('content.verify.title.valid') }),
    ).toBeVisible();
    await expect(tab.getByText(`${firstname} ${lastname}`)).toBeVisible();
    await look(tab, `a verified certificate at ${String(width)}`);
    await stranger.close();
  });
});
