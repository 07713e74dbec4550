import type { Translations } from '../../internal/words.ts';

/** `open` is the button of the platform's clock; the rest are errors. */
export type TimeFieldWord = 'open' | 'unreadable' | 'early' | 'late';

export const timeFieldWords: Translations<TimeFieldWord> = {
  lt: {
    open: 'Pasirinkti laiką',
    unreadable: 'Įrašykite laiką, pavyzdžiui, 09:30',
    early: 'Laikas negali būti ankstesnis nei {min}',
    late: 'Laikas negali būti vėlesnis nei {max}',
  },
  en: {
    open: 'Choose a time',
    unreadable: 'Enter a time, such as 09:30',
    early: 'The time cannot be before {min}',
    late: 'The time cannot be after {max}',
  },
  ru: {
    open: 'Выбрать время',
    unreadable: 'Введите время, например 09:30',
    early: 'Время не может быть раньше {min}',
    late: 'Время не может быть позже {max}',
  },
};
