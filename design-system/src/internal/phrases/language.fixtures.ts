import { languageOf } from '../../styles/language.ts';
import type { Language } from '../../styles/language.ts';

/** Lithuanian words in English and Russian. */
export type Phrases = Readonly<Record<string, readonly [english: string, russian: string]>>;

/** The browsers of the story tests ask for a language each. */
const tested = '__vitest_browser__' in globalThis ? navigator.language : undefined;

/** Storybook keeps the choices of its toolbar in the address: `globals=locale:ru;theme:dark`. */
function chosen(): string | undefined {
  const globals = new URLSearchParams(globalThis.location?.search).get('globals') ?? '';
  return /(?:^|;)locale:(\w+)/u.exec(globals)?.[1];
}

/** The language of the toolbar. Choosing another one loads the stories again: their words are read once. */
export const language: Language = languageOf(chosen() ?? tested ?? 'lt');
