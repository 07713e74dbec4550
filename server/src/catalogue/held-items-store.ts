import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { digests, type HeldItem } from '../platform/held-item.ts';

/** What is worked out from other rows: it changes by itself, or with what is told by itself. */
const derived = sql`'{tracked_materials,theory_minutes,price_cents,special_cents,price_to_cents,product_count,
  next_date,next_end_date,cities,offer_until}'::text[]`;

/** Courses by themselves: without their theory and their products. */
export async function heldCourses(
  executor: Executor,
  ids: readonly number[],
): Promise<(HeldItem & { readonly slug: string })[]> {
  const texts = sql`
    select jsonb_object_agg(key, by_language)
    from (
      select key, jsonb_object_agg(language, value) as by_language
      from course_texts, jsonb_each(to_jsonb(course_texts) - '{course_id,language,theory_minutes}'::text[])
      where course_id = courses.id group by key
    ) as part`;
  const all = sql`to_jsonb(courses) - '{id,slug,retired}'::text[] - ${derived} || coalesce((${texts}), '{}')`;
  const { rows } = await sql<HeldItem & { slug: string }>`
    select id, id as "courseId", slug, retired as "isRetired", ${digests(all)} as parts
    from courses where id = any (${ids}::integer[])`.execute(executor);
  return rows;
}

/** What is sold of courses, with when and where its group meets. */
export async function heldProducts(executor: Executor, courseIds: readonly number[]): Promise<HeldItem[]> {
  const session = sql`
    select to_jsonb(session) - 'product_id' from practical_sessions session where product_id = products.id`;
  const days = sql`
    select jsonb_agg(to_jsonb(day) - 'product_id' order by position) from practical_session_days day
    where product_id = products.id`;
  const all = sql`
    to_jsonb(products) - '{id,course_id,retired}'::text[]
      || jsonb_build_object('session', jsonb_build_array((${session}), (${days})))`;
  const { rows } = await sql<HeldItem>`
    select id, course_id as "courseId", retired as "isRetired", ${digests(all)} as parts
    from products where course_id = any (${courseIds}::integer[]) order by id`.execute(executor);
  return rows;
}
