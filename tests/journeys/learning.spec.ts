import type { BrowserContext, Page } from '@playwright/test';
import card from '../../server/demo/courses/anafilaksija/theory/01-atpazinti/atpazinimo-kortele.json' with { type: 'json' };
import firstPage from '../../server/demo/courses/anafilaksija/theory/01-atpazinti/kas-yra-anafilaksija.json' with { type: 'json' };
import lockedPage from '../../server/demo/courses/anafilaksija/theory/01-atpazinti/atpazinimas.json' with { type: 'json' };
import secondPage from '../../server/demo/courses/anafilaksija/theory/01-atpazinti/sukelejai.json' with { type: 'json' };
import manualPage from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/tarpine.json' with { type: 'json' };
import sheet from '../../server/demo/courses/anafilaksija/theory/03-pasirengti/rinkinio-patikra.json' with { type: 'json' };
import sheetTopic from '../../server/demo/courses/anafilaksija/theory/03-pasirengti/topic.json' with { type: 'json' };
import film from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/trys-ikvepimai.json' with { type: 'json' };
import readPage from '../../server/demo/courses/inhaliatoriu-technika/theory/01-prietaisai/trys-rusys.json' with { type: 'json' };
import { arrive, ready } from '../support/arrive.ts';
import type { Say } from '../support/messages.ts';
import { beDemoLearner, call, ownCourse, registerQuietly, startCourse } from '../support/people.ts';
import { progress } from '../support/progress.ts';
import { expect, test } from '../support/test.ts';

/** Free demo courses. */
const anaphylaxis = 116;
const inhalers = 110;
/** A course of the demo's learner, with a practice to come. */
const resuscitation = 101;

/** The number of completed materials of a course, from the server. */
async function doneOnServer(context: BrowserContext, course: number): Promise<number> {
  const answer = await call(context, 'GET', `/api/courses/purchased/${course}`);
  // The response has the contract's type; here it is only read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (answer as { data: { completed: { done: number } } }).data.completed.done;
}

/** Simulates switching to a tab, since the test browser treats every tab as active. */
async function bringToFront(tab: Page): Promise<void> {
  await tab.clock.fastForward(2_000);
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const row = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const tick = (page: Page, title: string) => page.getByRole('button', { name: title });
const isDone = (page: Page, say: Say) =>
  page.getByRole('article').getByText(say('learning.material.isDone'), { exact: true });

test('a locked material names its condition and unlocks when it is met', async ({
  page,
  context,
  circumstances,
}) => {
  const { language } = circumstances;
  const [needed, locked] = [firstPage.title[language], lockedPage.title[language]];
  await registerQuietly(context, language);
  await startCourse(context, anaphylaxis);
  await arrive(page, `/course/${anaphylaxis}/theory`);
  await expect(page.getByText(locked, { exact: true })).toBeVisible();
  await expect(row(page, locked)).toHaveCount(0);
  await expect(page.getByText(new RegExp(`: .*${needed}`)).first()).toBeVisible();
  await row(page, needed).first().click();
  await expect(page.getByRole('heading', { level: 2, name: needed })).toBeFocused();
  // Opening completed it, so the material that waited for it is now a link.
  await expect(row(page, locked).first()).toBeVisible();
  await row(page, locked).first().click();
  await expect(page.getByRole('heading', { level: 2, name: locked })).toBeVisible();
});

test('the list and the course resume at the next material', async ({ page, context, say, circumstances }) => {
  const { language } = circumstances;
  await registerQuietly(context, language);
  await startCourse(context, anaphylaxis);
  await arrive(page, `/course/${anaphylaxis}/theory`);
  await page.getByRole('link', { name: say('learning.resume.begin'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: firstPage.title[language] })).toBeFocused();
  await expect(isDone(page, say)).toBeVisible();
  await expect.poll(() => doneOnServer(context, anaphylaxis)).toBe(1);
  // Next visit: the list leads to the topic, which shows the next material.
  await arrive(page, '/dashboard/courses');
  const own = page.getByRole('list', { name: say('CourseProgressList.list') });
  await own.locator(`a[href^="/course/${anaphylaxis}/theory"]`).first().click();
  await expect(page.getByText(say('learning.resume.eyebrow'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: secondPage.title[language] })).toBeVisible();
  await page.getByRole('link', { name: say('learning.resume.action'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: secondPage.title[language] })).toBeFocused();
});

test('a lesson on a phone has the screen to itself, and its title leads back to the topics', async ({
  page,
  context,
  say,
  circumstances,
}) => {
  const { language } = circumstances;
  await page.setViewportSize({ width: 390, height: 844 });
  await registerQuietly(context, language);
  await startCourse(context, anaphylaxis);
  await arrive(page, `/course/${anaphylaxis}/theory`);
  const tabs = page.getByRole('navigation', { name: say('learning.tabs') });
  const places = page.getByRole('navigation', { name: say('TabBar.label') });
  const next = page.getByRole('link', {
    name: say('learning.material.next', { title: secondPage.title[language] }),
  });
  await expect(tabs).toBeVisible();
  await expect(places).toBeVisible();
  await row(page, firstPage.title[language]).first().click();
  const title = page.getByRole('heading', { level: 2, name: firstPage.title[language] });
  await expect(title).toBeFocused();
  await expect(tabs).toBeHidden();
  await expect(places).toBeHidden();
  // What comes next is in sight from the first line on.
  await expect(title).toBeInViewport();
  await expect(next).toBeInViewport();
  const course = page.getByRole('heading', { level: 1 });
  const material = new URL(page.url()).search;
  await course.getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/course/${anaphylaxis}/theory/\\d+$`));
  await expect(tabs).toBeVisible();
  await expect(places).toBeVisible();
  // The link is a mere title now.
  await expect(course).toBeFocused();
  // Without the topic in the address, as some links have it, its title leads to it all the same.
  const topic = page.url();
  await arrive(page, `/course/${anaphylaxis}/theory${material}`);
  await course.getByRole('link').press('Enter');
  await expect(page).toHaveURL(topic);
  // What is not there is no lesson: the screen stays whole.
  await arrive(page, `/course/${anaphylaxis}/theory?material=999999`);
  await expect(tabs).toBeVisible();
});

test('the course says in how many days its practice is, before all else', async ({
  page,
  context,
  say,
  circumstances: { language },
  baseURL,
}) => {
  await beDemoLearner(context, language, baseURL);
  const { products } = await ownCourse(context, resuscitation, language);
  // By the calendar of the browser, which is in Vilnius.
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Vilnius' });
  const days = (Date.parse(products[0]?.start_date ?? '') - Date.parse(today)) / 86_400_000;
  const when = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day');
  await arrive(page, `/course/${resuscitation}/general`);
  await expect(
    page.getByText(say('learning.general.practice', { when, days: '' }).trim()).first(),
  ).toBeInViewport();
});

test('a video is completed by watching, not by skipping', async ({ page, context, say, circumstances }) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, inhalers);
  await arrive(page, `/course/${inhalers}/theory`);
  const video = page.locator('video');
  await expect(video).toBeVisible();
  await expect(page.locator('#material')).toHaveText(film.title[circumstances.language]);
  const play = page.getByRole('button', { name: say('VideoPlayer.play'), exact: true }).first();
  /** Plays from a position to the end at eight times the speed. */
  const playFrom = async (second: number) => {
    await video.evaluate((element: HTMLVideoElement, from) => {
      element.muted = true;
      element.playbackRate = 8;
      element.currentTime = from;
    }, second);
    const saved = page.waitForResponse((response) => response.url().endsWith('/activity/watched'));
    await play.click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 30_000 })
      .toBe(true);
    expect((await saved).status()).toBe(200);
  };
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  const length = await video.evaluate((element: HTMLVideoElement) => element.duration);
  await playFrom(length * 0.8);
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .getByText(/\d+\s?%/)
        .count(),
    )
    .toBeGreaterThan(0);
  await expect(isDone(page, say)).toHaveCount(0);
  expect(await doneOnServer(context, inhalers)).toBe(0);
  await playFrom(0);
  await expect(isDone(page, say)).toBeVisible();
  expect(await doneOnServer(context, inhalers)).toBe(1);
});

test('a tick made offline is sent when the connection returns', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  allowed.add('failed /api/courses/activity/completion');
  const title = card.title[circumstances.language];
  await registerQuietly(context, circumstances.language);
  await startCourse(context, anaphylaxis);
  await arrive(page, `/course/${anaphylaxis}/theory`);
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await tick(page, title).click();
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(say('learning.unsent', { count: 1 }), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: say('learning.unsent.now') }).click();
  await expect(page.getByText(say('learning.unsent', { count: 1 }), { exact: true })).toBeVisible();
  expect(await doneOnServer(context, anaphylaxis)).toBe(0);
  await context.setOffline(false);
  await expect(page.getByText(say('learning.unsent', { count: 1 }), { exact: true })).toBeHidden();
  await expect.poll(() => doneOnServer(context, anaphylaxis)).toBe(1);
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'true');
});

test('a course file says that it opens in a new tab', async ({ page, context, say, circumstances }) => {
  await registerQuietly(context, circumstances.language);
  await startCourse(context, anaphylaxis);
  await arrive(page, `/course/${anaphylaxis}/theory`);
  await page.getByRole('link', { name: sheetTopic.title[circumstances.language] }).first().click();
  const link = page.getByRole('main').getByRole('link', { name: sheet.title[circumstances.language] });
  await expect(link).toHaveAccessibleName(new RegExp(`${say('common.newTab')}$`));
  await expect(link).toHaveAttribute('target', '_blank');
});

test('a reload right after a tick loses nothing', async ({ page, context, circumstances }) => {
  const title = manualPage.title[circumstances.language];
  await registerQuietly(context, circumstances.language);
  await startCourse(context, inhalers);
  // The call cannot finish before the reload.
  await page.route('**/api/courses/activity/completion', () => undefined);
  await arrive(page, `/course/${inhalers}/theory`);
  await tick(page, title).click();
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await ready(page);
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => doneOnServer(context, inhalers)).toBe(1);
  // It can be unticked.
  await tick(page, title).click();
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => doneOnServer(context, inhalers)).toBe(0);
});

test('two tabs do not overwrite each other and show the same progress', async ({
  page,
  context,
  circumstances,
  anotherTab,
}) => {
  const { language } = circumstances;
  await registerQuietly(context, language);
  await startCourse(context, inhalers);
  const other = await anotherTab();
  await arrive(page, `/course/${inhalers}/theory`);
  await arrive(other, `/course/${inhalers}/theory`);
  await expect(tick(other, manualPage.title[language])).toBeVisible();
  await tick(page, manualPage.title[language]).click();
  await expect.poll(() => doneOnServer(context, inhalers)).toBe(1);
  await row(other, readPage.title[language]).first().click();
  await expect.poll(() => doneOnServer(context, inhalers)).toBe(2);
  // The response to this tab's tick includes the other tab's.
  await expect(tick(other, manualPage.title[language])).toHaveAttribute('aria-pressed', 'true');
  await expect(progress(other, 2)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(progress(page, 2)).toBeVisible();
});

test('two clicks on start make one enrolment', async ({ page, context, say, circumstances }) => {
  await registerQuietly(context, circumstances.language);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/courses/${inhalers}/enrol`)) asked.push(request.method());
  });
  await arrive(page, `/course-about/${inhalers}`);
  await expect(page.getByRole('button', { name: say('ProfileMenu.menu') })).toBeVisible();
  await page
    .getByRole('button', { name: say('catalogue.buy.start') })
    .locator('visible=true')
    .first()
    .dblclick();
  await expect(page).toHaveURL(new RegExp(`/course/${inhalers}/theory`));
  expect(asked).toEqual(['POST']);
  // Two concurrent calls make one enrolment too.
  await Promise.all([startCourse(context, anaphylaxis), startCourse(context, anaphylaxis)]);
  await arrive(page, '/dashboard/courses');
  const own = page.getByRole('list', { name: say('CourseProgressList.list') });
  await expect(own.locator(`a[href^="/course/${anaphylaxis}/"]`)).toHaveCount(1);
  await expect(own.locator(`a[href^="/course/${inhalers}/"]`)).toHaveCount(1);
  // The course page shows it.
  await arrive(page, `/course-about/${inhalers}`);
  await expect(page.getByRole('link', { name: say('catalogue.buy.continue') }).first()).toBeVisible();
});

test('a double tap ticks once, and a later tap unticks', async ({ page, context, circumstances }) => {
  const title = manualPage.title[circumstances.language];
  await registerQuietly(context, circumstances.language);
  await startCourse(context, inhalers);
  const states: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/activity/completion')) states.push(request.postDataJSON());
  });
  await page.clock.install();
  await arrive(page, `/course/${inhalers}/theory`);
  await tick(page, title).dblclick();
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => doneOnServer(context, inhalers)).toBe(1);
  expect(states).toEqual([expect.objectContaining({ state: 1 })]);
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'true');
  await page.clock.fastForward(2_000);
  await tick(page, title).click();
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => doneOnServer(context, inhalers)).toBe(0);
});

test('progress from another device shows when the tab becomes active', async ({
  page,
  context,
  circumstances: { language },
  anotherTab,
}) => {
  const title = manualPage.title[language];
  await registerQuietly(context, language);
  await startCourse(context, inhalers);
  const list = await anotherTab();
  for (const tab of [page, list]) await tab.clock.install();
  await arrive(page, `/course/${inhalers}/theory`);
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'false');
  await arrive(list, '/dashboard/courses');
  await expect(progress(list, 0)).toBeVisible();

  const course = JSON.stringify(
    await call(context, 'GET', `/api/courses/purchased/${inhalers}`, { language }),
  );
  const id = new RegExp(`"course_module_id":(\\d+)[^{}]*"title":"${title}"`).exec(course)?.[1];
  await call(context, 'POST', '/api/courses/activity/completion', { data: { module: 'page', id, state: 1 } });
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'false');

  await bringToFront(page);
  await expect(tick(page, title)).toHaveAttribute('aria-pressed', 'true');
  await bringToFront(list);
  await expect(progress(list, 1)).toBeVisible();
});

test('a course without enrolment says how to get it; a missing course is not found', async ({
  page,
  context,
  say,
  circumstances,
  allowed,
}) => {
  const missing = [
    '/course/99999',
    '/course/99999/theory',
    '/course/abc/theory',
    '/course-about/99999',
    '/course-about/abc',
    // Neither an unknown environment nor a segment of another route.
    '/course/nope/110/theory',
    '/course/reviews/110',
  ];
  for (const path of missing) allowed.add(`404 ${path}`);
  for (const id of [101, 99999]) allowed.add(`404 /api/courses/purchased/${id}`);
  await registerQuietly(context, circumstances.language);
  await startCourse(context, inhalers);
  await arrive(page, '/course/101/theory');
  await expect(page.getByRole('heading', { level: 1, name: say('learning.notEnrolled') })).toBeVisible();
  await page.getByRole('link', { name: say('learning.notEnrolled.about') }).click();
  await expect(page).toHaveURL('/course-about/101');
  for (const path of missing) {
    const response = await arrive(page, path);
    expect.soft(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: say('shell.notFound.title') })).toBeVisible();
  }
  // The built-in environment may be in the address.
  await arrive(page, `/course/extlms/${inhalers}/general`);
  await expect(progress(page, 0)).toBeVisible();
});
