import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';

/** Parts of full-text queries. The configurations are the database's own: stems of a language, without diacritics. */

/** A word by its stem; the last one that was typed by its beginning too, be it one letter. */
export function wordQuery(language: Language, word: string, isLast: boolean): RawBuilder<unknown> {
  const stem = sql`plainto_tsquery(${sql.raw(`'medeina_${language}'`)}::regconfig, ${word})`;
  if (!isLast) return stem;
  return sql`(${stem} || (quote_literal(lower(unaccent(${word}))) || ':*')::tsquery)`;
}

/** Any of the lexemes, as they stand in the documents. */
export function anyOf(lexemes: readonly string[]): RawBuilder<unknown> {
  const query = lexemes
    .map((lexeme) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`)
    .join(' | ');
  return sql`${query}::tsquery`;
}

/** How much a word in the four parts of a document counts, D to A. */
export const weights = '{0.05, 0.15, 0.3, 1.0}';
