import type { Translations } from '../../internal/words.ts';

/** `close` names its alert; `log` is the title of the errors that have gone. */
export type AlertToasterWord = 'close' | 'log' | 'clear';

export const alertToasterWords: Translations<AlertToasterWord> = {
  lt: { close: 'Uždaryti: {subject}', log: 'Ankstesnės klaidos', clear: 'Išvalyti sąrašą' },
  en: { close: 'Close: {subject}', log: 'Earlier errors', clear: 'Clear the list' },
  ru: { close: 'Закрыть: {subject}', log: 'Прошлые ошибки', clear: 'Очистить список' },
};
