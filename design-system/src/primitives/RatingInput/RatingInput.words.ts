import type { Translations } from '../../internal/words.ts';

/** `star` is the name of each choice. */
export type RatingInputWord = 'star';

export const ratingInputWords: Translations<RatingInputWord> = {
  lt: { star: '{count, plural, one {# žvaigždutė} few {# žvaigždutės} other {# žvaigždučių}}' },
  en: { star: '{count, plural, one {# star} other {# stars}}' },
  ru: { star: '{count, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}' },
};
