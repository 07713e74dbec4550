import { homeTimeZone, type Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';
import type { ByLanguage } from './issue-store.ts';
import { newNumber } from './number.ts';

/** Reading certificates that were issued, and what becomes of them. */

/** What a certificate is made of, and how it stands today. */
export interface CertificateRow {
  readonly id: number;
  readonly number: string;
  /** Null: the account is gone. */
  readonly user_id: number | null;
  readonly course_id: number;
  readonly environment_id: string;
  readonly language: Language;
  readonly name: string;
  readonly title: ByLanguage;
  readonly description: ByLanguage;
  readonly organisation: ByLanguage;
  readonly category: string;
  readonly hours: number | null;
  readonly result: number | null;
  readonly valid_from: string;
  /** The last day; null: without end. */
  readonly valid_until: string | null;
  /** When the first day begins and the last one ends, at home. */
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly issued_at: Date;
  readonly status: 'expired' | 'replaced' | 'revoked' | 'valid';
}

const today = sql`(now() at time zone ${homeTimeZone})::date`;

/** How the row `certificate` stands. */
const status: RawBuilder<CertificateRow['status']> = sql`
  case
    when certificate.revoked_at is not null and exists (
      select from certificates newer
      where newer.user_id = certificate.user_id and newer.enrolment_id = certificate.enrolment_id
        and newer.edition > certificate.edition) then 'replaced'
    when certificate.revoked_at is not null then 'revoked'
    when certificate.valid_until < ${today} then 'expired'
    else 'valid'
  end`;

const columns = sql`
  certificate.id, certificate.public_number as number, certificate.user_id, certificate.course_id, certificate.environment_id,
  certificate.language, certificate.name, certificate.title, certificate.description, certificate.organisation,
  certificate.category, certificate.hours::float8 as hours, certificate.result, certificate.valid_from,
  certificate.valid_until, certificate.issued_at, ${status} as status,
  certificate.valid_from::timestamp at time zone ${homeTimeZone} as starts_at,
  (certificate.valid_until + 1)::timestamp at time zone ${homeTimeZone} - interval '1 second' as ends_at`;

export interface CertificatesQuery {
  readonly userId: number;
  readonly language: Language;
  /** Part of a title, as it was typed. */
  readonly search: string;
  readonly onlyValid: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A page of a person's certificates, the newest first, and how many there are in all. Replaced ones are left out. */
export async function readCertificates(
  executor: Executor,
  { userId, language, search, onlyValid, offset, limit }: CertificatesQuery,
): Promise<{ readonly rows: readonly CertificateRow[]; readonly total: number }> {
  const part = search.trim().toWellFormed();
  const found = sql`
    from (select ${columns} from certificates certificate where certificate.user_id = ${userId}) as own
    where status <> 'replaced' and (not ${onlyValid}::boolean or status = 'valid')
      and (${part} = '' or position(lower(unaccent(${part})) in lower(unaccent(title ->> ${language}))) > 0)`;
  const { rows } = await sql<CertificateRow>`
    select * ${found} order by valid_from desc, id desc limit ${limit} offset ${offset}`.execute(executor);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::integer as total ${found}`.execute(executor);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** A person's certificate. */
export async function findCertificate(
  executor: Executor,
  userId: number,
  id: number,
): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from certificates certificate
    where certificate.id = ${id} and certificate.user_id = ${userId}`.execute(executor);
  return rows[0];
}

/** Anybody's certificate, by its number as it is written. */
export async function findByNumber(executor: Executor, number: string): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from certificates certificate where certificate.public_number = ${number}`.execute(
    executor,
  );
  return rows[0];
}

/** The certificate of an enrolment that counts: the last one. */
export async function findOfEnrolment(
  executor: Executor,
  userId: number,
  enrolmentId: number,
): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from certificates certificate
    where certificate.user_id = ${userId} and certificate.enrolment_id = ${enrolmentId}
    order by certificate.edition desc limit 1`.execute(executor);
  return rows[0];
}

/** Certificates for the operator, the newest first. */
export async function listCertificates(
  executor: Executor,
  {
    userId,
    courseId,
    limit,
  }: { readonly userId: number | null; readonly courseId: number | null; readonly limit: number },
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from certificates certificate
    where (${userId}::integer is null or certificate.user_id = ${userId})
      and (${courseId}::integer is null or certificate.course_id = ${courseId})
    order by certificate.issued_at desc, certificate.id desc limit ${limit}`.execute(executor);
  return rows;
}

/** Ids of certificates that were revoked. */
export async function readRevokedNumbers(executor: Executor): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select public_number as number from certificates where revoked_at is not null order by id`.execute(
    executor,
  );
  return rows.map(({ number }) => number);
}

/** @returns whether it was valid or expired before. */
export async function revokeCertificate(executor: Executor, number: string): Promise<boolean> {
  const { rows } = await sql`
    update certificates set revoked_at = now(), announced_at = coalesce(announced_at, now())
    where public_number = ${number} and revoked_at is null
    returning id`.execute(executor);
  return rows.length > 0;
}

/**
 * Issues a certificate again, with another number, the same validity, and the name that the account has now.
 * @returns the new number; undefined where it is not the last one of its enrolment, or the account is gone.
 */
export async function replaceCertificate(
  executor: Executor,
  number: string,
  name: string | null,
): Promise<string | undefined> {
  await sql`select from certificates where public_number = ${number} for no key update`.execute(executor);
  const { rows } = await sql<{ number: string }>`
    insert into certificates (public_number, user_id, enrolment_id, edition, course_id, environment_id, language, name, title,
      description, organisation, category, hours, result, valid_from, valid_until, reminded_days)
    select ${newNumber()}, former.user_id, former.enrolment_id, former.edition + 1, former.course_id,
      former.environment_id, former.language,
      coalesce(${name}::text, nullif(concat_ws(' ', trim(users.firstname), trim(users.lastname)), ''), former.name),
      former.title, former.description, former.organisation, former.category, former.hours, former.result,
      former.valid_from, former.valid_until, former.reminded_days
    from certificates former join users on users.id = former.user_id
    where former.public_number = ${number} and former.enrolment_id is not null and not exists (
      select from certificates newer
      where newer.user_id = former.user_id and newer.enrolment_id = former.enrolment_id
        and newer.edition > former.edition)
    on conflict (user_id, enrolment_id, edition) do nothing
    returning public_number as number`.execute(executor);
  return rows[0]?.number;
}

/** The next certificate whose holder is to be told of it; locked for that. */
export async function takeUnannounced(executor: Executor): Promise<CertificateRow | undefined> {
  const { rows } = await sql<CertificateRow>`
    select ${columns} from certificates certificate
    where certificate.announced_at is null order by certificate.id
    limit 1 for no key update skip locked`.execute(executor);
  return rows[0];
}

export async function markAnnounced(executor: Executor, id: number): Promise<void> {
  await sql`update certificates set announced_at = now() where id = ${id}`.execute(executor);
}

/** Days before the last day of a certificate on which its holder is reminded, unless half of it is still to come. */
export const reminderDays = [90, 30, 7] as const;

/** A certificate about to end. */
export interface EndingRow extends CertificateRow {
  /** The last of the days that have come. */
  readonly due: number;
  readonly days_left: number;
}

/**
 * Certificates whose holders are to be reminded of their end. Of several days that have come while nobody looked, the last
 * counts. Nobody is reminded who has a longer one of the same course.
 */
const ending = sql`
  from certificates certificate
  cross join lateral (
    select min(days) as due from unnest(${[...reminderDays]}::integer[]) days
    where certificate.valid_until - ${today} <= days
      and days * 2 <= certificate.valid_until - certificate.valid_from
  ) ending
  where ending.due is not null and certificate.valid_until between ${today} and ${today} + ${reminderDays[0]}::integer
    and certificate.revoked_at is null and certificate.user_id is not null
    and (certificate.reminded_days is null or certificate.reminded_days > ending.due)
    and not exists (
      select from certificates longer
      where longer.user_id = certificate.user_id and longer.course_id = certificate.course_id
        and longer.revoked_at is null
        and (longer.valid_until is null or longer.valid_until > certificate.valid_until))`;

/** Ids of all of them, the first to end first. Most of what ends soon was reminded of before: it is gone through once. */
export async function readEnding(executor: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select certificate.id ${ending} order by certificate.valid_until, certificate.id`.execute(executor);
  return rows.map(({ id }) => id);
}

/** One of them, locked for its reminder; undefined where another has reminded of it or does so now. */
export async function takeEnding(executor: Executor, id: number): Promise<EndingRow | undefined> {
  const { rows } = await sql<EndingRow>`
    select ${columns}, ending.due, certificate.valid_until - ${today} as days_left
    ${ending} and certificate.id = ${id}
    for no key update of certificate skip locked`.execute(executor);
  return rows[0];
}

export async function markReminded(executor: Executor, id: number, days: number): Promise<void> {
  await sql`update certificates set reminded_days = ${days} where id = ${id}`.execute(executor);
}
