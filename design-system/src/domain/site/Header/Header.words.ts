import type { Translations } from '../../../internal/words.ts';

/** `home` is the name of the logo's link, `menu` the button of the mobile menu. */
export type HeaderWord = 'home' | 'navigation' | 'menu';

export const headerWords: Translations<HeaderWord> = {
  lt: {
    home: 'Medeina, pradžia',
    navigation: 'Pagrindinis meniu',
    menu: 'Meniu',
  },
  en: {
    home: 'Medeina, home',
    navigation: 'Main menu',
    menu: 'Menu',
  },
  ru: {
    home: 'Medeina, на главную',
    navigation: 'Главное меню',
    menu: 'Меню',
  },
};
