import { languageOf, localised } from '../src/internal/phrases.fixtures.ts';
import type { Language, Phrases } from '../src/internal/phrases.fixtures.ts';
import { useMedeina } from '../src/styles/provider.tsx';
import { coursePhrases } from './course.words.ts';
import { ownPhrases } from './own.words.ts';
import { publicPhrases } from './public.words.ts';

const phrases: Phrases = { ...publicPhrases, ...coursePhrases, ...ownPhrases };

/** The words and fixtures of the pages in the language of the toolbar. The source is Lithuanian. */
export function useWords(): { language: Language; t: <Words>(words: Words) => Words } {
  const language = languageOf(useMedeina().locale);
  return { language, t: (words) => localised(words, language, phrases) };
}
