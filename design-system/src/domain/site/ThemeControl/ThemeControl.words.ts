import type { Translations } from '../../../internal/words.ts';

/** `theme` is the name of the group. */
export type ThemeControlWord = 'theme' | 'system' | 'light' | 'dark';

export const themeControlWords: Translations<ThemeControlWord> = {
  lt: {
    theme: 'Išvaizda',
    system: 'Pagal įrenginį',
    light: 'Šviesi',
    dark: 'Tamsi',
  },
  en: {
    theme: 'Theme',
    system: 'Same as the device',
    light: 'Light',
    dark: 'Dark',
  },
  ru: {
    theme: 'Оформление',
    system: 'Как на устройстве',
    light: 'Светлое',
    dark: 'Тёмное',
  },
};
