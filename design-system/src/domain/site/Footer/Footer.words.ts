import type { Translations } from '../../../internal/words.ts';

/** `home` is the name of the logo's link, `navigation` that of the links. */
export type FooterWord = 'home' | 'navigation';

export const footerWords: Translations<FooterWord> = {
  lt: {
    home: 'Medeina, pradžia',
    navigation: 'Poraštė',
  },
  en: {
    home: 'Medeina, home',
    navigation: 'Footer',
  },
  ru: {
    home: 'Medeina, на главную',
    navigation: 'Нижняя часть сайта',
  },
};
