import { fill } from './fill.ts';
import type { Values } from './fill.ts';
import { account } from './phrases/account.fixtures.ts';
import { course } from './phrases/course.fixtures.ts';
import { domain } from './phrases/domain.fixtures.ts';
import { language } from './phrases/language.fixtures.ts';
import { primitives } from './phrases/primitives.fixtures.ts';
import { publicPages } from './phrases/publicPages.fixtures.ts';
import { shared } from './phrases/shared.fixtures.ts';

const phrases = { ...shared, ...primitives, ...domain, ...publicPages, ...course, ...account };
type Phrase = keyof typeof phrases;

const none: Values = {};

/** What a story says, in the language of the toolbar; `values` fill its arguments. */
export function t(words: Phrase, values = none): string {
  const [english, russian] = phrases[words];
  return fill({ lt: words, en: english, ru: russian }[language], values, language);
}
