import type { Translations } from '../../../internal/words.ts';

/** `rating` and `text` are the labels of the fields. */
export type ReviewFormWord = 'rating' | 'text' | 'submit';

export const reviewFormWords: Translations<ReviewFormWord> = {
  lt: { rating: 'Įvertinimas', text: 'Jūsų atsiliepimas', submit: 'Paskelbti atsiliepimą' },
  en: { rating: 'Rating', text: 'Your review', submit: 'Publish the review' },
  ru: { rating: 'Оценка', text: 'Ваш отзыв', submit: 'Опубликовать отзыв' },
};
