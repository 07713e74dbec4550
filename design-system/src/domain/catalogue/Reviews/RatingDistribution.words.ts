import type { Translations } from '../../../internal/words.ts';

/** `row` is a row for screen readers, `total` stands below the stars. */
export type RatingDistributionWord = 'row' | 'total';

export const ratingDistributionWords: Translations<RatingDistributionWord> = {
  lt: {
    row: '{stars, plural, one {# žvaigždutė} few {# žvaigždutės} other {# žvaigždučių}}: {count, plural, one {# atsiliepimas} few {# atsiliepimai} other {# atsiliepimų}}',
    total: '{count, plural, one {# atsiliepimas} few {# atsiliepimai} other {# atsiliepimų}}',
  },
  en: {
    row: '{stars, plural, one {# star} other {# stars}}: {count, plural, one {# review} other {# reviews}}',
    total: '{count, plural, one {# review} other {# reviews}}',
  },
  ru: {
    row: '{stars, plural, one {# звезда} few {# звезды} many {# звёзд} other {# звезды}}: {count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}',
    total: '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}',
  },
};
