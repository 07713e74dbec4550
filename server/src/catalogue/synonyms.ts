import { wordsOf } from './words.ts';

/** What else each term stands for: its words, joined by a space and without diacritics, to the words of the others. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/** One or more words of a search that are looked for together, and what else they stand for. */
export interface Part {
  readonly words: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** Synonyms from groups of terms that mean the same, each of at most {@link mostWords} words. */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const synonyms = new Map<string, readonly (readonly string[])[]>();
  for (const group of groups) {
    const terms = group.map(wordsOf);
    for (const term of terms)
      synonyms.set(
        keyOf(term),
        terms.filter((other) => other !== term),
      );
  }
  return synonyms;
}

/** Terms of more words are refused by the import. */
const mostWords = 4;

/** Splits a search into parts: the longest known term from each place on, else a single word. */
export function partsOf(words: readonly string[], synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < words.length;) {
    const part = termAt(words.slice(start, start + mostWords), synonyms);
    parts.push(part);
    start += part.words.length;
  }
  return parts;
}

function termAt(words: readonly string[], synonyms: Synonyms): Part {
  for (let count = words.length; count > 0; count -= 1) {
    const term = words.slice(0, count);
    const others = synonyms.get(keyOf(term));
    if (others !== undefined) return { words: term, others };
  }
  return { words: words.slice(0, 1), others: [] };
}

function keyOf(words: readonly string[]): string {
  return words.join(' ').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
