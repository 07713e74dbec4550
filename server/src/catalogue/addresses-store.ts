import { homeTimeZone } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import type { PublicAddress } from '../platform/web/sitemap.ts';

/** The public page of every course, with the day on which what it shows last changed: published or reviewed. */
export async function courseAddresses(executor: Executor): Promise<PublicAddress[]> {
  const { rows } = await sql<{ id: number; changed: string }>`
    select courses.id, greatest(courses.published, latest.day)::text as changed
    from courses
    left join (
      select course_id, (max(created_at) at time zone ${homeTimeZone})::date as day
      from reviews where hidden_at is null group by course_id
    ) as latest
      on latest.course_id = courses.id
    where not courses.retired
    order by courses.id`.execute(executor);
  return rows.map(({ id, changed }) => ({ path: `/course-about/${String(id)}`, changed }));
}

/** The list of each category that has courses, its own or of categories below it. */
export async function categoryAddresses(executor: Executor): Promise<PublicAddress[]> {
  const { rows } = await sql<{ key: string }>`
    with recursive below as (
      select id as top, id from categories
      union
      select below.top, categories.id from categories join below on categories.parent_id = below.id
    )
    select key from categories
    where id in (
      select top from below join courses on courses.category_id = below.id and not courses.retired
    )
    order by id`.execute(executor);
  return rows.map(({ key }) => ({ path: `/discover/${key}`, changed: null }));
}
