import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, TYPE, parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { endpoints } from '@medeina/contract/endpoints';
import en from './en.json' with { type: 'json' };
import lt from './lt.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };

const catalogues: Readonly<Record<string, Readonly<Record<string, string>>>> = { lt, en, ru };
const languages = Object.keys(catalogues);

/** Names of the placeholders and tags of a message, also of those inside its plurals. */
function namesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...namesOf(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap((option) => namesOf(option.value))];
      default:
        return [element.value];
    }
  });
}

function placeholders(language: string, id: string): string {
  const names = namesOf(parse(catalogues[language]?.[id] ?? ''));
  return [...new Set(names)].toSorted().join(' ');
}

test('every language has the same messages', () => {
  for (const language of languages) {
    expect(Object.keys(catalogues[language] ?? {})).toEqual(Object.keys(lt).toSorted());
  }
});

test('no message is empty, and each has the same placeholders in every language', () => {
  const wrong = Object.keys(lt).filter(
    (id) =>
      languages.some((language) => (catalogues[language]?.[id] ?? '').trim() === '') ||
      new Set(languages.map((language) => placeholders(language, id))).size !== 1,
  );
  expect(wrong).toEqual([]);
});

/** Forms that a count takes in a language; a message with a plural needs each of them. */
function missingForms(language: string, elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return missingForms(language, element.children);
    if (element.type !== TYPE.plural) return [];
    const needed = new Intl.PluralRules(language, { type: element.pluralType ?? 'cardinal' })
      .resolvedOptions()
      // Lithuanian and Russian use one of their forms for fractions alone; `other` stands for it.
      .pluralCategories.filter((form) => form !== 'many' || language === 'ru');
    return needed.filter((form) => element.options[form] === undefined);
  });
}

test('every plural has the forms of its language', () => {
  const wrong = languages.flatMap((language) =>
    Object.entries(catalogues[language] ?? {})
      .filter(([, message]) => missingForms(language, parse(message)).length > 0)
      .map(([id]) => `${language} ${id}`),
  );
  expect(wrong).toEqual([]);
});

/** What the sources say in quotes: plain text, and templates whose gaps may hold anything. */
function quotedInSources(): { readonly texts: ReadonlySet<string>; readonly patterns: readonly RegExp[] } {
  const folder = join(import.meta.dirname, '..');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((name) => !name.includes('.test.'));
  const source = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const texts = new Set(Array.from(source.matchAll(/['"]([\w.-]+)['"]/g), ([, text]) => text ?? ''));
  const templates = Array.from(source.matchAll(/`([\w.-]+\.[^`\s]*\$\{[^`\s]*)`/g), ([, text]) => text ?? '');
  const patterns = templates.map((template) => {
    const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[^\w-]/g, String.raw`\$&`));
    return new RegExp(`^${fixed.join('.+')}$`);
  });
  return { texts, patterns };
}

test('every message is used', () => {
  const { texts, patterns } = quotedInSources();
  const unused = Object.keys(lt).filter(
    (id) => !texts.has(id) && !patterns.some((pattern) => pattern.test(id)),
  );
  expect(unused).toEqual([]);
});

test('every message that the sources name is there', () => {
  const { texts } = quotedInSources();
  const domains = new Set(Object.keys(lt).map((id) => id.split('.')[0]));
  const named = [...texts].filter((text) => /^[a-z]+\.[\w.]+$/.test(text) && domains.has(text.split('.')[0]));
  expect(named.filter((id) => !(id in lt) && !(id in endpoints))).toEqual([]);
});
