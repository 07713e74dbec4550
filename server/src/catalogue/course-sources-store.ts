import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** A file of a course's folder: a text with its bytes, or the hash under which the course's files hold it. */
export type StoredSource = {
  /** Below the course's folder. */
  readonly path: string;
} & ({ readonly content: Uint8Array } | { readonly hash: string });

/** Keeps what a course was made of, in place of what it was made of before. */
export async function saveCourseSources(
  executor: Executor,
  courseId: number,
  sources: readonly StoredSource[],
): Promise<void> {
  const paths = sources.map(({ path }) => path);
  await sql`
    delete from course_sources where course_id = ${courseId} and not (path = any (${paths}::text[]))`.execute(
    executor,
  );
  const contents = sources.map((source) => ('content' in source ? Buffer.from(source.content) : null));
  const hashes = sources.map((source) => ('hash' in source ? source.hash : null));
  await sql`
    insert into course_sources (course_id, path, content, hash)
    select ${courseId}, given.* from unnest(${paths}::text[], ${contents}::bytea[], ${hashes}::text[]) as given
    on conflict (course_id, path) do update set content = excluded.content, hash = excluded.hash
    where (course_sources.content, course_sources.hash) is distinct from (excluded.content, excluded.hash)`.execute(
    executor,
  );
}

/** The files of a course's folder, by path; none where it was not imported from one. */
export async function courseSources(executor: Executor, courseId: number): Promise<StoredSource[]> {
  const { rows } = await sql<{ path: string; content: Buffer | null; hash: string | null }>`
    select path, content, hash from course_sources where course_id = ${courseId} order by path collate "C"`.execute(
    executor,
  );
  return rows.map(({ path, content, hash }) =>
    hash === null ? { path, content: content ?? Buffer.alloc(0) } : { path, hash },
  );
}
