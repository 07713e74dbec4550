/** The languages of the built-in texts. */
export const languages = ['lt', 'en', 'ru'] as const;
export type Language = (typeof languages)[number];

/** The language of the built-in texts for a BCP 47 tag: English for all others. */
export function languageOf(locale: string): Language {
  const [tag] = locale.split('-');
  return languages.find((language) => language === tag) ?? 'en';
}

/** The locale for `Intl`: English without a country is Britain's, as the words are. */
export function tagOf(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale;
}
