import type { Translations } from '../../../internal/words.ts';

export type AccountLayoutWord = 'account' | 'logOut';

export const accountLayoutWords: Translations<AccountLayoutWord> = {
  lt: { account: 'Paskyra', logOut: 'Atsijungti' },
  en: { account: 'Account', logOut: 'Sign out' },
  ru: { account: 'Аккаунт', logOut: 'Выйти' },
};
