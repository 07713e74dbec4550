import { type Kysely, sql } from 'kysely';

/** Makes room for orders of quotes: beside that of a cart, and for as many places as the estimator knows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists orders_pending`.execute(database);
  await sql`alter table order_lines drop constraint order_lines_quantity_check`.execute(database);
  await sql`
    alter table order_lines add constraint order_lines_quantity
      check (quantity between 1 and 2500) not valid`.execute(database);
}
