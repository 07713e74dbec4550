import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** How an account is written to. */
export interface Contact {
  readonly id: number;
  readonly username: string;
  readonly email: string | null;
  readonly is_email_confirmed: boolean;
  /** By somebody who did not show that the account is theirs as well. */
  readonly is_confirmed_by_guest: boolean;
  /** Replaces the confirmed address once it is confirmed itself. */
  readonly pending_email: string | null;
  readonly language: Language;
  readonly is_locked: boolean;
  readonly has_password: boolean;
}

export async function findContact(executor: Executor, userId: number): Promise<Contact | undefined> {
  const { rows } = await sql<Contact>`
    select id, username, email, email_confirmed_at is not null as is_email_confirmed,
           address_confirmed_by_guest as is_confirmed_by_guest, pending_email, language, locked_at is not null as is_locked,
           password_hash is not null as has_password
    from users where id = ${userId}`.execute(executor);
  return rows[0];
}

/**
 * The accounts that somebody means by a name: by user name, else by confirmed address, else by an address that several
 * may have given and nobody has confirmed. Of those the two oldest and the two newest get a mail, which only the owner of
 * the address can read: registrations of others push neither an old account out nor a new one.
 */
export async function findMeant(executor: Executor, name: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with meant as (
      select id, case when lower(username) = lower(${name}) then 1
                      when email_confirmed_at is not null then 2 else 3 end as nearness
      from users where lower(username) = lower(${name}) or lower(email) = lower(${name})
    ), nearest as (
      select id, row_number() over (order by id) as nth, row_number() over (order by id desc) as nth_last
      from meant where nearness = (select min(nearness) from meant)
    )
    select id from nearest where nth <= 2 or nth_last <= 2 order by id desc`.execute(executor);
  return rows.map(({ id }) => id);
}

/** Whether another account has the address confirmed, or as its user name. */
export async function isAddressTaken(executor: Executor, email: string, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (
      select 1 from users
      where id <> ${userId}
        and ((lower(email) = lower(${email}) and email_confirmed_at is not null) or lower(username) = lower(${email}))
    ) as is_taken`.execute(executor);
  return rows[0]?.is_taken ?? false;
}

/** Replaces an address that was never confirmed. */
export async function saveUnconfirmed(executor: Executor, userId: number, email: string): Promise<void> {
  await sql`
    update users set email = ${email}, email_confirmed_at = null, pending_email = null
    where id = ${userId}`.execute(executor);
}

export async function savePending(executor: Executor, userId: number, email: string | null): Promise<void> {
  await sql`update users set pending_email = ${email} where id = ${userId}`.execute(executor);
}

/**
 * Gives the address to the account; whoever had it confirmed before keeps it unconfirmed.
 * @param isByGuest whether nobody showed that the account is theirs, too.
 */
export async function saveConfirmed(
  executor: Executor,
  userId: number,
  email: string,
  isByGuest: boolean,
): Promise<void> {
  // Two accounts that confirm one address at once come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 7))`.execute(executor);
  await sql`
    update users set email_confirmed_at = null
    where lower(email) = lower(${email}) and email_confirmed_at is not null and id <> ${userId}`.execute(
    executor,
  );
  await sql`
    update users set email = ${email}, email_confirmed_at = now(), pending_email = null,
      address_confirmed_by_guest = ${isByGuest}
    where id = ${userId}`.execute(executor);
}
