import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';
import type { Question } from '../activities/layout.ts';
import { certificateEnd } from '../enrolments-store.ts';
import type { Memory } from './schedule.ts';

/** Questions that come back, and who wants none. */

export interface CardRow extends Memory {
  readonly id: number;
  readonly material_id: number;
  /** As its author calls it. */
  readonly question: string;
}

const cardColumns = sql`card.id, card.material_id, card.question, card.stability, card.difficulty,
  card.repetitions, card.lapses, card.answered_at, card.asked_again_at`;

/** The question of the row `card` as its material has it now; no row where it is gone. */
const asked = sql`
  lateral (
    select one as asked from jsonb_array_elements(material.content -> 'questions') as all_of_it (one)
    where one ->> 'id' = card.question
  )`;

/** A question with its key. */
export interface AskedRow extends CardRow {
  readonly asked: Question;
}

export interface DueRow extends Pick<CardRow, 'asked_again_at' | 'id' | 'repetitions'> {
  readonly course_id: number;
  readonly course_title: string;
  /** Null for what is not due in the coming days. */
  readonly asked: Question | null;
}

/**
 * The questions that come back to a person, the longest due first: of courses whose certificate has not ended, or that are
 * still studied. None of a test that is being taken.
 */
export async function readDue(
  executor: Executor,
  person: { readonly userId: number; readonly language: Language },
  { days, most }: { readonly days: number; readonly most: number },
): Promise<DueRow[]> {
  const { userId, language } = person;
  const { rows } = await sql<DueRow>`
    with lasting as (
      select distinct enrolment.course_id from enrolments enrolment
      where enrolment.user_id = ${userId} and enrolment.status = 'active' and case
        when enrolment.completed_at is null or not (
          select certificate from courses where courses.id = enrolment.course_id)
          then enrolment.valid_until is null or enrolment.valid_until > now()
        else coalesce(${certificateEnd} > now(), true)
      end
    )
    select card.id, card.repetitions, card.asked_again_at, material.course_id, texts.title as course_title,
      case when card.asked_again_at < now() + make_interval(days => ${days}::integer) then asked end as asked
    from recall_cards card
    join materials material on material.id = card.material_id and not material.retired
    join lasting on lasting.course_id = material.course_id
    join course_texts texts on texts.course_id = material.course_id and texts.language = ${language}
    cross join ${asked} as question
    where card.user_id = ${userId} and not exists (
      select from activity_attempts attempt
      where attempt.user_id = ${userId} and attempt.material_id = card.material_id
        and attempt.submitted_at is null)
    order by card.asked_again_at, card.id limit ${most}`.execute(executor);
  return rows;
}

/** A card and its question; whoever else wants to change it waits for the end of the transaction. */
export async function holdCard(
  transaction: Executor,
  userId: number,
  id: number,
): Promise<AskedRow | undefined> {
  const { rows } = await sql<AskedRow>`
    select ${cardColumns}, question.asked from recall_cards card
    join materials material on material.id = card.material_id and not material.retired
    cross join ${asked} as question
    where card.user_id = ${userId} and card.id = ${id} for update of card`.execute(transaction);
  return rows[0];
}

/** The cards of a test, held like one. */
export async function holdCards(
  transaction: Executor,
  userId: number,
  materialId: number,
): Promise<Map<string, CardRow>> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from recall_cards card
    where user_id = ${userId} and material_id = ${materialId} order by id for update`.execute(transaction);
  return new Map(rows.map((row) => [row.question, row]));
}

/** A card to be made or changed. */
export interface ChangedCard extends Memory {
  readonly question: string;
}

export async function saveCards(
  executor: Executor,
  owner: { readonly userId: number; readonly materialId: number },
  cards: readonly ChangedCard[],
): Promise<void> {
  await sql`
    insert into recall_cards (user_id, material_id, question, stability, difficulty, repetitions, lapses, answered_at, asked_again_at)
    select ${owner.userId}, ${owner.materialId}, changed.*
    from json_to_recordset(${JSON.stringify(cards)}::json) as changed (
      question text, stability double precision, difficulty double precision, repetitions integer, lapses integer,
      answered_at timestamptz, asked_again_at timestamptz)
    on conflict (user_id, material_id, question) do update set
      stability = excluded.stability, difficulty = excluded.difficulty, repetitions = excluded.repetitions,
      lapses = excluded.lapses, answered_at = excluded.answered_at, asked_again_at = excluded.asked_again_at`.execute(
    executor,
  );
}

export async function isPaused(executor: Executor, userId: number): Promise<boolean> {
  const { rows } = await sql`select from recall_pauses where user_id = ${userId}`.execute(executor);
  return rows.length > 0;
}

export async function setPaused(executor: Executor, userId: number, isOff: boolean): Promise<void> {
  await (
    isOff
      ? sql`insert into recall_pauses (user_id) values (${userId}) on conflict do nothing`
      : sql`delete from recall_pauses where user_id = ${userId}`
  ).execute(executor);
}
