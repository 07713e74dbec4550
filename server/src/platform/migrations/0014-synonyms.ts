import { type Kysely, sql } from 'kysely';

/** Words and abbreviations that mean the same in a search. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table synonyms (
      id integer generated always as identity primary key,
      language text not null check (language in ('lt', 'en', 'ru')),
      terms text[] not null check (cardinality(terms) > 1)
    )`.execute(database);
}
