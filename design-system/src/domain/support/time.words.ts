import type { Translations } from '../../internal/words.ts';

export type DurationWord = 'minutes' | 'hours' | 'both';

export const durationWords: Translations<DurationWord> = {
  lt: {
    minutes: '{minutes, number} min.',
    hours: '{hours, number} val.',
    both: '{hours, number} val. {minutes, number} min.',
  },
  en: {
    minutes: '{minutes, number} min',
    hours: '{hours, number} h',
    both: '{hours, number} h {minutes, number} min',
  },
  ru: {
    minutes: '{minutes, number} мин',
    hours: '{hours, number} ч',
    both: '{hours, number} ч {minutes, number} мин',
  },
};
