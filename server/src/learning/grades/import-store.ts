import { sql } from 'kysely';
import type { GradedSource, GradingSource } from '../../import/grading.ts';
import type { Executor } from '../../platform/database.ts';
import { jsonb } from '../../platform/sql.ts';

/**
 * Writes what counts towards the grade of a course, after its materials. Categories and items keep their ids from import
 * to import by their names, so that what an operator graded stays; what is gone from the plan is retired.
 */
export async function saveGrading(
  executor: Executor,
  courseId: number,
  { categories, items }: GradingSource,
): Promise<void> {
  await sql`update grade_categories set retired = true where course_id = ${courseId}`.execute(executor);
  await sql`
    update grade_items set retired = true, category_id = null where course_id = ${courseId}`.execute(
    executor,
  );
  for (const [position, category] of categories.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into grade_categories (course_id, slug, position, title, weight, is_extra)
      values (${courseId}, ${category.slug}, ${position}, ${jsonb(category.title)}, ${category.weight}, ${category.isExtra})
      on conflict (course_id, slug) do update set
        position = excluded.position, title = excluded.title, weight = excluded.weight, is_extra = excluded.is_extra,
        retired = false
      returning id`.execute(executor);
    await saveItems(executor, courseId, rows[0]?.id ?? null, category.items);
  }
  await saveItems(executor, courseId, null, items);
}

async function saveItems(
  executor: Executor,
  courseId: number,
  categoryId: number | null,
  items: readonly GradedSource[],
): Promise<void> {
  for (const [position, item] of items.entries()) {
    const material = sql`(
      select id from materials where course_id = ${courseId} and slug = ${item.slug} and not retired)`;
    await sql`
      insert into grade_items (course_id, slug, category_id, material_id, position, title, weight, is_extra)
      values (${courseId}, ${item.slug}, ${categoryId}, ${item.title === null ? material : null}, ${position},
        ${item.title === null ? null : jsonb(item.title)}, ${item.weight}, ${item.isExtra})
      on conflict (course_id, slug) do update set
        category_id = excluded.category_id, material_id = excluded.material_id, position = excluded.position,
        title = excluded.title, weight = excluded.weight, is_extra = excluded.is_extra, retired = false`.execute(
      executor,
    );
  }
}
