import type { Translations } from '../../../internal/words.ts';

/** `home` is the link of the logo, `or` stands between two ways to sign in. */
export type AuthPanelWord = 'home' | 'or';

export const authPanelWords: Translations<AuthPanelWord> = {
  lt: { home: 'Medeina, pradžia', or: 'arba' },
  en: { home: 'Medeina, home', or: 'or' },
  ru: { home: 'Medeina, на главную', or: 'или' },
};
