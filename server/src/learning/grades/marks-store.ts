import { homeTimeZone, type Language, type MaterialModule } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';
import type { CountedItem } from './marks.ts';

/** What a learner reached, and what counts of it. */

/** Marks of an enrolment. Null where there are none. */
export interface MarksRow {
  /** The best percent of each material, by its id. */
  readonly reached: Readonly<Record<number, number>> | null;
  /** What an operator gave, by the id of the item. */
  readonly given: Readonly<Record<number, number>> | null;
}

/** `MarksRow.reached` of the row `enrolment`. */
export const reachedIn: RawBuilder<MarksRow['reached']> = sql`
  select jsonb_object_agg(best.material_id, best.percent) from (
    select material_id, max(percent)::float8 as percent from activity_attempts attempt
    where attempt.user_id = enrolment.user_id and attempt.enrolment_id = enrolment.id and percent is not null
    group by material_id
  ) as best`;

/** `MarksRow.given` of the row `enrolment`. */
export const givenTo: RawBuilder<MarksRow['given']> = sql`
  select jsonb_object_agg(item_id, percent) from grades
  where grades.user_id = enrolment.user_id and grades.enrolment_id = enrolment.id and percent is not null`;

/** Something of a course that counts, with its names. */
export interface PlanRow extends CountedItem {
  readonly name: string;
  readonly module: MaterialModule | null;
  readonly category_name: string | null;
}

/** What counts towards the grade of a course, in its order: categories first, then what stands in none. */
export async function readPlan(executor: Executor, courseId: number, language: Language): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select items.id, items.material_id, items.weight, items.is_extra, items.category_id,
      category.weight as category_weight, category.is_extra as category_is_extra,
      coalesce(items.title, materials.title) ->> ${language} as name, materials.module,
      category.title ->> ${language} as category_name
    from grade_items items
    left join grade_categories category on category.id = items.category_id
    left join materials on materials.id = items.material_id
    where items.course_id = ${courseId} and not items.retired
    order by category.position, items.position`.execute(executor);
  return rows;
}

/** What is to be said of a mark besides the mark. */
export interface RemarkRow {
  readonly enrolment_id: number;
  /** The item it is about, or else the material. */
  readonly item_id: number | null;
  readonly material_id: number | null;
  readonly feedback: string | null;
  readonly passed: boolean | null;
}

export async function readRemarks(
  executor: Executor,
  userId: number,
  enrolmentIds: readonly number[],
): Promise<RemarkRow[]> {
  const ids = sql`any (${[...enrolmentIds]}::integer[])`;
  const { rows } = await sql<RemarkRow>`
    select enrolment_id, item_id, null::integer as material_id, feedback, null::boolean as passed from grades
    where user_id = ${userId} and enrolment_id = ${ids} and feedback is not null
    union all
    select enrolment_id, null, material_id, null, bool_or(passed) from activity_attempts
    where user_id = ${userId} and enrolment_id = ${ids} and passed is not null
    group by enrolment_id, material_id`.execute(executor);
  return rows;
}

/** Something that happened in a course on a day: a mark, or materials that were completed. */
export interface EventRow {
  readonly day: string;
  readonly item_id: number | null;
  readonly material_id: number | null;
  readonly percent: number | null;
  readonly completed: number;
}

/** What happened in an enrolment, the earliest day first. */
export async function readEvents(
  executor: Executor,
  userId: number,
  enrolmentId: number,
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select (happened.at at time zone ${homeTimeZone})::date as day, item_id, material_id, percent,
      count(*) filter (where percent is null)::integer as completed
    from (
      select submitted_at as at, null::integer as item_id, material_id, percent::float8 as percent
      from activity_attempts
      where user_id = ${userId} and enrolment_id = ${enrolmentId} and percent is not null
      union all
      select graded_at, item_id, null, percent from grades
      where user_id = ${userId} and enrolment_id = ${enrolmentId} and percent is not null
      union all
      select completed_at, null, null, null from completions
      join materials on materials.id = completions.material_id and materials.completion > 0 and not materials.retired
      where user_id = ${userId} and enrolment_id = ${enrolmentId}
    ) as happened
    group by day, item_id, material_id, percent
    order by day`.execute(executor);
  return rows;
}

/** The course of that shortname that a learner has; the newest of several. */
export async function findByShortname(
  executor: Executor,
  userId: number,
  shortname: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select courses.id from current_enrolments enrolment join courses on courses.id = enrolment.course_id
    where enrolment.user_id = ${userId} and courses.shortname = ${shortname}
    order by enrolment.id desc limit 1`.execute(executor);
  return rows[0]?.id;
}

export interface GivenGrade {
  readonly userId: number;
  readonly courseId: number;
  /** Its name in the plan of the course. */
  readonly item: string;
  /** Null: what was given before stays, or else what the material gave. */
  readonly percent: number | null;
  readonly feedback: string | null;
}

/** What is lost where a grade is recorded: what was given before, where the new one differs; undefined where nothing is. */
export async function replacedGrade(
  executor: Executor,
  given: GivenGrade,
): Promise<Pick<GivenGrade, 'feedback' | 'percent'> | undefined> {
  const { rows } = await sql<Pick<GivenGrade, 'feedback' | 'percent'>>`
    select grades.percent, grades.feedback
    from current_enrolments enrolment
    join grade_items items on items.course_id = enrolment.course_id and not items.retired
    join grades on grades.user_id = enrolment.user_id and grades.enrolment_id = enrolment.id and grades.item_id = items.id
    where enrolment.user_id = ${given.userId} and enrolment.course_id = ${given.courseId} and items.slug = ${given.item}
      and (grades.percent <> ${given.percent}::float8 or grades.feedback <> ${given.feedback}::text)`.execute(
    executor,
  );
  return rows[0];
}

/** @returns the enrolment; undefined where the person does not have the course, or nothing of that name is graded in it. */
export async function upsertGrade(
  executor: Executor,
  given: GivenGrade,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ enrolment_id: number }>`
    insert into grades (user_id, enrolment_id, item_id, percent, feedback, graded_at)
    select enrolment.user_id, enrolment.id, items.id, ${given.percent}::float8, ${given.feedback}::text, ${at}::timestamptz
    from current_enrolments enrolment
    join grade_items items on items.course_id = enrolment.course_id and not items.retired
    where enrolment.user_id = ${given.userId} and enrolment.course_id = ${given.courseId} and items.slug = ${given.item}
    on conflict (user_id, enrolment_id, item_id) do update set
      percent = coalesce(excluded.percent, grades.percent), feedback = coalesce(excluded.feedback, grades.feedback),
      graded_at = excluded.graded_at
    returning enrolment_id`.execute(executor);
  return rows[0]?.enrolment_id;
}
