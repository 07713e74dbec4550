import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** A person's favourites. */

export interface FavouriteRow {
  readonly id: number;
  readonly course_id: number;
  readonly added: Date;
}

export async function readFavourites(
  executor: Executor,
  userId: number,
  offset: number,
  limit: number,
): Promise<FavouriteRow[]> {
  const { rows } = await sql<FavouriteRow>`
    select favourites.id, course_id, favourites.created_at as added
    from favourites join courses on courses.id = course_id
    where user_id = ${userId} and not courses.retired
    order by favourites.created_at desc, favourites.id desc limit ${limit} offset ${offset}`.execute(
    executor,
  );
  return rows;
}

export interface FavouriteId {
  readonly id: number;
  readonly course_id: number;
}

/** All favourites of a person, newest first. */
export async function readFavouriteIds(executor: Executor, userId: number): Promise<FavouriteId[]> {
  const { rows } = await sql<FavouriteId>`
    select favourites.id, course_id
    from favourites join courses on courses.id = course_id
    where user_id = ${userId} and not courses.retired
    order by favourites.id desc`.execute(executor);
  return rows;
}

/** @returns the favourite's id, the same when there was one. */
export async function addFavourite(executor: Executor, userId: number, courseId: number): Promise<number> {
  // The update changes nothing: it makes the row that was there come back.
  const {
    rows: [row],
  } = await sql<{ id: number }>`
    insert into favourites (user_id, course_id) values (${userId}, ${courseId})
    on conflict (user_id, course_id) do update set course_id = excluded.course_id
    returning id`.execute(executor);
  if (row === undefined) throw new Error('The database gave no id to a favourite');
  return row.id;
}

/** @returns whether the person had it. */
export async function removeFavourite(executor: Executor, userId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from favourites where id = ${id} and user_id = ${userId} returning id`.execute(executor);
  return rows.length > 0;
}
