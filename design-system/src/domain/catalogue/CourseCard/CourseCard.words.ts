import type { Translations } from '../../../internal/words.ts';

/** `favourite` is the heart, whether on or off: the state is spoken as pressed. */
export type CourseCardWord = 'favourite';

export const courseCardWords: Translations<CourseCardWord> = {
  lt: {
    favourite: 'Įtraukti į mėgstamus: {title}',
  },
  en: {
    favourite: 'Add to favourites: {title}',
  },
  ru: {
    favourite: 'Добавить в избранное: {title}',
  },
};
