import type { Decorator } from '@storybook/react-vite';
import { coursePhrases } from './course.words.ts';
import { ownPhrases } from './own.words.ts';
import { publicPhrases } from './public.words.ts';
import { domainPhrases } from '../src/domain/phrases.fixtures.ts';
import { primitivePhrases } from '../src/primitives/phrases.fixtures.ts';
import { languageOf, localised } from '../src/internal/phrases.fixtures.ts';
import type { Phrases } from '../src/internal/phrases.fixtures.ts';

/** The phrases of stories, in the languages of the toolbar. */
const phrases: Phrases = {
  ...publicPhrases,
  ...coursePhrases,
  ...ownPhrases,
  ...primitivePhrases,
  ...domainPhrases,
};

/** Translates a story's args and what it renders into the language of the toolbar. */
export const withWords: Decorator = (Story, { args, globals, originalStoryFn }) => {
  const language = languageOf(globals['locale']);
  const spoken: typeof originalStoryFn = (given, context) =>
    localised(originalStoryFn(given, context), language, phrases);
  return <Story args={localised(args, language, phrases)} originalStoryFn={spoken} />;
};
