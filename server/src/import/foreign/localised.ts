import { type Language, languages } from '@medeina/contract';
import { decodeHTMLStrict } from 'entities';
import type { Texts } from '../shapes.ts';
import { languageParts, readAs } from './language-parts.ts';
import { ItemNotes } from './report.ts';

/** `en_us` and `EN-us` are English. */
function languageOf(code: string): Language | undefined {
  const main = code.trim().toLowerCase().split(/[_-]/)[0];
  return languages.find((language) => language === main);
}

/** Reads texts that hold one language or several. */
export class LanguageReader {
  /** The language of what names none. */
  readonly main: Language;
  readonly #seen = new Set<Language>();

  constructor(main: Language) {
    this.main = main;
  }

  /** Languages that the course has. */
  get languages(): Language[] {
    return languages.filter((language) => language === this.main || this.#seen.has(language));
  }

  /** The text by language; one that is missing takes what is there. */
  read(text: string, notes: ItemNotes): Texts {
    const parts = languageParts(text);
    const codes = parts.flatMap((part) => part.codes);
    const named = new Set(codes.map(languageOf).filter((code) => code !== undefined));
    if (codes.length === 0) return { lt: text, en: text, ru: text };
    for (const language of named) this.#seen.add(language);
    const missing = languages.filter((language) => !named.has(language));
    const isOther = codes.includes('other');
    const stand = [this.main, ...languages].find((language) => named.has(language));
    if (missing.length > 0) {
      const instead = isOther ? 'what it gives for other languages' : (stand ?? codes[0] ?? '');
      notes.changed(`not in ${missing.join(' and ')}: ${instead} is shown there`);
    }
    const textIn = (language: Language): string => {
      if (named.has(language)) return readAs(parts, (code) => languageOf(code) === language, false);
      if (isOther) return readAs(parts, () => false, true);
      return stand === undefined
        ? readAs(parts, (code) => code === codes[0], false)
        : readAs(parts, (code) => languageOf(code) === stand, false);
    };
    return { lt: textIn('lt'), en: textIn('en'), ru: textIn('ru') };
  }

  /** A name as the report shows it. */
  shown(text: string): string {
    return this.name(text, new ItemNotes('', ''), text)[this.main];
  }

  /** A name: plain text in which some tools write entities. `instead` is for one that is empty. */
  name(text: string, notes: ItemNotes, instead: string): Texts {
    const read = this.read(text, notes);
    const clean = (name: string): string => decodeHTMLStrict(name).replaceAll(/\s+/g, ' ').trim() || instead;
    return { lt: clean(read.lt), en: clean(read.en), ru: clean(read.ru) };
  }
}

/** Texts made from texts, language by language. */
export function mapTexts(given: Texts, change: (text: string, language: Language) => string): Texts {
  return { lt: change(given.lt, 'lt'), en: change(given.en, 'en'), ru: change(given.ru, 'ru') };
}

/** Most texts are the same in all languages: they are read once. */
export function eachOnce(texts: Texts, change: (text: string) => string): Texts {
  const known = new Map<string, string>();
  return mapTexts(texts, (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const after = change(text);
    known.set(text, after);
    return after;
  });
}

/** Null where there is nothing to read in some language; that takes what there is in another one. */
export function orNothing(texts: Texts): Texts | null {
  const some = texts.lt || texts.en || texts.ru;
  return some === '' ? null : mapTexts(texts, (text) => text || some);
}

export function inAllLanguages(text: string): Texts {
  return { lt: text, en: text, ru: text };
}

/** The language in which most of a course is written, by its letters: most tools do not say. */
export function languageByLetters(text: string): Language {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  if (count(/[\u0400-\u04FF]/g) > count(/[a-z]/gi)) return 'ru';
  return count(/[ąčęėįšųūž]/gi) * 100 > text.length ? 'lt' : 'en';
}

/** The language of a code that a format names; undefined for one that the site does not have. */
export function siteLanguage(code: string): Language | undefined {
  return languageOf(code);
}
