import { type Page, test as base } from '@playwright/test';
import { isLook, looks } from './pictures.ts';

/** The parts of Storybook's preview that are used here. */
interface Preview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: { readonly emit: (event: string, detail: Readonly<Record<string, string>>) => void };
  readonly ready: () => Promise<void>;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** A day in the demo's time, so that relative dates and calendars stand still. */
const now = new Date('2026-11-20T10:00:00+02:00');

/** One page for all stories of a worker: to load Storybook anew for each would cost more than the pictures. */
export const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      if (!isLook(project.name)) throw new Error(`${project.name} is no look.`);
      const { ofPages: _ofPages, ...look } = looks[project.name];
      const context = await browser.newContext({
        ...look,
        ...(project.use.baseURL === undefined ? {} : { baseURL: project.use.baseURL }),
        locale: 'lt',
        timezoneId: 'Europe/Vilnius',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(now);
      // axe has a test of its own.
      await page.goto(`/iframe.html?viewMode=story&globals=theme:${look.colorScheme};a11y.manual:!true`);
      // Storybook's own name for what draws the stories.
      // oxlint-disable-next-line eslint/no-underscore-dangle
      await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
      // oxlint-disable-next-line eslint/no-underscore-dangle
      await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.ready());
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Draws a story and waits until its play has ended and its letters and pictures are there. */
export async function show(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    // oxlint-disable-next-line eslint/no-underscore-dangle
    window.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
  const phase = await page.waitForFunction((storyId) => {
    // oxlint-disable-next-line eslint/no-underscore-dangle
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    const phase = render?.id === storyId ? (render.phase ?? '') : '';
    return ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
  }, story);
  if ((await phase.jsonValue()) !== 'finished') {
    throw new Error(`${story} fails by itself: its test says why.`);
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // What a container shows is known a frame later, and appears with an animation of its own: it has ended, too.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}
