import type { PlaywrightTestOptions, Project } from '@playwright/test';
import type { Language } from './messages.ts';

/** The widths of the two reference screens, in CSS pixels: a phone and a desk. */
const viewports = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

/** What a project of the configuration fixes for its tests. */
export interface Circumstances {
  readonly language: Language;
  readonly width: keyof typeof viewports;
  readonly theme: 'light' | 'dark';
}

/** Language × width × theme. The main journey runs in all of them, the rest where `tag` says so. */
export function combinations(
  isFull: boolean,
): Project<PlaywrightTestOptions & { circumstances: Circumstances }>[] {
  const all: Circumstances[] = [];
  for (const language of ['lt', 'en', 'ru'] as const) {
    for (const width of [390, 1440] as const) {
      for (const theme of ['light', 'dark'] as const) all.push({ language, width, theme });
    }
  }
  return all.map((circumstances) => {
    const { language, width, theme } = circumstances;
    const isFirst = language === 'lt' && width === 1440 && theme === 'light';
    // The quick tier sees each page in each language, and each width and theme, but not their product.
    const isSample = (width === 390) === (theme === 'dark');
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
      grep: isFirst ? /.*/ : isFull || isSample ? /@everywhere|@sample/ : /@everywhere/,
    };
  });
}
