import { useMedeina } from '../styles/provider.tsx';
import { languageOf } from '../styles/language.ts';
import type { Language } from '../styles/language.ts';
import { type Values, fill } from './fill.ts';

/** A component's own words in the built-in languages, each a text of ICU MessageFormat (see `fill`). */
export type Translations<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>;

/** Gives a text of the component, filled. */
export type Say<Name extends string> = (name: Name, values?: Values) => string;

const none: Values = {};

/** The component's words in the provider's language; `texts` replaces some of them. */
export function useWords<Name extends string>(
  translations: Translations<Name>,
  texts?: Readonly<Partial<Record<Name, string | undefined>>>,
): Say<Name> {
  const { locale } = useMedeina();
  const words = translations[languageOf(locale)];
  return (name, values = none) => fill(texts?.[name] ?? words[name], values, locale);
}
