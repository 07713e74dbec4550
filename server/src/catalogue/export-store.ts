import { sql } from 'kysely';
import type { Category, FilterGroup, Texts } from '../import/shapes.ts';
import type { Executor } from '../platform/database.ts';

/** A course as an export names it. */
export interface NamedCourse {
  readonly id: number;
  readonly slug: string;
}

/** Courses by their slug. @param wanted an id or a slug; undefined for all that are in the catalogue. */
export async function namedCourses(executor: Executor, wanted: string | undefined): Promise<NamedCourse[]> {
  const { rows } = await sql<NamedCourse>`
    select id, slug from courses
    where case when ${wanted ?? null}::text is null then not retired else ${wanted ?? null} in (slug, id::text) end
    order by slug collate "C"`.execute(executor);
  return rows;
}

/** The catalogue's categories as an import reads them. */
export async function listCategories(executor: Executor): Promise<Category[]> {
  const { rows } = await sql<
    Omit<Category, 'description' | 'image'> & {
      description: Texts | null;
      image: string | null;
    }
  >`
    select key, id, parent_id as parent, title, description, image from categories order by position, id`.execute(
    executor,
  );
  // Left out of the JSON where there is none.
  return rows.map(({ key, id, parent, title, description, image }) => ({
    key,
    id,
    parent,
    title,
    description: description ?? undefined,
    image: image ?? undefined,
  }));
}

/** The catalogue's filters as an import reads them. */
export async function listFilterGroups(executor: Executor): Promise<FilterGroup[]> {
  const { rows } = await sql<FilterGroup>`
    select id, key, name, (
      select coalesce(json_agg(json_build_object('id', id, 'key', key, 'name', name) order by position, id), '[]')
      from filters where group_id = filter_groups.id
    ) as filters
    from filter_groups order by position, id`.execute(executor);
  return rows;
}
