import { type Page, test as base } from '@playwright/test';
import { isLook, looks } from './pictures.ts';
import type { Look } from './pictures.ts';

/** The parts of Storybook's preview API used here. */
interface Preview {
  readonly currentRender?: { readonly id?: string; readonly phase?: string };
  readonly channel: {
    readonly emit: (event: string, detail: Readonly<Record<string, string>>) => void;
    readonly once: (event: string, listen: (detail: { readonly message?: string }) => void) => void;
  };
  readonly ready: () => Promise<void>;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: Preview;
  }
}

/** A fixed date, so that relative dates and calendars do not change. */
const now = new Date('2026-11-20T10:00:00+02:00');

/** One page for all stories of a worker: loading Storybook costs more than the pictures. */
export const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use, { project }) => {
      if (!isLook(project.name)) throw new Error(`${project.name} is not a look.`);
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
      // axe runs in the story tests.
      await page.goto(`/iframe.html?viewMode=story&globals=theme:${look.colorScheme};a11y.manual:!true`);
      // Storybook's global preview object.
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

/**
 * Renders a story and waits for its play function, fonts and images. Gives what the play function failed with: some
 * need a clock or motion, which stand still here, so that alone is no fault.
 */
export async function show(page: Page, story: string): Promise<string | undefined> {
  await page.evaluate((storyId) => {
    // oxlint-disable-next-line eslint/no-underscore-dangle
    const channel = window.__STORYBOOK_PREVIEW__?.channel;
    // A story counts as finished even if its play function failed on the way.
    channel?.once('playFunctionThrewException', ({ message }) => {
      document.documentElement.dataset['playFailed'] = `${storyId}: ${message ?? ''}`;
    });
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
  const phase = await page.waitForFunction((storyId) => {
    // oxlint-disable-next-line eslint/no-underscore-dangle
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    const phase = render?.id === storyId ? (render.phase ?? '') : '';
    return ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined;
  }, story);
  if ((await phase.jsonValue()) !== 'finished') {
    throw new Error(`${story} fails to render; see its story test.`);
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Container queries apply a frame later and may start animations: wait for these too.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const failed = await page.evaluate(() => document.documentElement.dataset['playFailed']);
  return failed?.startsWith(`${story}: `) === true ? failed : undefined;
}

/** A4 at 96 dots per inch, less the margins that browsers leave. */
const paper = { width: 718, height: 1046 };

/** Shows what comes next as on the look's screen, or as it is printed. */
export async function layOn(page: Page, look: Look, ground: 'screen' | 'paper'): Promise<void> {
  const size = ground === 'paper' ? paper : looks[look].viewport;
  if (page.viewportSize()?.width === size.width) return;
  await page.emulateMedia({ media: ground === 'paper' ? 'print' : 'screen' });
  await page.setViewportSize(size);
}
