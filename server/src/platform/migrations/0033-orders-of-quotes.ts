import { type Kysely, sql } from 'kysely';

export const inTransaction = false;

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index concurrently if not exists orders_quote
      on orders (quote_id) where quote_id is not null`.execute(database);
}
