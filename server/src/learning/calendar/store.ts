import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';

/** The key of a person's calendar; undefined where they have none. */
export async function readKey(executor: Executor, userId: number): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select key from calendar_feeds where user_id = ${userId}`.execute(executor);
  return rows[0]?.key;
}

/** @returns whether there was none before. */
export async function insertKey(executor: Executor, userId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into calendar_feeds (user_id) values (${userId}) on conflict do nothing returning user_id`.execute(
    executor,
  );
  return rows.length > 0;
}

/** @returns whether there was one. */
export async function deleteKey(executor: Executor, userId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from calendar_feeds where user_id = ${userId} returning user_id`.execute(executor);
  return rows.length > 0;
}

export interface CalendarOwner {
  readonly user_id: number;
  readonly language: Language;
}

/** Whose calendar it is; undefined where it was revoked, or the account is locked. */
export async function findOwner(executor: Executor, key: string): Promise<CalendarOwner | undefined> {
  const { rows } = await sql<CalendarOwner>`
    select feed.user_id, users.language from calendar_feeds feed join users on users.id = feed.user_id
    where feed.key = ${key}::uuid and users.locked_at is null`.execute(executor);
  return rows[0];
}

/** A day of a practical session. */
export interface SessionDay {
  readonly product_id: number;
  readonly course_id: number;
  readonly title: string;
  readonly position: number;
  /** Of how many. */
  readonly days: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly location_name: string | null;
  readonly location_address: string | null;
  readonly city: string | null;
}

/** The days of the practical sessions of a person's courses, those of the last year included. */
export async function readSessionDays(
  executor: Executor,
  { user_id: userId, language }: CalendarOwner,
): Promise<SessionDay[]> {
  const { rows } = await sql<SessionDay>`
    select session.product_id, enrolment.course_id, texts.title, day.position, day.starts_at, day.ends_at,
      count(*) over (partition by session.product_id)::integer as days,
      session.location_name ->> ${language} as location_name, session.location_address,
      coalesce((
        select filters.name ->> ${language} from filters join filter_groups groups on groups.id = filters.group_id
        where groups.key = 'city' and filters.key = session.city), session.city) as city
    from current_enrolments enrolment
    join practical_sessions session using (product_id)
    join practical_session_days day using (product_id)
    join course_texts texts on texts.course_id = enrolment.course_id and texts.language = ${language}
    where enrolment.user_id = ${userId} and session.ends_at > now() - interval '1 year'
    order by day.starts_at, session.product_id`.execute(executor);
  return rows;
}
