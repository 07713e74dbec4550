import type { Translations } from '../../../internal/words.ts';

/** `menu` is the title of the sheet; `back` leads out of the submenu `{name}`. */
export type MobileMenuWord = 'menu' | 'navigation' | 'back';

export const mobileMenuWords: Translations<MobileMenuWord> = {
  lt: {
    menu: 'Meniu',
    navigation: 'Pagrindinis meniu',
    back: 'Atgal: {name}',
  },
  en: {
    menu: 'Menu',
    navigation: 'Main menu',
    back: 'Back: {name}',
  },
  ru: {
    menu: 'Меню',
    navigation: 'Главное меню',
    back: 'Назад: {name}',
  },
};
