import { type Kysely, sql } from 'kysely';

export const inTransaction = false;

/** A person has one unpaid order of a cart; those of quotes stand beside it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create unique index concurrently if not exists orders_pending_cart
      on orders (user_id) where status = 'pending' and quote_id is null`.execute(database);
}
