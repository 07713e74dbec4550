import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

/** A learner's courses in an environment, as they were last read there. */
export interface KeptCourses {
  readonly courses: unknown;
  readonly read_at: Date;
}

export async function readKeptCourses(
  executor: Executor,
  userId: number,
  environment: string,
): Promise<KeptCourses | undefined> {
  const { rows } = await sql<KeptCourses>`
    select courses, read_at from environment_courses
    where user_id = ${userId} and environment_id = ${environment}`.execute(executor);
  return rows[0];
}

/** Keeps what was read, while the environment is still linked. */
export async function keepCourses(
  executor: Executor,
  userId: number,
  environment: string,
  courses: readonly unknown[],
): Promise<void> {
  await sql`
    insert into environment_courses (user_id, environment_id, courses)
    select user_id, provider, ${JSON.stringify(courses)}::text::jsonb from user_identities
    where user_id = ${userId} and provider = ${environment}
    on conflict (user_id, environment_id) do update set courses = excluded.courses, read_at = now()`.execute(
    executor,
  );
}
