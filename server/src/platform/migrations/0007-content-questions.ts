import { type Kysely, sql } from 'kysely';

/** Frequent questions by topic. A topic is read and imported whole, so its questions stand in its row, by language. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table question_categories (
      id integer primary key,
      key text not null unique,
      icon text not null,
      name jsonb not null,
      intro jsonb not null,
      questions jsonb not null
    )`.execute(database);
}
