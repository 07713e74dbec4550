import { isLanguage, languageNames, languages } from '@medeina/contract';
import type { LanguageSwitchProps } from '@medeina/design-system/domain/LanguageSwitch';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { LanguageContext } from '../../data/language.ts';

/** What a language switch takes: this page in each language, and the change without a new page. */
export function useLanguageOptions(): LanguageSwitchProps {
  const { language, setLanguage } = use(LanguageContext);
  const { pathname, search } = useLocation();
  const href = (code: string) => {
    const parameters = new URLSearchParams(search);
    parameters.set('lang', code);
    return `${pathname}?${parameters.toString()}`;
  };
  return {
    options: languages.map((code) => ({ code, name: languageNames[code], href: href(code) })),
    current: language,
    onSelect: (code) => {
      if (isLanguage(code)) setLanguage(code);
    },
  };
}
