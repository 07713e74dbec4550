/** The quick tier takes samples of what is long, others with each seed; the full tier takes all of it. */
export const isFull = process.env['TEST_TIER'] === 'full';
/** Neither, where somebody runs one file: then it is run whole. */
export const isQuick = process.env['TEST_TIER'] === 'quick';
export const seed = Number(process.env['TEST_SEED'] ?? 0);

/** In the quick tier one of them. */
export function sampleOf<Item>(items: readonly Item[]): readonly Item[] {
  return isFull ? items : items.filter((_item, place) => place === seed % items.length);
}

/** For journeys with a server of their own, which run in one project: each language, both widths, both themes. */
export const looks = sampleOf([
  { language: 'lt', width: 1440, colorScheme: 'light' },
  { language: 'en', width: 390, colorScheme: 'light' },
  { language: 'ru', width: 390, colorScheme: 'dark' },
] as const);
