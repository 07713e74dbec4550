import type { Translations } from '../../internal/words.ts';

/** `calendar` is the button; the others say what is wrong with the text. */
export type DateFieldWord = 'calendar' | 'unreadable' | 'early' | 'late';

export const dateFieldWords: Translations<DateFieldWord> = {
  lt: {
    calendar: 'Atverti kalendorių',
    unreadable: 'Įrašykite datą, pavyzdžiui, {example}',
    early: 'Data negali būti ankstesnė nei {min}',
    late: 'Data negali būti vėlesnė nei {max}',
  },
  en: {
    calendar: 'Open the calendar',
    unreadable: 'Enter a date, such as {example}',
    early: 'The date cannot be before {min}',
    late: 'The date cannot be after {max}',
  },
  ru: {
    calendar: 'Открыть календарь',
    unreadable: 'Введите дату, например {example}',
    early: 'Дата не может быть раньше {min}',
    late: 'Дата не может быть позже {max}',
  },
};
