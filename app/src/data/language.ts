import type { Language } from '@medeina/contract';
import { createContext } from 'react';

export interface LanguageValue {
  readonly language: Language;
  /** Changes the language of the open page, remembers it and, for a person who is logged in, tells the account. */
  readonly setLanguage: (language: Language) => void;
  /** Answers that the page was rendered with, by the text of their keys. */
  readonly fallback: Readonly<Record<string, unknown>>;
}

export const LanguageContext = createContext<LanguageValue>({
  language: 'lt',
  setLanguage: () => undefined,
  fallback: {},
});
