import type { Translations } from '../../../internal/words.ts';

/**
 * `favourite` is the heart, whether on or off: the state is spoken as pressed. `full` and `seatsLeft` tell of the nearest
 * session, `more` of those after it.
 */
export type CourseCardWord = 'favourite' | 'full' | 'seatsLeft' | 'more';

export const courseCardWords: Translations<CourseCardWord> = {
  lt: {
    favourite: 'Įtraukti į mėgstamus: {title}',
    full: 'vietų nebėra',
    seatsLeft: '{count, plural, one {liko # vieta} few {liko # vietos} other {liko # vietų}}',
    more: '{count, plural, one {dar # data} few {dar # datos} other {dar # datų}}',
  },
  en: {
    favourite: 'Add to favourites: {title}',
    full: 'no seats left',
    seatsLeft: '{count, plural, one {# seat left} other {# seats left}}',
    more: '{count, plural, one {# more date} other {# more dates}}',
  },
  ru: {
    favourite: 'Добавить в избранное: {title}',
    full: 'мест больше нет',
    seatsLeft:
      '{count, plural, one {осталось # место} few {осталось # места} many {осталось # мест} other {осталось # места}}',
    more: '{count, plural, one {ещё # дата} few {ещё # даты} many {ещё # дат} other {ещё # даты}}',
  },
};
