import type { Translations } from '../../../internal/words.ts';

/** `label` names the navigation. */
export type TabBarWord = 'label';

export const tabBarWords: Translations<TabBarWord> = {
  lt: {
    label: 'Paskyra',
  },
  en: {
    label: 'Account',
  },
  ru: {
    label: 'Аккаунт',
  },
};
