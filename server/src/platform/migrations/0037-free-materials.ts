import { type Kysely, sql } from 'kysely';

/** Materials that anybody may look into before the course is theirs. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table materials add column is_free boolean not null default false`.execute(database);
}
