import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discountFieldWords } from '../../../design-system/src/domain/shopping/DiscountField/DiscountField.words.ts';
import en from './en.json' with { type: 'json' };
import lt from './lt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const content = join(import.meta.dirname, '../../../server/demo/content');

/** What a person reads when something does not work: the questions, how it works, and help. */
const texts = globSync(['faq/*/questions.*.md', 'information/2[23]/*.md'], { cwd: content });

const languages = {
  lt: { messages: lt, quoted: /„([^“]+)“/g },
  en: { messages: en, quoted: /“([^”]+)”/g },
  ru: { messages: ru, quoted: /«([^»]+)»/g },
} as const;

/** Names of other products. */
const others = new Set(['Chrome', 'Firefox', 'Safari', 'Edge', 'Medeina', 'Moodle', 'PayPal', 'Paysera']);

test.each(texts)('%s names only controls that the site has', (file) => {
  const language = /\.(lt|en|ru)\.md$/.exec(file)?.[1];
  if (language !== 'lt' && language !== 'en' && language !== 'ru') throw new Error(`${file} has no language`);
  const { messages, quoted } = languages[language];
  // Tags around a part of a message are no words of it.
  const labels = [...Object.values(messages), discountFieldWords[language].code].map((message) =>
    message.replaceAll(/<\/?\w+>/g, ''),
  );
  const named = [...readFileSync(join(content, file), 'utf8').matchAll(quoted)].map(
    ([, label = '']) => label,
  );
  const missing = named.filter((name) => !others.has(name) && !labels.some((label) => label.includes(name)));
  expect(missing).toEqual([]);
});
