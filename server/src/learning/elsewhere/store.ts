import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';

/** A learner's courses in an environment, as they were last read there. */
export interface KeptCourses {
  readonly courses: unknown;
  readonly read_at: Date;
}

export async function readKeptCourses(
  executor: Executor,
  userId: number,
  environment: string,
): Promise<KeptCourses | undefined> {
  const { rows } = await sql<KeptCourses>`
    select courses, read_at from environment_courses
    where user_id = ${userId} and environment_id = ${environment}`.execute(executor);
  return rows[0];
}

/** Keeps what was read, while the environment is still linked. */
export async function keepCourses(
  executor: Executor,
  userId: number,
  environment: string,
  courses: readonly unknown[],
): Promise<void> {
  await sql`
    insert into environment_courses (user_id, environment_id, courses)
    select user_id, provider, ${JSON.stringify(courses)}::text::jsonb from user_identities
    where user_id = ${userId} and provider = ${environment}
    on conflict (user_id, environment_id) do update set courses = excluded.courses, read_at = now()`.execute(
    executor,
  );
}

/** What is kept is no longer how it is there: it is shown only where nothing newer is to be had. */
export async function expireKeptCourses(
  executor: Executor,
  userId: number,
  environment: string,
): Promise<void> {
  await sql`
    update environment_courses set read_at = 'epoch'
    where user_id = ${userId} and environment_id = ${environment} and read_at > 'epoch'`.execute(executor);
}

/** A course of an environment that the catalogue has. */
export interface CataloguedCourse {
  readonly id: number;
  readonly environment_course_id: number;
}

/** The courses of an environment that the catalogue has, by either of their ids. */
export async function readCatalogued(
  executor: Executor,
  environment: string,
  ids: readonly number[],
): Promise<CataloguedCourse[]> {
  const { rows } = await sql<CataloguedCourse>`
    select id, environment_course_id from courses
    where environment_id = ${environment}
      and (id = any (${[...ids]}::integer[]) or environment_course_id = any (${[...ids]}::integer[]))`.execute(
    executor,
  );
  return rows;
}

/** An enrolment in a course of an environment that is to be told of it. */
export interface EnrolmentToPass {
  readonly user_id: number;
  readonly enrolment_id: number;
  readonly environment_id: string;
  readonly environment_course_id: number;
  /** Of the account that the person has linked. */
  readonly linked_account_id: string | null;
  /** Of the account that has their course of the environment that was passed on last. */
  readonly former_account_id: string | null;
  readonly username: string;
  /** Confirmed. Only whoever has linked an account may have none. */
  readonly email: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly language: 'en' | 'lt' | 'ru';
}

/**
 * Enrolments that their environment does not know of: new ones, those it could not be told of before, and those that it
 * knows by another account than the one that is linked since. Where an account has to be made they wait for a confirmed
 * address: anybody may have typed another one, and nobody is given an account by strangers.
 */
export async function readEnrolmentsToPass(
  executor: Executor,
  environments: readonly string[],
  most: number,
): Promise<EnrolmentToPass[]> {
  const { rows } = await sql<EnrolmentToPass>`
    select e.user_id, e.id as enrolment_id, c.environment_id, c.environment_course_id,
      i.account_id as linked_account_id, former.account_id as former_account_id, u.username, u.firstname, u.lastname, u.language,
      case when u.email_confirmed_at is not null then u.email end as email
    from courses c
    join current_enrolments e on e.course_id = c.id
    join users u on u.id = e.user_id
    left join user_identities i on i.user_id = e.user_id and i.provider = c.environment_id
    left join environment_enrolments p on p.user_id = e.user_id and p.enrolment_id = e.id
    left join lateral (
      select passed.account_id from environment_enrolments passed
      join enrolments earlier on earlier.user_id = passed.user_id and earlier.id = passed.enrolment_id
      join courses course on course.id = earlier.course_id
      where passed.user_id = e.user_id and passed.account_id is not null and course.environment_id = c.environment_id
      order by earlier.enrolled_at desc, earlier.id desc limit 1
    ) former on true
    where c.environment_id = any (${[...environments]}::text[])
      and (i.account_id is not null or u.email_confirmed_at is not null)
      and (p.user_id is null or (p.next_at <= now()
        and (p.account_id is null or (i.account_id is not null and i.account_id <> p.account_id))))
    order by e.enrolled_at
    limit ${most}`.execute(executor);
  return rows;
}

export async function notePassed(
  executor: Executor,
  { user_id: userId, enrolment_id: enrolmentId }: Pick<EnrolmentToPass, 'enrolment_id' | 'user_id'>,
  accountId: string,
): Promise<void> {
  await sql`
    insert into environment_enrolments (user_id, enrolment_id, account_id)
    select user_id, id, ${accountId} from enrolments where user_id = ${userId} and id = ${enrolmentId}
    on conflict (user_id, enrolment_id) do update
      set account_id = excluded.account_id, failures = 0, next_at = now()`.execute(executor);
}

/** To be tried again: after a minute, then ever later, up to a day. */
export async function noteFailed(
  executor: Executor,
  { user_id: userId, enrolment_id: enrolmentId }: Pick<EnrolmentToPass, 'enrolment_id' | 'user_id'>,
): Promise<void> {
  await sql`
    insert into environment_enrolments (user_id, enrolment_id, failures, next_at)
    select user_id, id, 1, now() + interval '1 minute'
    from enrolments where user_id = ${userId} and id = ${enrolmentId}
    on conflict (user_id, enrolment_id) do update set
      failures = environment_enrolments.failures + 1,
      next_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(environment_enrolments.failures, 12)))`.execute(
    executor,
  );
}
