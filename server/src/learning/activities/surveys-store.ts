import type { AnswerValue } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';
import type { MaterialContent } from '../material-content.ts';

/** What an operator reads of surveys. */

export interface SurveyRow {
  readonly id: number;
  readonly slug: string;
  readonly title: Readonly<Record<'lt' | 'en' | 'ru', string>>;
  readonly content: MaterialContent<'questionnaire' | 'survey'>;
}

/** @param name undefined: all of the course. */
export async function readSurveys(
  executor: Executor,
  courseId: number,
  name: string | undefined,
): Promise<SurveyRow[]> {
  const { rows } = await sql<SurveyRow>`
    select id, slug, title, content from materials
    where course_id = ${courseId} and module in ('survey', 'questionnaire') and not retired
      and (${name ?? null}::text is null or slug = ${name ?? null})
    order by id`.execute(executor);
  return rows;
}

/**
 * Writes the anonymous answers of each survey anew, in an order by chance: where a row lies, and which transaction wrote it,
 * would tell who sent it beside the time at which each person did.
 */
export async function mixResponses(executor: Executor): Promise<void> {
  const { rows } = await sql<{ material_id: number }>`
    select distinct material_id from anonymous_responses where not mixed`.execute(executor);
  for (const { material_id: materialId } of rows) {
    // One survey at a time: the larger the transaction, the longer it holds up those who answer.
    // oxlint-disable-next-line no-await-in-loop
    await sql`
      with taken as (
        delete from anonymous_responses where material_id = ${materialId} returning answers
      )
      insert into anonymous_responses (material_id, answers, mixed)
      select ${materialId}, answers, true from taken order by random()`.execute(executor);
  }
}

export interface SurveyResponse {
  readonly material_id: number;
  /** Null where the survey was anonymous when it was begun. */
  readonly username: string | null;
  readonly answers: Readonly<Record<string, AnswerValue>>;
}

/** What was sent: by a name or none, in no order that tells when. */
export async function readResponses(
  executor: Executor,
  materialIds: readonly number[],
): Promise<SurveyResponse[]> {
  const { rows } = await sql<SurveyResponse>`
    select material_id, null::text as username, answers from anonymous_responses
    where material_id = any (${materialIds}::integer[])
    union all
    select attempt.material_id, users.username, jsonb_object_agg(given.question, given.answer)
    from activity_attempts attempt
    join users on users.id = attempt.user_id
    join activity_answers given on given.user_id = attempt.user_id and given.attempt_id = attempt.id
    where attempt.material_id = any (${materialIds}::integer[]) and attempt.submitted_at is not null
    group by attempt.material_id, users.username, attempt.id
    order by material_id, username, answers`.execute(executor);
  return rows;
}
