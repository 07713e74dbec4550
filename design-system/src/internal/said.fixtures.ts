import { tagOf } from '../styles/language.ts';
import { fill } from './fill.ts';
import type { Values } from './fill.ts';
import { language } from './phrases/language.fixtures.ts';
import type { Translations } from './words.ts';

const none: Values = {};

/** A component's own words in the language of the story, as its play function looks for them. */
export function said<Name extends string>(words: Translations<Name>, name: Name, values = none): string {
  return plain(fill(words[language][name], values, language));
}

/** With plain spaces, as queries read what is shown. */
export function plain(words: string): string {
  return words.replaceAll(/\s+/gu, ' ');
}

/** Matches what holds the words and more: a count, a state. */
export function containing(...words: readonly string[]): (text: string) => boolean {
  return (text) => words.every((part) => plain(text).includes(part));
}

/** A number as the language of the story writes it. */
export function number(value: number): string {
  return plain(value.toLocaleString(language));
}

const month = new Intl.DateTimeFormat(tagOf(language), { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** A day as a calendar names it, from `2026-12-04`. */
export function dayName(iso: string, dateStyle: 'full' | 'long' = 'full'): string {
  return plain(
    new Intl.DateTimeFormat(tagOf(language), { dateStyle, timeZone: 'UTC' }).format(new Date(iso)),
  );
}

/** The month of a day, as a calendar names it. */
export function monthName(iso: string): string {
  return plain(month.format(new Date(iso)));
}
