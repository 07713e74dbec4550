import type { Translations } from '../../../internal/words.ts';

/** `label` names the notice. */
export type AppDownloadNoticeWord = 'label' | 'never' | 'close';

export const appDownloadNoticeWords: Translations<AppDownloadNoticeWord> = {
  lt: {
    label: 'Programėlė telefonui',
    never: 'Daugiau nerodyti',
    close: 'Uždaryti pranešimą',
  },
  en: {
    label: 'App for the phone',
    never: 'Do not show again',
    close: 'Close the notice',
  },
  ru: {
    label: 'Приложение для телефона',
    never: 'Больше не показывать',
    close: 'Закрыть уведомление',
  },
};
