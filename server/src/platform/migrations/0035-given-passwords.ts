import { type Kysely, sql } from 'kysely';

/**
 * Until when a password that somebody else has set opens the account; and whether its address was confirmed by somebody
 * who did not show that the account is theirs, too.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column password_expires_at timestamptz,
      add column address_confirmed_by_guest boolean not null default false`.execute(database);
}
