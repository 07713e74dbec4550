/** Which pictures there are: generated from Storybook's index, never listed by hand. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The Storybook that is pictured; `pnpm visual` builds it. */
export const storybook = join(import.meta.dirname, '../../.cache/visual/storybook');
export const baseline = join(import.meta.dirname, 'baseline');

/** What Storybook's index says of an entry; `docs` pages are not pictured. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** Whole pages show how components stand together, at half the scale; each component is seen at its own elsewhere. */
const page = { deviceScaleFactor: 0.5, ofPages: true } as const;
const component = { deviceScaleFactor: 1, ofPages: false } as const;

/** Themes at widths: two for components, four for whole pages. */
export const looks = {
  'light-1280': { colorScheme: 'light', ...desktop, ...component },
  'dark-390': { colorScheme: 'dark', ...phone, ...component },
  'page-light-1280': { colorScheme: 'light', ...desktop, ...page },
  'page-dark-1280': { colorScheme: 'dark', ...desktop, ...page },
  'page-light-390': { colorScheme: 'light', ...phone, ...page },
  'page-dark-390': { colorScheme: 'dark', ...phone, ...page },
} as const;
export type Look = keyof typeof looks;
export const isLook = (name: string): name is Look => Object.hasOwn(looks, name);
export const lookNames = Object.keys(looks).filter(isLook);

/** One file of stories in one look. */
export interface Subject {
  readonly look: Look;
  readonly title: string;
  readonly stories: readonly string[];
}

/** Every file of stories in every look that it is pictured in. */
export function subjects(): Subject[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file)) throw new Error('There is no built Storybook: `pnpm visual` builds it first.');
  const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(file, 'utf8'));
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
  const byTitle = [...Map.groupBy(stories, ({ title }) => title)];
  return lookNames.flatMap((look) =>
    byTitle
      .filter(([title]) => looks[look].ofPages === title.startsWith('Pages/'))
      .map(([title, entries]) => ({ look, title, stories: entries.map(({ id }) => id) })),
  );
}

/** Where the baseline keeps a story's picture: lossless WebP, a third of what PNG takes. */
export const fileOf = (look: Look, story: string): string => join(baseline, look, `${story}.webp`);
