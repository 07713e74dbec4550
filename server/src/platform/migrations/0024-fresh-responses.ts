import { type Kysely, sql } from 'kysely';

export const inTransaction = false;

/** Answers that still have their place in time, which are few. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists anonymous_responses_fresh
      on anonymous_responses (material_id) where not mixed`.execute(database);
}
