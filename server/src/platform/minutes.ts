import { type Language, languages } from '@medeina/contract';

/** Whole minutes by the language of who studies. */
export type Minutes = Readonly<Record<Language, number>>;

export function byLanguage(minutes: (language: Language) => number): Minutes {
  return { lt: minutes('lt'), en: minutes('en'), ru: minutes('ru') };
}

/** As long in every language. */
export function inAll(minutes: number): Minutes {
  return byLanguage(() => minutes);
}

/** All of them together. */
export function sumOf(parts: readonly (Minutes | null)[]): Minutes {
  return byLanguage((language) => parts.reduce((sum, part) => sum + (part?.[language] ?? 0), 0));
}

/** Those of the language in which it takes longest. */
export function longest(minutes: Minutes): number {
  return Math.max(...languages.map((language) => minutes[language]));
}

interface Timed {
  /** The author's figure, in place of what is counted. */
  readonly givenMinutes: number | null;
  /** Null where nothing can be counted. */
  readonly countedMinutes: Minutes | null;
}

/** What a material takes: the author's figure, else what is counted. */
export function minutesOf({ givenMinutes, countedMinutes }: Timed): Minutes | null {
  return givenMinutes === null ? countedMinutes : inAll(givenMinutes);
}
