import type { Translations } from '../../../internal/words.ts';

export type CalendarWord = 'previous' | 'next';

export const calendarWords: Translations<CalendarWord> = {
  lt: { previous: 'Ankstesnis mėnuo', next: 'Kitas mėnuo' },
  en: { previous: 'Previous month', next: 'Next month' },
  ru: { previous: 'Предыдущий месяц', next: 'Следующий месяц' },
};
