import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { deleteRows } from '../platform/delete-rows.ts';
import type { DataSubject } from '../platform/personal-data.ts';
import { holds } from './conditions-store.ts';

/** Messages of people to those who run the site. */

/** Who writes, as far as is known. */
export interface Sender {
  readonly userId: number | null;
  readonly language: Language;
}

/** Whether a message bears the person's confirmed address. */
export function isFromAddress({ email }: DataSubject): RawBuilder<boolean> {
  return sql`lower(held.email) = lower(${email}::text)`;
}

export async function readContactSubjects(
  executor: Executor,
  language: Language,
  shopping: boolean,
): Promise<{ key: string; name: string }[]> {
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name ->> ${language} as name from contact_subjects
    where ${holds(sql`shopping`, shopping)} order by position`.execute(executor);
  return rows;
}

/** The name in a language of a subject, which its sender chose by its name in theirs; as it was sent where it is none of ours. */
function nameIn(language: Language, subject: RawBuilder<string>): RawBuilder<string> {
  return sql`
    coalesce(
      (
        select subjects.name ->> ${language} from contact_subjects subjects
        where exists (select from jsonb_each_text(subjects.name) names where names.value = ${subject}) limit 1
      ),
      ${subject}
    )`;
}

export async function translatedSubject(
  executor: Executor,
  subject: string,
  language: Language,
): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select ${nameIn(language, sql`${subject}::text`)} as name`.execute(executor);
  return rows[0]?.name ?? subject;
}

export async function insertContactMessage(
  executor: Executor,
  given: {
    readonly name: string;
    readonly phone: string | null;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly course_id?: number | undefined;
    readonly product_id?: number | undefined;
    readonly people?: number | undefined;
  },
  sender: Sender,
): Promise<void> {
  await sql`
    insert into contact_messages (user_id, language, name, phone, email, subject, message, course_id, product_id, people)
    values (${sender.userId}, ${sender.language}, ${given.name}, ${given.phone}, ${given.email}, ${given.subject},
      ${given.message}, ${given.course_id ?? null}, ${given.product_id ?? null}, ${given.people ?? null})`.execute(
    executor,
  );
}

export async function insertCallBackRequest(
  executor: Executor,
  phone: string,
  sender: Sender,
): Promise<void> {
  await sql`
    insert into call_back_requests (user_id, language, phone)
    values (${sender.userId}, ${sender.language}, ${phone})`.execute(executor);
}

export const requestKinds = ['message', 'call'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A message, or a request to be called back. */
export interface ContactRequest {
  readonly kind: RequestKind;
  readonly id: number;
  readonly created_at: Date;
  readonly answered_at: Date | null;
  readonly username: string | null;
  readonly language: Language;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The name of the subject in English, or as it was sent where that is gone. */
  readonly subject: string | null;
  readonly message: string | null;
  /** What an offer is asked for. */
  readonly course_id: number | null;
  readonly product_id: number | null;
  readonly people: number | null;
}

/** Messages and requests to be called back, the oldest first. */
export async function readContactRequests(
  executor: Executor,
  { isWaiting, limit }: { readonly isWaiting: boolean; readonly limit: number },
): Promise<ContactRequest[]> {
  const waiting = isWaiting ? sql`where answered_at is null` : sql``;
  const { rows } = await sql<ContactRequest>`
    select request.*, users.username, ${nameIn('en', sql`request.subject`)} as subject
    from (
      select 'message' as kind, id, created_at, answered_at, user_id, language, name, email, phone, subject, message,
        course_id, product_id, people
      from contact_messages ${waiting}
      union all
      select 'call', id, created_at, answered_at, user_id, language, null, null, phone, null, null, null, null, null
      from call_back_requests ${waiting}
    ) request
    left join users on users.id = request.user_id
    order by created_at, kind, id limit ${limit}`.execute(executor);
  return rows;
}

/**
 * Deletes messages a year after they were answered, and numbers to call once they were, or fourteen days after they were left:
 * as long as the privacy page says.
 */
export async function deleteOldRequests(executor: Executor): Promise<void> {
  await deleteRows(executor, 'contact_messages', sql`answered_at < now() - interval '1 year'`);
  await deleteRows(
    executor,
    'call_back_requests',
    sql`answered_at is not null or created_at < now() - interval '14 days'`,
  );
}

/** What somebody asks an offer for. */
export interface OfferRequest {
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  readonly course_id: number | null;
  readonly product_id: number | null;
  readonly people: number | null;
}

export async function findOfferRequest(executor: Executor, id: number): Promise<OfferRequest | undefined> {
  const { rows } = await sql<OfferRequest>`
    select language, name, email, course_id, product_id, people from contact_messages where id = ${id}`.execute(
    executor,
  );
  return rows[0];
}

/** Notes that somebody answered. @returns false where it was answered before; undefined where it does not exist. */
export async function markAnswered(
  executor: Executor,
  kind: RequestKind,
  id: number,
): Promise<boolean | undefined> {
  const table = sql.table(kind === 'message' ? 'contact_messages' : 'call_back_requests');
  const { rows } = await sql<{ was_waiting: boolean }>`
    with held as (select id, answered_at from ${table} where id = ${id} for update),
      answered as (
        update ${table} set answered_at = now() where id = ${id} and answered_at is null returning id
      )
    select held.answered_at is null as was_waiting from held left join answered on true`.execute(executor);
  return rows[0]?.was_waiting;
}
