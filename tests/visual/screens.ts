/**
 * Takes the pictures of the product's own screens that the demo's pages 'How it works' and 'Help' show: `pnpm build`, then
 * `pnpm screens`. Each is a part of a page, in each language, on a server with the demo as at a first start.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../support/browser.ts';
import lesson from '../../server/demo/courses/ekg-interpretacija/theory/02-daznis-ir-ritmas/taisyklingas-ar-ne.json' with { type: 'json' };
import quiz from '../../server/demo/courses/zaizdu-prieziura/theory/05-pragulos-ir-mokymas/zaizdu-testas.json' with { type: 'json' };
import { arrive } from '../support/arrive.ts';
import { type Say, messagesOf } from '../support/messages.ts';
import { call, demoLearner, ownCourse, registerQuietly, startCourse } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const information = join(import.meta.dirname, '../../server/demo/content/information');
/** A small tablet's: its letters are still read where the picture is as wide as a phone. */
const viewport = { width: 560, height: 900 };
const scale = 1.6;

/** Courses of the demo, by what they show. */
const courses = { dated: 101, traces: 103, wounds: 102, emergency: 116 } as const;

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly language: Language;
  readonly say: Say;
}

interface Screen {
  /** The information page that shows it. */
  readonly information: 'help' | 'how-it-works';
  readonly name: string;
  /** Of the picture, in pixels of the page. */
  readonly height: number;
  /** How much is shown above the place, where not the usual. */
  readonly above?: number;
  /** Who looks: nobody in particular, the demo's learner, or somebody who has just come. */
  readonly as: 'guest' | 'learner' | 'newcomer';
  /** Opens the screen and returns what the picture begins with. */
  readonly open: (visit: Visit) => Promise<Locator>;
}

const folders = { 'how-it-works': '22', help: '23' } as const;

const screens: readonly Screen[] = [
  {
    information: 'how-it-works',
    name: 'dates',
    height: 430,
    as: 'guest',
    open: async ({ page, say }) => {
      await arrive(page, `/course-about/${courses.dated}`);
      return page.getByRole('region', { name: say('BuyPanel.label') });
    },
  },
  {
    information: 'how-it-works',
    name: 'lesson',
    height: 430,
    above: 20,
    as: 'learner',
    open: async ({ page, context, language }) => {
      const { theory } = await ownCourse(context, courses.traces, language);
      const material = theory
        .flatMap(({ id, sections }) => sections.flatMap(({ parts }) => parts.map((part) => ({ id, part }))))
        .find(({ part }) => part.title === lesson.title[language]);
      if (material === undefined) throw new Error('The course has no such lesson.');
      const { id, part } = material;
      await arrive(page, `/course/${courses.traces}/theory/${id}?material=${part.course_module_id}`);
      const figure = page.getByRole('article').getByRole('figure').first();
      await figure.waitFor();
      return figure;
    },
  },
  {
    information: 'how-it-works',
    name: 'test',
    height: 480,
    as: 'newcomer',
    open: async ({ page, context, language, say }) => {
      await startCourse(context, courses.wounds);
      await arrive(page, `/course/${courses.wounds}/tests`);
      await page.getByRole('link', { name: quiz.title[language] }).click();
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: say('activity.start') }).click();
      const next = frame.getByRole('button', { name: say('activity.next'), exact: true });
      await next.waitFor();
      // The order differs; what everybody knows is one answer of several.
      for (
        let seen = 0;
        seen < quiz.questions.length && !(await frame.getByRole('radio').first().isVisible());
        seen += 1
      )
        await next.press('Enter');
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    information: 'how-it-works',
    name: 'certificate',
    height: 480,
    above: 72,
    as: 'learner',
    open: async ({ page, context, language }) => {
      const { issued_certificate: certificate } = await ownCourse(context, courses.wounds, language);
      if (certificate === null) throw new Error('The learner has no certificate.');
      await arrive(page, `/certificates/verify/${certificate.number}`);
      return page.getByRole('main').getByRole('heading').first();
    },
  },
  {
    information: 'help',
    name: 'sign-in',
    height: 430,
    as: 'guest',
    open: async ({ page }) => {
      await arrive(page, '/login');
      return page.getByRole('heading', { level: 1 });
    },
  },
  {
    information: 'help',
    name: 'locked',
    height: 430,
    as: 'newcomer',
    open: async ({ page, context }) => {
      await startCourse(context, courses.emergency);
      await arrive(page, `/course/${courses.emergency}/theory`);
      return page.getByRole('main').getByRole('heading', { level: 3 }).first();
    },
  },
];

/** Logs in who is to look. */
async function be({ as }: Screen, context: BrowserContext, language: Language, url: string): Promise<void> {
  if (as === 'learner') await call(context, 'POST', '/api/auth/login', { data: demoLearner, language });
  if (as === 'newcomer') await registerQuietly(context, language);
  // A login chooses the account's language.
  await context.addCookies([{ name: 'language', value: language, url }]);
}

/** The part of the page that begins a little above a place, as wide as the page. */
async function take(page: Page, place: Locator, { height, above = 24 }: Screen): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  await place.waitFor();
  await page.waitForLoadState('networkidle');
  // A picture of the whole page would lay frames out anew while it is taken.
  const y = await place.evaluate((element, space) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - space, behavior: 'instant' });
    return Math.max(0, element.getBoundingClientRect().top - space);
  }, above);
  // Bars that stay at the window's edges, some since it was scrolled, would lie across the picture.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      // They come with the next frames.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position } = getComputedStyle(element);
      if (position === 'fixed' || position === 'sticky') element.style.visibility = 'hidden';
    }
  });
  return await page.screenshot({ animations: 'disabled', clip: { x: 0, y, width: viewport.width, height } });
}

async function visit(
  browser: Browser,
  { url }: RunningServer,
  screen: Screen,
  language: Language,
): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    deviceScaleFactor: scale,
    locale: language,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    await be(screen, context, language, url);
    const page = await context.newPage();
    const place = await screen.open({ page, context, language, say: messagesOf(language) });
    return await take(page, place, screen);
  } finally {
    await context.close();
  }
}

/** The pictures by their files. */
const taken = new Map<string, Buffer>();
const server = await startServer({ LIMITS: 'false', LOG_LEVEL: 'warn' });
try {
  const browser = await launchBrowser({ pinned: true });
  try {
    for (const screen of screens)
      for (const language of languages) {
        const file = join(folders[screen.information], 'figures', `${screen.name}-${language}.webp`);
        process.stdout.write(`${file}\n`);
        taken.set(file, await visit(browser, server, screen, language));
      }
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}
// Written once all are there: the demo is not loaded with some of its pictures missing.
for (const [file, picture] of taken) {
  mkdirSync(join(information, dirname(file)), { recursive: true });
  await sharp(picture).webp({ quality: 78, effort: 6, smartSubsample: true }).toFile(join(information, file));
}
