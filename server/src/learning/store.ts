import type { Language, MaterialModule } from '@medeina/contract';
import type { Sql } from '../platform/database.ts';
import type { MaterialContent } from './material-content.ts';

/** Reading what a learner has and how far they are. */

export interface EnrolmentRow {
  readonly course_id: number;
  readonly product_id: number | null;
  readonly enrolled_at: Date;
  readonly opened_at: Date | null;
  readonly completed_at: Date | null;
}

export async function readEnrolment(
  sql: Sql,
  userId: number,
  courseId: number,
): Promise<EnrolmentRow | undefined> {
  const [row] = await sql<EnrolmentRow[]>`
    select course_id, product_id, enrolled_at, opened_at, completed_at
    from enrolments where user_id = ${userId} and course_id = ${courseId}`;
  return row;
}

/** A course in the learner's list. */
export interface LearnerCourseRow extends EnrolmentRow {
  readonly shortname: string;
  readonly environment: string;
  readonly image: string | null;
  readonly category_id: number;
  readonly category_key: string;
  readonly category_title: Readonly<Record<Language, string>>;
  readonly format: 'hybrid' | 'online' | 'simulation';
  readonly certificate: boolean;
  readonly title: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly done: number;
  readonly total: number;
  readonly current: {
    readonly topic_id: number;
    readonly section_id: number;
    readonly course_module_id: number;
    readonly title: string;
    readonly topic_title: string;
    readonly topic_number: number;
  } | null;
}

export interface LearnerCoursesWish {
  readonly userId: number;
  readonly language: Language;
  /** Part of a title, as it was typed. */
  readonly search: string;
  readonly onlyCompleted: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A page of a learner's courses, the one opened last first, each with its progress and where to go on. */
export async function readLearnerCourses(sql: Sql, wish: LearnerCoursesWish): Promise<LearnerCourseRow[]> {
  const { userId, language } = wish;
  return await sql<LearnerCourseRow[]>`
    select enrolments.course_id, enrolments.product_id, enrolments.enrolled_at, enrolments.opened_at,
      enrolments.completed_at, courses.shortname, courses.environment, courses.image, courses.category_id,
      courses.format, courses.certificate, categories.key as category_key, categories.title as category_title,
      texts.title, products.start_date, products.end_date, enrolments.done, courses.tracked_materials as total,
      case when topics.id is not null then jsonb_build_object(
        'topic_id', topics.id, 'section_id', sections.id, 'course_module_id', materials.id,
        'title', materials.title ->> ${language}, 'topic_title', topics.title ->> ${language},
        'topic_number', topics.position + 1) end as current
    from enrolments
    join courses on courses.id = enrolments.course_id
    join categories on categories.id = courses.category_id
    join course_texts texts on texts.course_id = courses.id and texts.language = ${language}
    left join products on products.id = enrolments.product_id
    left join materials on materials.id = enrolments.current_material_id and not materials.retired
    left join sections on sections.id = materials.section_id
    left join topics on topics.id = sections.topic_id
    where enrolments.user_id = ${userId} and ${condition(sql, wish)}
    order by coalesce(enrolments.opened_at, enrolments.enrolled_at) desc, enrolments.id desc
    limit ${wish.limit} offset ${wish.offset}`;
}

export async function countLearnerCourses(sql: Sql, wish: LearnerCoursesWish): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::integer as count
    from enrolments
    join course_texts texts on texts.course_id = enrolments.course_id and texts.language = ${wish.language}
    where enrolments.user_id = ${wish.userId} and ${condition(sql, wish)}`;
  return row?.count ?? 0;
}

function condition(sql: Sql, wish: LearnerCoursesWish) {
  const completed = wish.onlyCompleted ? sql`enrolments.completed_at is not null` : sql`true`;
  const search = wish.search.trim();
  if (search === '') return completed;
  return sql`${completed} and position(lower(unaccent(${search})) in lower(unaccent(texts.title))) > 0`;
}

/** A material with its place in the course, and what the learner did with it. */
export interface MaterialRow {
  readonly id: number;
  readonly module: MaterialModule;
  readonly completion: 0 | 1 | 2;
  readonly title: string;
  readonly description: string | null;
  readonly duration_minutes: number | null;
  readonly requires: readonly number[];
  readonly content: MaterialContent;
  readonly is_completed: boolean;
  readonly watched_seconds: number | null;
  readonly transcript: string | null;
  readonly section_id: number;
  readonly section_title: string;
  readonly topic_id: number;
  readonly topic_title: string;
  readonly topic_description: string | null;
}

/** All materials of a course in their order, in one statement. */
export async function readMaterials(
  sql: Sql,
  userId: number,
  courseId: number,
  language: Language,
): Promise<MaterialRow[]> {
  return await sql<MaterialRow[]>`
    select materials.id, materials.module, materials.completion, materials.title ->> ${language} as title,
      materials.description ->> ${language} as description, materials.duration_minutes, materials.requires,
      materials.content, completions.material_id is not null as is_completed,
      (select sum(upper(stretch) - lower(stretch))::integer from unnest(video_progress.watched) as stretch) as watched_seconds,
      case when materials.module = 'video' then texts.html end as transcript,
      sections.id as section_id, sections.title ->> ${language} as section_title,
      topics.id as topic_id, topics.title ->> ${language} as topic_title,
      topics.description ->> ${language} as topic_description
    from materials
    join sections on sections.id = materials.section_id
    join topics on topics.id = sections.topic_id
    left join completions on completions.material_id = materials.id and completions.user_id = ${userId}
    left join video_progress on video_progress.material_id = materials.id and video_progress.user_id = ${userId}
    left join material_texts texts
      on texts.material_id = materials.id and texts.language = ${language} and materials.module = 'video'
    where materials.course_id = ${courseId} and not materials.retired
    order by topics.position, sections.position, materials.position`;
}

/** A material by itself, for a learner who has its course. */
export interface OwnMaterialRow {
  readonly id: number;
  readonly course_id: number;
  readonly module: MaterialModule;
  readonly completion: 0 | 1 | 2;
  readonly title: Readonly<Record<Language, string>>;
  readonly duration_minutes: number | null;
  readonly content: MaterialContent;
  readonly is_completed: boolean;
  /** Everything that it requires is completed. */
  readonly is_open: boolean;
}

/** @returns undefined when there is no such material, or the person does not have its course. */
export async function readOwnMaterial(
  sql: Sql,
  userId: number,
  id: number,
): Promise<OwnMaterialRow | undefined> {
  const [row] = await sql<OwnMaterialRow[]>`
    select materials.id, materials.course_id, materials.module, materials.completion, materials.title,
      materials.duration_minutes, materials.content,
      exists (select from completions where user_id = ${userId} and material_id = materials.id) as is_completed,
      materials.requires <@ array(
        select material_id from completions where user_id = ${userId} and course_id = materials.course_id
      ) as is_open
    from materials
    join enrolments on enrolments.course_id = materials.course_id and enrolments.user_id = ${userId}
    where materials.id = ${id} and not materials.retired`;
  return row;
}

export async function readHtml(
  sql: Sql,
  materialId: number,
  language: Language,
): Promise<string | undefined> {
  const [row] = await sql<{ html: string }[]>`
    select html from material_texts where material_id = ${materialId} and language = ${language}`;
  return row?.html;
}

/** Notes that the learner was here; at most once in ten minutes, since nothing needs it more exactly. */
export async function touchEnrolment(sql: Sql, userId: number, courseId: number): Promise<void> {
  await sql`
    update enrolments set opened_at = now()
    where user_id = ${userId} and course_id = ${courseId}
      and (opened_at is null or opened_at < now() - interval '10 minutes')`;
}
