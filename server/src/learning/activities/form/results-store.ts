import type { GivenValue } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database.ts';
import type { MaterialContent } from '../../material-content.ts';
import type { FormFileRow } from './files-store.ts';

/** What an operator reads of forms. */

export interface FormRow {
  readonly id: number;
  readonly slug: string;
  readonly title: Readonly<Record<'lt' | 'en' | 'ru', string>>;
  readonly content: MaterialContent<'dynamic_form'>;
}

/** @param name undefined: all of the course. */
export async function readForms(
  executor: Executor,
  courseId: number,
  name: string | undefined,
): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select id, slug, title, content from materials
    where course_id = ${courseId} and module = 'dynamic_form' and not retired
      and (${name ?? null}::text is null or slug = ${name ?? null})
    order by id`.execute(executor);
  return rows;
}

export interface SubmissionRow {
  readonly material_id: number;
  readonly attempt_id: number;
  readonly username: string;
  readonly number: number;
  readonly submitted_at: Date;
  readonly answers: Readonly<Record<string, GivenValue>> | null;
  readonly files: readonly FormFileRow[] | null;
}

/** Forms that were sent, the oldest first. */
export async function readSubmissions(
  executor: Executor,
  materialIds: readonly number[],
): Promise<SubmissionRow[]> {
  const { rows } = await sql<SubmissionRow>`
    select attempt.material_id, attempt.id as attempt_id, users.username, attempt.number, attempt.submitted_at,
      (select jsonb_object_agg(given.question, given.answer) from activity_answers given
        where given.user_id = attempt.user_id and given.attempt_id = attempt.id) as answers,
      (select jsonb_agg(to_jsonb(file) order by file.id) from form_files file
        where file.user_id = attempt.user_id and file.attempt_id = attempt.id) as files
    from activity_attempts attempt
    join users on users.id = attempt.user_id
    where attempt.material_id = any (${materialIds}::integer[]) and attempt.submitted_at is not null
    order by attempt.submitted_at, attempt.id`.execute(executor);
  return rows;
}
