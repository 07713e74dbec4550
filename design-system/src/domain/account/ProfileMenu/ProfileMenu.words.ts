import type { Translations } from '../../../internal/words.ts';

/** `menu` follows the name on the button; `logOut` is the last row. */
export type ProfileMenuWord = 'menu' | 'button' | 'logOut';

export const profileMenuWords: Translations<ProfileMenuWord> = {
  lt: { menu: 'Paskyros meniu', button: '{name}, paskyros meniu', logOut: 'Atsijungti' },
  en: { menu: 'Account menu', button: '{name}, account menu', logOut: 'Sign out' },
  ru: { menu: 'Меню аккаунта', button: '{name}, меню аккаунта', logOut: 'Выйти' },
};
