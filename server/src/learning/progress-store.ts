import { sql } from 'kysely';
import type { Executor } from '../platform/database.ts';

export interface ProgressKey {
  readonly userId: number;
  readonly enrolmentId: number;
  readonly materialId: number;
}

/** Keeps where a learner stopped; what was noted earlier than what is known changes nothing. */
export async function upsertProgress(
  executor: Executor,
  { userId, enrolmentId, materialId }: ProgressKey,
  noted: {
    readonly page: number | null;
    readonly state: string | null;
    /** ISO 8601. */
    readonly givenAt: string;
  },
): Promise<void> {
  await sql`
    insert into material_progress as known (user_id, enrolment_id, material_id, page, state, given_at)
    values (${userId}, ${enrolmentId}, ${materialId}, ${noted.page}, ${noted.state},
      least(${noted.givenAt}::timestamptz, now()))
    on conflict (user_id, enrolment_id, material_id) do update set
      page = coalesce(excluded.page, known.page), state = coalesce(excluded.state, known.state),
      given_at = excluded.given_at
    where known.given_at <= excluded.given_at`.execute(executor);
}

/** What an interactive package wanted to know the next time. */
export async function readState(
  executor: Executor,
  { userId, enrolmentId, materialId }: ProgressKey,
): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    select state from material_progress
    where user_id = ${userId} and enrolment_id = ${enrolmentId} and material_id = ${materialId}`.execute(
    executor,
  );
  return rows[0]?.state ?? null;
}

/**
 * Keeps what was reached in an interactive package as its one attempt: it may be played as often as one likes, and the
 * best counts. A test that an import made a package of may have been begun.
 */
export async function keepBest(
  executor: Executor,
  { userId, enrolmentId, materialId }: ProgressKey,
  { percent, passed }: { readonly percent: number; readonly passed: boolean | null },
): Promise<void> {
  await sql`
    insert into activity_attempts as known
      (user_id, enrolment_id, material_id, number, layout, submitted_at, percent, passed)
    values (${userId}, ${enrolmentId}, ${materialId}, 1, '{}', now(), ${percent}, ${passed})
    on conflict (user_id, enrolment_id, material_id, number) do update set
      percent = excluded.percent, passed = excluded.passed, submitted_at = excluded.submitted_at
    where known.percent is null or known.percent < excluded.percent`.execute(executor);
}
