import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languages } from '@medeina/contract';
import type { PlaywrightTestOptions, Project } from '@playwright/test';
import { isQuick } from './tier.ts';

const widths = [390, 1440] as const;
const themes = ['light', 'dark'] as const;

/** The two reference screens in CSS pixels: phone and desktop. */
const viewports = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** The screen of this width. */
export const viewportOf = (width: (typeof widths)[number]) => viewports[width];

/** Language, width and theme of a Playwright project. */
export interface Circumstances {
  readonly language: Language;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
}

const isMain = ({ language, width, theme }: Circumstances) =>
  language === 'lt' && width === 1440 && theme === 'light';

/** One theme for each language and width: neighbours differ, and the next seed swaps them. */
const themeOf = ({ language, width }: Circumstances, seed: number) =>
  themes[(languages.indexOf(language) + widths.indexOf(width) + seed) % 2];

/** Beside the main combination, journeys are walked on a phone in each language, in one theme: what they do is the same. */
const isWalked = (circumstances: Circumstances, seed: number) =>
  circumstances.width === 390 && circumstances.theme === themeOf(circumstances, seed);

/** The tests that a combination runs, by tag; undefined for none. */
function testsOf(circumstances: Circumstances, isFull: boolean, seed: number): RegExp | undefined {
  const { language, width, theme } = circumstances;
  if (isMain(circumstances)) return /.*/;
  if (isFull) return /@sample/;
  // The other two languages run on a phone, one light and one dark.
  if (language === 'lt' || width === 1440) return undefined;
  return theme === themeOf(circumstances, seed) ? /@sample/ : undefined;
}

/** The main journey runs in every language, whatever the seed. */
const everywhere = 'newcomer.spec.ts';

/** Journeys that take twenty seconds to two minutes: they start servers, wait for faults, or open every page. */
const long = [
  'captcha',
  'certificates',
  'environment-away',
  'forms',
  'hostile-text',
  'killed',
  'letters',
  'long-words',
  'media',
  'offline-own',
  'own-data',
  'photos',
  'preview',
  'recall',
  'services-away',
  'sign-on',
].map((name) => `${name}.spec.ts`);

/** Long journeys of other seeds: the quick tier takes a third of them. */
const longOfOthers = (seed: number): string[] =>
  isQuick ? long.filter((_file, index) => (index + seed) % 3 !== 0) : [];

/** Journeys that the quick tier leaves out on a phone in this language: it takes a quarter of them, others with each seed. */
function leftToOthers({ language }: Circumstances, seed: number): string[] {
  const files = globSync('*.spec.ts', { cwd: join(import.meta.dirname, '..', 'journeys') })
    .map((file) => basename(file))
    .filter((file) => file !== everywhere)
    .toSorted();
  return files.filter((_file, index) => (index + seed) % 4 !== languages.indexOf(language));
}

const pathOf = (file: string): string => `**/journeys/${file}`;

/** Files that a combination does not run. */
function leftOut(circumstances: Circumstances, isFull: boolean, seed: number): string[] {
  if (isFull) return isMain(circumstances) || isWalked(circumstances, seed) ? [] : [pathOf('*.spec.ts')];
  return [...longOfOthers(seed), ...(isMain(circumstances) ? [] : leftToOthers(circumstances, seed))].map(
    pathOf,
  );
}

/**
 * Language × width × theme. Everything runs on a desktop in Lithuanian, but of the long journeys the quick tier takes a
 * third. Of the tests tagged `@sample` it runs a quarter on a phone in each of the other languages, the main journey in both.
 * In the full tier pages are looked at in all combinations, and journeys are walked on a phone in all three languages.
 */
export function combinations(
  isFull: boolean,
  seed: number,
): Project<PlaywrightTestOptions & { circumstances: Circumstances }>[] {
  const all = languages.flatMap((language) =>
    widths.flatMap((width) => themes.map((theme): Circumstances => ({ language, width, theme }))),
  );
  return all.flatMap((circumstances) => {
    const { language, width, theme } = circumstances;
    const grep = testsOf(circumstances, isFull, seed);
    if (grep === undefined) return [];
    return {
      name: `${language}-${width}-${theme}`,
      use: {
        circumstances,
        viewport: viewports[width],
        colorScheme: theme,
        isMobile: width === 390,
        hasTouch: width === 390,
        locale: language,
        timezoneId: 'Europe/Vilnius',
      },
      grep,
      testIgnore: leftOut(circumstances, isFull, seed),
    };
  });
}
