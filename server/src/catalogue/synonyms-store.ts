import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { SynonymsSource } from '../import/shapes.ts';
import type { Executor } from '../platform/database.ts';
import { type Synonyms, synonymsOf } from './synonyms.ts';

/** The terms of a language that mean the same. */
export async function readSynonyms(executor: Executor, language: Language): Promise<Synonyms> {
  const { rows } = await sql<{ terms: string[] }>`
    select terms from synonyms where language = ${language}`.execute(executor);
  return synonymsOf(rows.map((row) => row.terms));
}

/** Replaces all synonyms by those of a file. */
export async function saveSynonyms(executor: Executor, source: SynonymsSource): Promise<void> {
  await sql`delete from synonyms`.execute(executor);
  const rows = Object.entries(source).flatMap(([language, groups]) =>
    groups.map((terms) => sql`(${language}, ${terms}::text[])`),
  );
  if (rows.length > 0)
    await sql`insert into synonyms (language, terms) values ${sql.join(rows)}`.execute(executor);
}
