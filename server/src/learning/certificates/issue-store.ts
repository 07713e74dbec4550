import { homeTimeZone, type Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';
import { jsonb } from '../../platform/sql.ts';
import { givenTo, type MarksRow, reachedIn } from '../grades/marks-store.ts';
import type { CountedItem } from '../grades/marks.ts';

/** Issuing certificates. */

export type ByLanguage = Readonly<Record<Language, string>>;

/** An enrolment of a learner's. */
export interface EnrolmentKey {
  readonly userId: number;
  readonly enrolmentId: number;
}

/** A completed enrolment whose course gives a certificate and for which none was issued, with all that is printed. */
export interface ClaimRow extends MarksRow {
  readonly user_id: number;
  readonly enrolment_id: number;
  readonly course_id: number;
  readonly environment_id: string;
  readonly language: Language;
  /** Empty where the person has not said it. */
  readonly name: string;
  readonly title: ByLanguage;
  readonly description: ByLanguage;
  readonly organisation: ByLanguage | null;
  readonly category: string;
  readonly hours: number;
  readonly pass_percent: number | null;
  readonly validity_months: number | null;
  readonly counted: readonly CountedItem[];
  /** The day of the course's end; with a pass mark, of the last mark if that came later. */
  readonly valid_from: string;
}

/** Whether the name of the row `users` can be printed. */
const hasName = sql<boolean>`(trim(users.firstname) <> '' and trim(users.lastname) <> '')`;

/** Locks the enrolments: whoever else would issue for one of them waits, and then finds the certificate. */
export async function readClaims(executor: Executor, keys: readonly EnrolmentKey[]): Promise<ClaimRow[]> {
  await sql`
    select from enrolments
    where (user_id, id) in (
      select "userId", "enrolmentId" from json_to_recordset(${JSON.stringify(keys)}::json)
        as asked ("userId" integer, "enrolmentId" integer))
    order by id for no key update`.execute(executor);
  // A statement of its own: it sees what was committed while the locks were waited for.
  const { rows } = await sql<ClaimRow>`
    select enrolment.user_id, enrolment.id as enrolment_id, courses.id as course_id, courses.environment_id,
      users.language, case when ${hasName} then concat_ws(' ', trim(users.firstname), trim(users.lastname)) else '' end as name,
      texts.title, coalesce(courses.certificate_description, texts.description) as description,
      courses.certificate_organisation as organisation, categories.key as category, courses.duration_hours as hours,
      courses.certificate_pass_percent as pass_percent, courses.certificate_validity_months as validity_months,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', items.id, 'material_id', items.material_id, 'weight', items.weight, 'is_extra', items.is_extra,
          'category_id', items.category_id, 'category_weight', category.weight,
          'category_is_extra', category.is_extra) order by category.position, items.position)
        from grade_items items left join grade_categories category on category.id = items.category_id
        where items.course_id = courses.id and not items.retired), '[]') as counted,
      (${reachedIn}) as reached, (${givenTo}) as given,
      (greatest(enrolment.completed_at, case when courses.certificate_pass_percent is not null then (
        select max(marked.at) from (
          select submitted_at as at from activity_attempts attempt
          where attempt.user_id = enrolment.user_id and attempt.enrolment_id = enrolment.id and percent is not null
          union all
          select graded_at from grades
          where grades.user_id = enrolment.user_id and grades.enrolment_id = enrolment.id and percent is not null
        ) marked) end) at time zone ${homeTimeZone})::date as valid_from
    from json_to_recordset(${JSON.stringify(keys)}::json) as asked ("userId" integer, "enrolmentId" integer)
    join enrolments enrolment on enrolment.user_id = "userId" and enrolment.id = "enrolmentId"
    join users on users.id = enrolment.user_id
    join courses on courses.id = enrolment.course_id and courses.certificate
    join categories on categories.id = courses.category_id
    cross join lateral (
      select jsonb_object_agg(language, title) as title, jsonb_object_agg(language, short_description) as description
      from course_texts where course_texts.course_id = courses.id
    ) texts
    where enrolment.completed_at is not null and enrolment.status = 'active'
      and not exists (
        select from certificates
        where certificates.user_id = enrolment.user_id and certificates.enrolment_id = enrolment.id)
    order by enrolment.user_id, enrolment.id`.execute(executor);
  return rows;
}

export interface NewCertificate extends Omit<
  ClaimRow,
  'counted' | 'given' | 'organisation' | 'pass_percent' | 'reached'
> {
  readonly number: string;
  readonly organisation: ByLanguage;
  readonly result: number | null;
}

/** Issues the first certificate of an enrolment; where there is one already, nothing happens. */
export async function insertCertificate(executor: Executor, certificate: NewCertificate): Promise<void> {
  const { number, user_id, enrolment_id, course_id, environment_id, language, name, category } = certificate;
  // Who completed the course long ago is not told of what is over, nor reminded of an end further off than the beginning.
  await sql`
    insert into certificates (public_number, user_id, enrolment_id, course_id, environment_id, language, name, title,
      description, organisation, category, hours, result, valid_from, valid_until, announced_at, reminded_days)
    select ${number}, ${user_id}, ${enrolment_id}, ${course_id}, ${environment_id}, ${language}, ${name},
      ${jsonb(certificate.title)}, ${jsonb(certificate.description)}, ${jsonb(certificate.organisation)}, ${category},
      ${certificate.hours}, ${certificate.result}, validity.first, validity.last,
      case when validity.last < (now() at time zone ${homeTimeZone})::date then now() end,
      case when validity.last - validity.first <= 7 then 7 when validity.last - validity.first <= 30 then 30
        when validity.last - validity.first <= 90 then 90 end
    from (
      select ${certificate.valid_from}::date as first,
        (${certificate.valid_from}::date + make_interval(months => ${certificate.validity_months}::integer))::date as last
    ) validity
    on conflict (user_id, enrolment_id, edition) do nothing`.execute(executor);
}

/** What was looked at need not be looked at again. */
export async function deleteClaims(executor: Executor, keys: readonly EnrolmentKey[]): Promise<void> {
  await sql`
    delete from certificate_claims using json_to_recordset(${JSON.stringify(keys)}::json)
      as looked ("userId" integer, "enrolmentId" integer)
    where certificate_claims.user_id = "userId" and certificate_claims.enrolment_id = "enrolmentId"`.execute(
    executor,
  );
}

/** Enrolments to look at, of people whose name is known. */
export async function readUnlooked(executor: Executor, most: number): Promise<EnrolmentKey[]> {
  const { rows } = await sql<EnrolmentKey>`
    select claim.user_id as "userId", claim.enrolment_id as "enrolmentId"
    from certificate_claims claim join users on users.id = claim.user_id
    where ${hasName}
    order by claim.user_id, claim.enrolment_id
    limit ${most}`.execute(executor);
  return rows;
}
