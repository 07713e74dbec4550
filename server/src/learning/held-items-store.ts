import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { digests, type HeldItem } from '../platform/held-item.ts';

/** A topic with its sections; not with its materials. */
export interface HeldTopic extends HeldItem {
  readonly slug: string;
}

export interface HeldMaterial extends HeldItem {
  readonly slug: string;
  readonly topic: string;
  /** The place of its section in the topic. */
  readonly section: number;
}

/** The topics of courses, in their order. */
export async function heldTopics(executor: Executor, courseIds: readonly number[]): Promise<HeldTopic[]> {
  const sections = sql`
    select jsonb_agg(title order by position) from sections where topic_id = topics.id and not retired`;
  const all = sql`
    jsonb_build_object('title', title, 'description', description, 'sections', (${sections}))`;
  const { rows } = await sql<HeldTopic>`
    select id, course_id as "courseId", slug, retired as "isRetired", ${digests(all)} as parts
    from topics where course_id = any (${courseIds}::integer[]) order by course_id, position, id`.execute(
    executor,
  );
  return rows;
}

/**
 * The materials of courses, in their order, with their texts, the questions of a forum, and what they count for. Their
 * places are no part of them: these change with each material that comes or goes before them.
 */
export async function heldMaterials(
  executor: Executor,
  courseIds: readonly number[],
): Promise<HeldMaterial[]> {
  const texts = sql`
    select jsonb_object_agg(language, jsonb_build_array(html, figures)) from material_texts
    where material_id = materials.id`;
  const questions = sql`
    select jsonb_object_agg(slug, jsonb_build_array(author_name, author_position, topic, text)) from forum_posts
    where material_id = materials.id and slug is not null`;
  const grading = sql`
    select jsonb_agg(jsonb_build_array(category.slug, item.weight, item.is_extra))
    from grade_items item left join grade_categories category on category.id = item.category_id
    where item.material_id = materials.id and not item.retired`;
  const own = '{id,course_id,section_id,slug,position,retired,duration_minutes,minutes_by_language}';
  const all = sql`
    to_jsonb(materials) - ${own}::text[] || jsonb_build_object('topic', topics.slug,
      'duration', jsonb_build_array(duration_minutes, minutes_by_language), 'text', (${texts}),
      'questions', (${questions}), 'grading', (${grading}))`;
  const { rows } = await sql<HeldMaterial>`
    select materials.id, materials.course_id as "courseId", materials.slug, topics.slug as topic,
      sections.position as section, materials.retired as "isRetired", ${digests(all)} as parts
    from materials
    join sections on sections.id = materials.section_id
    join topics on topics.id = sections.topic_id
    where materials.course_id = any (${courseIds}::integer[])
    order by materials.course_id, topics.position, sections.position, materials.position, materials.id`.execute(
    executor,
  );
  return rows;
}

/** How courses are graded, apart from what each material counts for; with the order in which that is listed. */
export async function heldGrading(
  executor: Executor,
  courseIds: readonly number[],
): Promise<{ readonly courseId: number; readonly digest: string; readonly order: readonly string[] }[]> {
  const categories = sql`
    select jsonb_agg(jsonb_build_array(slug, title, weight, is_extra) order by position) from grade_categories
    where course_id = courses.id and not retired`;
  // What an operator grades; the others name a material.
  const items = sql`
    select jsonb_agg(jsonb_build_array(item.slug, item.title, item.weight, item.is_extra, category.slug) order by item.slug)
    from grade_items item left join grade_categories category on category.id = item.category_id
    where item.course_id = courses.id and item.title is not null and not item.retired`;
  const { rows } = await sql<{ courseId: number; digest: string; order: string[] }>`
    select id as "courseId", md5(jsonb_build_array((${categories}), (${items}))::text) as digest,
      array(
        select item.slug from grade_items item left join grade_categories category on category.id = item.category_id
        where item.course_id = courses.id and not item.retired
        order by category.position nulls last, item.position, item.slug) as order
    from courses where id = any (${courseIds}::integer[])`.execute(executor);
  return rows;
}
