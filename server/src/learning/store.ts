import type { CurrentMaterial, Language, MaterialModule } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Minutes } from '../platform/minutes.ts';
import { inOrder, numbered } from '../platform/batched.ts';
import type { Executor } from '../platform/database.ts';
import { isDueAgain } from './enrolments-store.ts';
import type { StoredFigure } from './figures.ts';
import { givenTo, type MarksRow, reachedIn } from './grades/marks-store.ts';
import type { CountedItem } from './grades/marks.ts';
import type { MaterialContent } from './material-content.ts';

/** Reading what a learner has and how far they are. */

export interface EnrolmentRow {
  readonly enrolment_id: number;
  readonly course_id: number;
  readonly product_id: number | null;
  readonly enrolled_at: Date;
  readonly opened_at: Date | null;
  readonly completed_at: Date | null;
}

export interface OwnCourseQuery {
  readonly userId: number;
  readonly courseId: number;
}

/** A time that the learner took the course before; moments as JSON has them. */
export interface EarlierAttempt {
  readonly attempt: number;
  readonly enrolled_at: string;
  readonly completed_at: string | null;
}

/** What is a learner's own of a course that they have. */
export interface OwnCourse extends EnrolmentRow, MarksRow {
  /** They were here in the last ten minutes. */
  readonly is_fresh: boolean;
  readonly has_review: boolean;
  /** Ids of materials. */
  readonly completed: readonly number[];
  /** Seconds seen of the videos that were begun. */
  readonly watched: Readonly<Record<number, number>> | null;
  /** Seconds into those videos at which the learner stopped. */
  readonly positions: Readonly<Record<number, number>> | null;
  /** Pages of the documents at which the learner stopped. */
  readonly pages: Readonly<Record<number, number>> | null;
  /** The how manieth time it is that they take the course. */
  readonly attempt: number;
  /** The times before, the last one first. */
  readonly earlier: readonly EarlierAttempt[] | null;
  /** The course may be taken again. */
  readonly is_due_again: boolean;
  /** The version of the content and of this course in the same moment. */
  readonly version: string;
}

const isFresh = sql`coalesce(enrolment.opened_at > now() - interval '10 minutes', false)`;

/** The columns of `OwnCourse` but its version, of the row `enrolment`. */
const ownColumns = sql`
  id as enrolment_id, course_id, product_id, enrolled_at, opened_at, completed_at, attempt,
  ${isFresh} as is_fresh, ${isDueAgain} as is_due_again,
  exists (
    select from reviews where reviews.user_id = enrolment.user_id and reviews.course_id = enrolment.course_id
  ) as has_review,
  array(
    select material_id from completions
    where completions.user_id = enrolment.user_id and completions.enrolment_id = enrolment.id
  ) as completed,
  (
    select jsonb_object_agg(material_id, (
      select sum(upper(stretch) - lower(stretch)) from unnest(video_progress.watched) as stretch))
    from video_progress
    where video_progress.user_id = enrolment.user_id and video_progress.enrolment_id = enrolment.id
  ) as watched,
  (
    select jsonb_object_agg(material_id, position) from video_progress
    where video_progress.user_id = enrolment.user_id and video_progress.enrolment_id = enrolment.id
  ) as positions,
  (
    select jsonb_object_agg(material_id, page) from material_progress progress
    where progress.user_id = enrolment.user_id and progress.enrolment_id = enrolment.id and page is not null
  ) as pages,
  (
    select jsonb_agg(jsonb_build_object(
      'attempt', earlier.attempt, 'enrolled_at', earlier.enrolled_at, 'completed_at', earlier.completed_at)
      order by earlier.attempt desc)
    from enrolments earlier
    where earlier.user_id = enrolment.user_id and earlier.course_id = enrolment.course_id
      and earlier.attempt < enrolment.attempt and earlier.status = 'active'
  ) as earlier,
  (${reachedIn}) as reached, (${givenTo}) as given`;

/** In the order of the queries; undefined where the learner does not have the course. */
export async function readOwnCourses(
  executor: Executor,
  queries: readonly OwnCourseQuery[],
): Promise<(OwnCourse | undefined)[]> {
  const { rows } = await sql<OwnCourse & { place: number }>`
    select asked.place, own.*, concat_ws('.', (select version from versions where name = 'content'),
      (select version from versions where name = 'course:' || asked."courseId")) as version
    from json_to_recordset(${numbered(queries)}::json) as asked (place integer, "userId" integer, "courseId" integer)
    cross join lateral (
      select ${ownColumns}
      from current_enrolments enrolment
      where enrolment.user_id = asked."userId" and enrolment.course_id = asked."courseId"
    ) as own`.execute(executor);
  return inOrder(queries, rows);
}

/** A time that a learner took a course before the one that counts now; undefined where there is none such. */
export async function readEarlierAttempt(
  executor: Executor,
  { userId, courseId }: OwnCourseQuery,
  attempt: number,
): Promise<Omit<OwnCourse, 'version'> | undefined> {
  const { rows } = await sql<Omit<OwnCourse, 'version'>>`
    select ${ownColumns} from enrolments enrolment
    where user_id = ${userId} and course_id = ${courseId} and attempt = ${attempt} and status = 'active'`.execute(
    executor,
  );
  return rows[0];
}

export interface LearnerCoursesQuery {
  readonly userId: number;
  readonly language: Language;
  /** Part of a title, as it was typed. */
  readonly search: string;
  readonly onlyCompleted: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** What is the learner's own of a course in their list; moments as JSON has them. */
export interface ListedEnrolment extends MarksRow {
  readonly course_id: number;
  readonly product_id: number | null;
  readonly enrolled_at: string;
  readonly opened_at: string | null;
  readonly completed_at: string | null;
  readonly done: number;
  readonly current_material_id: number | null;
}

/** A page of a learner's courses. */
export interface ListedEnrolments {
  readonly enrolments: readonly ListedEnrolment[];
  /** How many there are in all; 0 for a page behind the last one. */
  readonly total: number;
  /** The content's version in the same moment. */
  readonly version: string;
}

/**
 * Ids of the courses that an environment lists for the person of the row `asked`: it knows better how far they are. Found
 * once a person; finding it for each of their courses took a quarter of the statement's time.
 */
const listedElsewhere = sql`
  array(
    select courses.id from environment_courses listed
    join environments on environments.id = listed.environment_id and environments.enabled
    cross join jsonb_to_recordset(listed.courses) as told (id bigint)
    join courses
      on courses.environment_id = listed.environment_id and courses.environment_course_id = told.id
    where listed.user_id = asked."userId")`;

/**
 * For each query a page of the learner's courses, the one opened last first, without those that their environment lists.
 * A page comes as one value: of hundreds of rows a second, reading their columns would cost more than finding them.
 */
export async function readListedEnrolments(
  executor: Executor,
  queries: readonly LearnerCoursesQuery[],
): Promise<(ListedEnrolments | undefined)[]> {
  const asked = queries.map((query) => ({ ...query, search: query.search.trim().toWellFormed() }));
  const { rows } = await sql<ListedEnrolments & { place: number }>`
    select asked.place, listed.enrolments, listed.total, (select version from versions where name = 'content') as version
    from json_to_recordset(${numbered(asked)}::json) as asked (
      place integer, "userId" integer, language text, search text, "onlyCompleted" boolean, "offset" bigint, "limit" integer)
    cross join lateral (
      select coalesce(max(in_all), 0) as total, coalesce(json_agg(json_build_object(
        'course_id', course_id, 'product_id', product_id, 'enrolled_at', enrolled_at, 'opened_at', opened_at,
        'completed_at', completed_at, 'done', done, 'current_material_id', current_material_id,
        'reached', reached, 'given', given) order by coalesce(opened_at, enrolled_at) desc, id desc), '[]') as enrolments
      from (
        select id, course_id, product_id, enrolled_at, opened_at, completed_at, done, current_material_id,
          (${reachedIn}) as reached, (${givenTo}) as given, count(*) over ()::integer as in_all
        from current_enrolments enrolment
        where user_id = asked."userId" and (not asked."onlyCompleted" or completed_at is not null)
          and course_id <> all (${listedElsewhere})
          and (asked.search = '' or position(lower(unaccent(asked.search)) in lower(unaccent((
            select title from course_texts texts
            where texts.course_id = enrolment.course_id and texts.language = asked.language)))) > 0)
        order by coalesce(opened_at, enrolled_at) desc, id desc
        limit asked."limit" offset asked."offset"
      ) as page
    ) as listed`.execute(executor);
  return inOrder(queries, rows);
}

/** Which course, taken by which product, with where its learner goes on. */
export interface CourseToList extends Pick<
  ListedEnrolment,
  'course_id' | 'product_id' | 'current_material_id'
> {
  readonly language: Language;
}

/** What a learner's list shows of a course: the same for all who are at the same place of it. */
export interface ListedCourse {
  readonly shortname: string;
  readonly environment: string;
  readonly environment_course_id: number;
  readonly image: string | null;
  readonly category: { readonly category_id: number; readonly key: string; readonly name: string };
  readonly format: 'hybrid' | 'online' | 'simulation';
  readonly certificate: boolean;
  readonly title: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly total: number;
  readonly current: CurrentMaterial | null;
  /** What counts towards its grade; nothing where it shows none. */
  readonly counted: readonly CountedItem[];
}

/** In the order of the queries; undefined where there is no such course. */
export async function readListedCourses(
  executor: Executor,
  queries: readonly CourseToList[],
): Promise<(ListedCourse | undefined)[]> {
  const { rows } = await sql<{ place: number; course: ListedCourse }>`
    select asked.place, jsonb_build_object(
      'shortname', courses.shortname, 'environment', courses.environment_id,
      'environment_course_id', courses.environment_course_id, 'image', courses.image,
      'category', jsonb_build_object('category_id', categories.id, 'key', categories.key,
        'name', categories.title ->> asked.language),
      'format', courses.format, 'certificate', courses.certificate, 'title', texts.title,
      'start_date', (session.starts_at at time zone session.time_zone)::date,
      'end_date', (session.ends_at at time zone session.time_zone)::date, 'total', courses.tracked_materials,
      'current', case when topics.id is not null then jsonb_build_object(
        'topic_id', topics.id, 'section_id', sections.id, 'course_module_id', materials.id,
        'title', materials.title ->> asked.language, 'topic_title', topics.title ->> asked.language,
        'topic_number', topics.position + 1) end,
      'counted', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', items.id, 'material_id', items.material_id, 'weight', items.weight, 'is_extra', items.is_extra,
          'category_id', items.category_id, 'category_weight', category.weight,
          'category_is_extra', category.is_extra) order by category.position, items.position)
        from grade_items items left join grade_categories category on category.id = items.category_id
        where items.course_id = courses.id and not items.retired and courses.shows_grades), '[]')) as course
    from json_to_recordset(${numbered(queries)}::json) as asked (
      place integer, course_id integer, product_id integer, current_material_id integer, language text)
    join courses on courses.id = asked.course_id
    join categories on categories.id = courses.category_id
    join course_texts texts on texts.course_id = courses.id and texts.language = asked.language
    left join practical_sessions session on session.product_id = asked.product_id
    left join materials on materials.id = asked.current_material_id and not materials.retired
    left join sections on sections.id = materials.section_id
    left join topics on topics.id = sections.topic_id`.execute(executor);
  return inOrder(queries, rows).map((row) => row?.course);
}

/** A material with its place in the course. */
export interface CourseMaterial {
  readonly id: number;
  readonly module: MaterialModule;
  readonly completion: 0 | 1 | 2;
  readonly title: string;
  readonly description: string | null;
  readonly duration_minutes: number | null;
  readonly requires: readonly number[];
  readonly content: MaterialContent;
  readonly transcript: string | null;
  readonly section_id: number;
  readonly section_title: string;
  readonly topic_id: number;
  readonly topic_title: string;
  readonly topic_description: string | null;
}

/** A material with what the learner did with it. */
export interface MaterialRow extends CourseMaterial {
  readonly is_completed: boolean;
  readonly watched_seconds: number | null;
  readonly position_seconds: number | null;
  /** Of a document, at which they stopped reading. */
  readonly page: number | null;
}

/** How long the row `materials` takes in a language; what was imported before it was counted by language is as long in each. */
export const minutesIn = (language: Language): RawBuilder<number | null> =>
  sql`coalesce((materials.minutes_by_language ->> ${language})::integer, materials.duration_minutes)`;

/** All materials of a course in their order, in one statement. */
export async function readMaterials(
  executor: Executor,
  courseId: number,
  language: Language,
): Promise<CourseMaterial[]> {
  const { rows } = await sql<CourseMaterial>`
    select materials.id, materials.module, materials.completion, materials.title ->> ${language} as title,
      materials.description ->> ${language} as description,
      ${minutesIn(language)} as duration_minutes,
      materials.requires, materials.content, texts.html as transcript,
      sections.id as section_id, sections.title ->> ${language} as section_title,
      topics.id as topic_id, topics.title ->> ${language} as topic_title,
      topics.description ->> ${language} as topic_description
    from materials
    join sections on sections.id = materials.section_id
    join topics on topics.id = sections.topic_id
    left join material_texts texts
      on texts.material_id = materials.id and texts.language = ${language}
        and materials.module in ('video', 'document_video')
    where materials.course_id = ${courseId} and not materials.retired
    order by topics.position, sections.position, materials.position`.execute(executor);
  return rows;
}

/** A material by itself, for a learner who has its course. */
export interface OwnMaterialRow {
  readonly id: number;
  readonly course_id: number;
  readonly enrolment_id: number;
  /** They were in the course in the last ten minutes. */
  readonly is_fresh: boolean;
  readonly module: MaterialModule;
  readonly completion: 0 | 1 | 2;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Partial<Record<Language, string>>>;
  readonly duration_minutes: number | null;
  readonly minutes_by_language: Minutes | null;
  readonly content: MaterialContent;
  readonly is_completed: boolean;
  /** Everything that it requires is completed. */
  readonly is_open: boolean;
}

export interface OwnMaterialQuery {
  readonly userId: number;
  readonly materialId: number;
}

/** In the order of the queries; undefined where there is no such material, or the person does not have its course. */
export async function readOwnMaterials(
  executor: Executor,
  queries: readonly OwnMaterialQuery[],
): Promise<(OwnMaterialRow | undefined)[]> {
  const { rows } = await sql<OwnMaterialRow & { place: number }>`
    select asked.place, material.*
    from json_to_recordset(${numbered(queries)}::json) as asked (place integer, "userId" integer, "materialId" bigint)
    cross join lateral (
      select materials.id, materials.course_id, enrolment.id as enrolment_id, ${isFresh} as is_fresh,
        materials.module, materials.completion, materials.title,
        materials.description, materials.duration_minutes, materials.minutes_by_language, materials.content,
        materials.id = any (completed.ids) as is_completed, materials.requires <@ completed.ids as is_open
      from materials
      join current_enrolments enrolment
        on enrolment.course_id = materials.course_id and enrolment.user_id = asked."userId"
      cross join lateral (
        select coalesce(array_agg(material_id), '{}') as ids from completions
        where completions.user_id = enrolment.user_id and completions.enrolment_id = enrolment.id
      ) as completed
      where materials.id = asked."materialId" and not materials.retired
      limit 1
    ) as material`.execute(executor);
  return inOrder(queries, rows);
}

/** A page in one language; undefined where it has none. */
export async function readPageText(
  executor: Executor,
  materialId: number,
  language: Language,
): Promise<{ html: string; figures: readonly StoredFigure[] } | undefined> {
  const {
    rows: [row],
  } = await sql<{ html: string; figures: readonly StoredFigure[] }>`
    select html, figures from material_texts
    where material_id = ${materialId} and language = ${language}`.execute(executor);
  return row;
}

/** Notes that the learner was here; at most once in ten minutes, since nothing needs it more exactly. */
export async function touchEnrolment(executor: Executor, userId: number, enrolmentId: number): Promise<void> {
  await sql`
    update enrolments set opened_at = now()
    where user_id = ${userId} and id = ${enrolmentId}
      and (opened_at is null or opened_at < now() - interval '10 minutes')`.execute(executor);
}
