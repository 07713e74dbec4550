import type { PlaywrightTestOptions, Project } from '@playwright/test';
import type { Language } from './messages.ts';

const languages = ['lt', 'en', 'ru'] as const satisfies Language[];
const widths = [390, 1440] as const;
const themes = ['light', 'dark'] as const;

/** The two reference screens, in CSS pixels: a phone and a desk. */
const viewports = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** What a project of the configuration fixes for its tests. */
export interface Circumstances {
  readonly language: Language;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
}

/** Which tests a combination runs, by their tags; none where there is nothing for it. */
function testsOf(
  { language, width, theme }: Circumstances,
  isFull: boolean,
  seed: number,
): RegExp | undefined {
  if (language === 'lt' && width === 1440 && theme === 'light') return /.*/;
  if (isFull) return /@everywhere|@sample/;
  // Each language and width is seen in one theme, the other one with the next seed.
  if (theme !== themes[(languages.indexOf(language) + widths.indexOf(width) + seed) % 2]) return undefined;
  return language !== 'lt' && width === 390 ? /@everywhere|@sample/ : /@everywhere/;
}

/**
 * Language × width × theme. Everything runs at a desk in Lithuanian. In the full tier what is tagged runs in all of them
 * too; in the quick tier `@sample` on a phone in the two other languages, `@everywhere` in each language and width.
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
    };
  });
}
