import type { Translations } from '../../../internal/words.ts';

export type LearningNavigationWord = 'navigation' | 'previous' | 'next';

export const learningNavigationWords: Translations<LearningNavigationWord> = {
  lt: { navigation: 'Kitos temos', previous: 'Ankstesnė', next: 'Kita' },
  en: { navigation: 'Other topics', previous: 'Previous', next: 'Next' },
  ru: { navigation: 'Другие темы', previous: 'Предыдущая', next: 'Следующая' },
};
