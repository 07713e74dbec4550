import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Language, Material, PurchasedDetail } from '@medeina/contract';
import card from '../../server/demo/courses/als/theory/01-sirdies-sustojimas/als-algoritmas.json' with { type: 'json' };
import silent from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/trys-ikvepimai.json' with { type: 'json' };
import trainer from '../../server/demo/courses/als/theory/02-paspaudimai-ir-ventiliacija/paspaudimu-treniruoklis.json' with { type: 'json' };
import handout from '../../server/demo/courses/als/theory/03-ritmas-ir-defibriliacija/keturi-ritmai.json' with { type: 'json' };
import { arrive, ready } from '../support/arrive.ts';
import { medeina } from '../support/command.ts';
import { look } from '../support/look.ts';
import { pack, smallPackage } from '../../server/test/support/packages.ts';
import { call, onAnotherDevice, registerQuietly, startCourse } from '../support/people.ts';
import { testOnOwnServer } from '../support/own-server.ts';
import { expect as hasty } from '../support/test.ts';

/** Videos, documents and interactive packages: opened, completed, and gone on with elsewhere. */

const course = 101;
const silentCourse = 110;
/** Films, documents and their readers are large. */
const expect = hasty.configure({ timeout: 30_000 });
const root = join(import.meta.dirname, '../..');

/** A package that reaches for everything around it, and writes down what came of it. */
const greedy = `
  window.Medeina = { Small: function () {
    this.attach = function ($container) {
      var list = document.createElement('ul');
      $container.append(list);
      var tell = function (name, outcome) {
        var item = document.createElement('li');
        item.textContent = name + ': ' + outcome;
        list.append(item);
      };
      var attempt = function (name, act) {
        try { act(); tell(name, 'reached'); } catch (error) { tell(name, 'refused'); }
      };
      attempt('parent', function () { parent.document.body.remove(); });
      attempt('top', function () { top.location.href = '/about'; });
      attempt('cookie', function () { return document.cookie; });
      attempt('database', function () { if (indexedDB.open('x') === null) throw new Error(); });
      tell('window', window.open('/') === null ? 'refused' : 'reached');
      parent.postMessage({ type: 'activity-completion', module: 'hvp', id: 1, state: 1 }, '*');
      fetch('/api/courses/purchased', { credentials: 'include', headers: { 'x-token-transport': 'cookie' } }).then(
        function () { tell('account', 'reached'); },
        function () { tell('account', 'refused'); }
      );
    };
  } };`;

/** The demo's course in life support, free and without its dates, with such a package; and one whose film is silent. */
async function courseFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-media-'));
  cpSync(join(root, 'server/demo/catalogue'), join(folder, 'catalogue'), { recursive: true });
  const als = join(folder, 'courses/als');
  cpSync(join(root, 'server/demo/courses/als'), als, { recursive: true });
  const inhalers = 'courses/inhaliatoriu-technika';
  cpSync(join(root, 'server/demo', inhalers), join(folder, inhalers), { recursive: true });
  const change = (file: string, facts: (known: Record<string, unknown>) => object): void => {
    const known: Record<string, unknown> = JSON.parse(readFileSync(join(als, file), 'utf8'));
    writeFileSync(join(als, file), JSON.stringify({ ...known, ...facts(known) }));
  };
  change('course.json', () => ({ products: [{ id: 1019, price: 0 }] }));
  const name = { lt: 'Godus', en: 'Greedy', ru: 'Жадный' };
  mkdirSync(join(als, 'theory/90-godus'));
  writeFileSync(
    join(als, 'theory/90-godus/topic.json'),
    JSON.stringify({ title: name, sections: [{ title: name, materials: ['godus'] }] }),
  );
  writeFileSync(
    join(als, 'theory/90-godus/godus.json'),
    JSON.stringify({ type: 'hvp', title: name, completion: 2, file: 'godus.h5p' }),
  );
  writeFileSync(
    join(als, 'theory/90-godus/godus.h5p'),
    await pack({ ...smallPackage, 'Medeina.Small-1.2/small.js': greedy }),
  );
  return folder;
}

/** On a server with these courses alone: that of the other journeys has few seats in it. */
const test = testOnOwnServer({ DEMO: 'false' }, async ({ dataDirectory }) => {
  const folder = await courseFolder();
  medeina(['import', folder], dataDirectory);
  rmSync(folder, { recursive: true });
});

async function materialsOf(
  context: BrowserContext,
  id = course,
  language: Language = 'lt',
): Promise<Material[]> {
  const answer = await call(context, 'GET', `/api/courses/purchased/${id}`, { language });
  // The response has the contract's type; here it is only read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { theory } = (answer as { data: PurchasedDetail }).data;
  return theory.flatMap(({ sections }) => sections.flatMap(({ parts }) => parts));
}

async function materialOf(context: BrowserContext, title: string, id = course): Promise<Material> {
  const found = (await materialsOf(context, id)).find((part) => part.title === title);
  if (found === undefined) throw new Error(`There is no material '${title}'`);
  return found;
}

const isDone = async (context: BrowserContext, title: string): Promise<boolean> =>
  (await materialOf(context, title)).completed;

/** Where the film stands, in seconds. */
const timeIn = (tab: Page): Promise<number> =>
  tab.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

test('a document is read in the page, and gone on with on another device @sample', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  test.slow();
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  // Titles come in the language of the call.
  const title = handout.title.lt;

  await test.step('opening a document completes it', async () => {
    const { course_module_id: id } = await materialOf(context, card.title.lt);
    await arrive(page, `/course/${course}/theory/?material=${id}`);
    await expect(page.getByRole('region', { name: card.title[language] })).toBeVisible();
    await expect.poll(() => isDone(context, card.title.lt)).toBe(true);
  });

  const { course_module_id: id } = await materialOf(context, title);
  const path = `/course/${course}/theory?material=${id}`;
  const number = (tab: Page) => tab.getByRole('textbox', { name: say('PdfViewer.pageNumber') });

  await test.step('turn its pages by keyboard', async () => {
    await arrive(page, path);
    await page.getByRole('checkbox', { name: say('learning.document.follow') }).uncheck();
    await expect(number(page)).toHaveValue('1');
    const saved = page.waitForResponse((response) => response.url().endsWith('/activity/progress'));
    await number(page).fill('4');
    await number(page).press('Enter');
    await expect(page.getByRole('progressbar', { name: say('learning.document.read') })).toHaveAttribute(
      'aria-valuenow',
      '4',
    );
    expect((await saved).status()).toBe(200);
    await look(page, 'a recording with its document');
  });

  await test.step('another device opens it there', async () => {
    const other = await onAnotherDevice(page, person, language);
    await other.goto(path);
    await ready(other);
    await expect(number(other)).toHaveValue('4');
    await other.context().close();
  });
});

test('what is read, opened or ticked is done, a film stands where it was left, and both so on another device @sample', async ({
  page,
  context,
  say,
  watch,
  circumstances: { language },
}) => {
  test.slow();
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  const materials = await materialsOf(context, course, language);
  const addressOf = ({ course_module_id: id }: Material) => `/course/${course}/theory?material=${id}`;
  const done = (tab: Page) =>
    tab.getByRole('article').getByText(say('learning.material.isDone'), { exact: true });
  const kinds = [
    ['page', 2],
    ['document', 2],
    ['document', 1],
    ['link', 1],
    ['resource', 1],
  ] as const;
  const chosen = kinds.map(([module, completion]) =>
    materials.find(
      (one) => one.module === module && one.completion === completion && one.availability_status,
    ),
  );
  for (const material of chosen) {
    if (material === undefined) throw new Error('The course lacks a kind');
    await arrive(page, addressOf(material));
    await expect(page.getByRole('heading', { level: 2, name: material.title })).toBeVisible();
    if (material.completion === 1)
      await page.getByRole('button', { name: say('learning.material.markDone'), exact: true }).press('Enter');
    await expect(done(page)).toBeVisible();
  }
  // What has nothing to complete shows what it is about.
  const dates = materials.find(({ module }) => module === 'calendar');
  if (dates === undefined) throw new Error('The course has no calendar');
  await arrive(page, addressOf(dates));
  await expect(page.getByRole('article').getByText(say('learning.practice.none'))).toBeVisible();

  const film = materials.find(({ module, availability_status: isOpen }) => module === 'video' && isOpen);
  if (film === undefined) throw new Error('The course has no film');
  await arrive(page, addressOf(film));
  await page
    .getByRole('button', { name: say('VideoPlayer.play'), exact: true })
    .first()
    .click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/activity/watched'));
  const half = await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    video.currentTime = video.duration / 2;
    return video.currentTime;
  });
  await expect.poll(() => timeIn(page)).toBeGreaterThan(half + 1);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const left = await timeIn(page);
  expect((await saved).status()).toBe(200);

  const other = await onAnotherDevice(page, person, language);
  watch(other);
  for (const material of chosen) {
    if (material === undefined) continue;
    await arrive(other, addressOf(material));
    await expect(done(other)).toBeVisible();
  }
  await arrive(other, addressOf(film));
  await expect.poll(async () => Math.abs((await timeIn(other)) - left)).toBeLessThan(2);
  await other.context().close();
});

test('a recording turns the pages of its document, and its transcript follows', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  test.slow();
  await registerQuietly(context, language);
  await startCourse(context, course);
  const { course_module_id: id } = await materialOf(context, handout.title.lt);
  await arrive(page, `/course/${course}/theory?material=${id}`);
  const video = page.locator('video');
  const number = page.getByRole('textbox', { name: say('PdfViewer.pageNumber') });
  await expect(number).toHaveValue('1');

  // A line of the transcript moves the film, and the film turns the page.
  await page.getByText(say('VideoPlayer.transcript'), { exact: true }).click();
  const lines = page.getByRole('list', { name: say('VideoPlayer.lines') }).getByRole('button');
  await lines.nth(5).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(29);
  await expect(lines.nth(5)).toHaveAttribute('aria-current', 'true');
  await expect(number).toHaveValue('4');

  // Watching completes it; opening did not.
  expect(await isDone(context, handout.title.lt)).toBe(false);
  await video.evaluate((film: HTMLVideoElement) => {
    film.muted = true;
    film.currentTime = 0;
    film.playbackRate = 8;
    void film.play();
  });
  await expect.poll(() => isDone(context, handout.title.lt), { timeout: 40_000 }).toBe(true);
  await expect(number).toHaveValue('5');
});

test('a film with sound can be muted, a silent one offers nothing to mute', async ({
  page,
  context,
  say,
  circumstances: { language, width },
}) => {
  test.skip(width < 600, 'On a phone its own buttons do that.');
  await registerQuietly(context, language);
  await startCourse(context, course);
  await startCourse(context, silentCourse);
  const controls = page.getByRole('button', { name: say('VideoPlayer.fullScreen'), exact: true });
  const mute = page.getByRole('button', { name: say('VideoPlayer.mute'), exact: true });
  const show = async (id: number, title: string) => {
    const { course_module_id: material } = await materialOf(context, title, id);
    await arrive(page, `/course/${id}/theory?material=${material}`);
    await expect(controls).toBeVisible();
  };
  await show(course, handout.title.lt);
  await mute.click();
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await show(silentCourse, silent.title.lt);
  await expect(mute).toHaveCount(0);
});

test.use({ actionTimeout: 30_000 });

test('a video that does not load says so, and plays once it can be had', async ({
  page,
  context,
  say,
  circumstances: { language },
  allowed,
}) => {
  await registerQuietly(context, language);
  await startCourse(context, course);
  const { course_module_id: id, ...material } = await materialOf(context, handout.title.lt);
  if (material.module !== 'document_video' || material.document_video === null) throw new Error('No video');
  allowed.add(`failed ${new URL(material.document_video.video.url, 'http://x').pathname}`);
  await page.route('**/*.webm', (route) => route.abort());
  await arrive(page, `/course/${course}/theory?material=${id}`);
  const failure = page.getByRole('alert').filter({ hasText: say('VideoPlayer.failed') });
  await expect(failure).toBeVisible();
  // The way on is still there.
  await expect(
    page.getByRole('link', { name: /^/ }).filter({ hasText: say('learning.document.follow') }),
  ).toHaveCount(0);
  await page.unroute('**/*.webm');
  await failure.getByRole('button', { name: say('VideoPlayer.retry') }).click();
  await expect(failure).toBeHidden();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.readyState))
    .toBeGreaterThan(0);
});

test('an interactive package is played by keyboard, completed, and shown elsewhere as it was left @sample', async ({
  page,
  context,
  say,
  circumstances: { language },
}) => {
  test.slow();
  const person = await registerQuietly(context, language);
  await startCourse(context, course);
  const { course_module_id: id } = await materialOf(context, trainer.title.lt);
  const frame = page.frameLocator('iframe');

  await test.step('open it from its material', async () => {
    await arrive(page, `/course/${course}/theory?material=${id}`);
    await page.getByRole('link', { name: say('learning.activity.open'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: trainer.title[language] })).toBeVisible();
    await expect(frame.getByRole('button').first()).toBeVisible();
    await look(page, 'an interactive package');
  });

  await test.step('press in the rhythm', async () => {
    await frame.getByRole('button').first().focus();
    const saved = page.waitForResponse(
      (response) =>
        response.url().endsWith('/activity/progress') &&
        (response.request().postData() ?? '').includes('percent'),
    );
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('Space', { delay: 120 });
    expect((await saved).status()).toBe(200);
    await expect(frame.getByRole('status')).toContainText('29');
    await expect(page.getByText(say('learning.material.isDone'), { exact: true })).toBeVisible();
    await expect.poll(() => isDone(context, trainer.title.lt)).toBe(true);
  });

  await test.step('another device shows the result', async () => {
    const other = await onAnotherDevice(page, person, language);
    await other.goto(page.url());
    await ready(other);
    await expect(other.frameLocator('iframe').getByRole('status')).toContainText('29');
    await other.context().close();
  });

  await page
    .getByRole('main')
    .getByRole('link', { name: say('learning.package.again') })
    .last()
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`material=${id}`));
});

test('a package that reaches for the page around it gets nothing', async ({
  context,
  say,
  circumstances: { language },
}) => {
  // Not watched: the browser logs each thing that it refuses the package.
  const page = await context.newPage();
  await registerQuietly(context, language);
  await startCourse(context, course);
  const { course_module_id: id } = await materialOf(context, 'Godus');
  await arrive(page, `/course/${course}/theory?material=${id}`);
  await page.getByRole('link', { name: say('learning.activity.open'), exact: true }).click();
  const outcomes = page.frameLocator('iframe').getByRole('listitem');
  await expect(outcomes).toHaveCount(6);
  expect((await outcomes.allTextContents()).filter((outcome) => !outcome.endsWith(': refused'))).toEqual([]);
  await expect(page).toHaveURL(/activity/);
  // What it says past its port is not heard either.
  expect(await isDone(context, 'Godus')).toBe(false);
});
