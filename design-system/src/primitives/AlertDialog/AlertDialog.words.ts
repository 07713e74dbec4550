import type { Translations } from '../../internal/words.ts';

/** `cancel` is the harmless button; `failed` is said where what was confirmed could not be done. */
export type AlertDialogWord = 'cancel' | 'failed';

export const alertDialogWords: Translations<AlertDialogWord> = {
  lt: { cancel: 'Atšaukti', failed: 'Nepavyko. Bandykite dar kartą.' },
  en: { cancel: 'Cancel', failed: 'That did not work. Try again.' },
  ru: { cancel: 'Отмена', failed: 'Не получилось. Попробуйте ещё раз.' },
};
