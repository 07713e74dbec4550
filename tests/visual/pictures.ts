/** The list of pictures, from Storybook's index. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The built Storybook; `pnpm visual` builds it. */
export const storybook = join(import.meta.dirname, '../../.cache/visual/storybook');
export const baseline = join(import.meta.dirname, 'baseline');

/** An entry of Storybook's index; `docs` entries have no picture. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** Whole pages are taken at half scale: they show how components fit together. */
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

/** A story; those tagged `print` are taken as paper. */
export interface Story {
  readonly id: string;
  readonly isPrinted: boolean;
}

/** A story file in one look. */
export interface Subject {
  readonly look: Look;
  readonly title: string;
  readonly stories: readonly Story[];
}

/** Every story file in each of its looks. A story tagged `no-picture` looks like another one. */
export function subjects(): Subject[] {
  const file = join(storybook, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built. Run `pnpm visual`.');
  const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(file, 'utf8'));
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('no-picture'),
  );
  const byTitle = [...Map.groupBy(stories, ({ title }) => title)];
  return lookNames.flatMap((look) =>
    byTitle
      .filter(([title]) => looks[look].ofPages === title.startsWith('Pages/'))
      .map(([title, entries]) => ({
        look,
        title,
        stories: entries.map(({ id, tags }) => ({ id, isPrinted: tags.includes('print') })),
      })),
  );
}

/** The baseline file of a story: lossless WebP, a third of PNG. */
export const fileOf = (look: Look, story: string): string => join(baseline, look, `${story}.webp`);

/** The files of the baseline. */
export function kept(): string[] {
  return existsSync(baseline)
    ? readdirSync(baseline, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
}

/** The most that the baseline may weigh, in megabytes: everybody who clones the repository downloads it. */
export const limit = 25;

export function weigh(): number {
  return kept().reduce((sum, file) => sum + statSync(file).size, 0) / 1024 ** 2;
}
