import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { languages } from '../styles/language.ts';
import { translations } from '../styles/translations.ts';
import { fill } from './fill.ts';
import type { Translations } from './words.ts';

const files: Record<string, Record<string, Translations<string>>> = import.meta.glob('../**/*.words.ts', {
  eager: true,
});
const tables: [string, Translations<string>][] = [
  ['shared', { lt: { ...translations.lt }, en: { ...translations.en }, ru: { ...translations.ru } }],
  ...Object.values(files).flatMap((file) => Object.entries(file)),
];
const counts = [0, 1, 2, 5, 10, 11, 21, 22, 1001, 12_345];
// The branches of a plural begin with a brace too: `one {word}`.
const argument = /(?<!(?:=\d+|zero|one|two|few|many|other) )\{(\w+)/g;

const argumentsOf = (text: string) => [
  ...new Set([...text.matchAll(argument)].map(([, name]) => name ?? '')),
];

describe.each(tables)('the words of %s', (_name, table) => {
  test('exist in each language with the same arguments', () => {
    for (const language of languages) {
      expect(Object.keys(table[language]).toSorted()).toEqual(Object.keys(table.en).toSorted());
      for (const [name, text] of Object.entries(table[language])) {
        expect(text, `${name} in ${language}`).not.toBe('');
        expect(argumentsOf(text).toSorted(), `${name} in ${language}`).toEqual(
          argumentsOf(table.en[name] ?? '').toSorted(),
        );
      }
    }
  });

  test('read as ICU MessageFormat has them', () => {
    for (const language of languages)
      for (const [name, text] of Object.entries(table[language]))
        for (const count of counts) {
          const values = Object.fromEntries(argumentsOf(text).map((key) => [key, count]));
          expect(fill(text, values, language), name).toBe(
            new IntlMessageFormat(text, language).format(values),
          );
        }
  });
});

test('a plural holds other arguments, and text stands around it', () => {
  const text = '{name}: {count, plural, =0 {nothing of {name}} one {# day} other {# days}} left';
  for (const count of [0, 1, 5])
    expect(fill(text, { name: 'ALS', count }, 'en')).toBe(
      new IntlMessageFormat(text, 'en').format({ name: 'ALS', count }),
    );
});
