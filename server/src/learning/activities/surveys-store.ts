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

export async function readSurveys(executor: Executor, courseId: number): Promise<SurveyRow[]> {
  const { rows } = await sql<SurveyRow>`
    select id, slug, title, content from materials
    where course_id = ${courseId} and module in ('survey', 'questionnaire') and not retired
    order by id`.execute(executor);
  return rows;
}

export interface SurveyResponse {
  readonly material_id: number;
  /** Null where the survey is anonymous. */
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
