import { type Kysely, sql } from 'kysely';

/** Slides, banners and discounts that are shown for a time. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const table of ['slides', 'banners', 'discount_banners']) {
    await sql`
      alter table ${sql.table(table)}
        add column shown_from timestamptz, add column shown_until timestamptz`.execute(database);
  }
}
