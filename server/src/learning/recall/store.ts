import type { Language } from '@medeina/contract';
import { sql } from 'kysely';
import { inOrder, numbered } from '../../platform/batched.ts';
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

/** A card as a list of them is read; moments as JSON has them. */
export interface DueCard extends Pick<CardRow, 'id' | 'material_id' | 'question' | 'repetitions'> {
  readonly asked_again_at: string;
}

/** What comes back to a person, and the version of the content in the same moment. */
export interface DueRow {
  readonly is_paused: boolean;
  /** The longest due first, without as many as were to be skipped; null where there are none. */
  readonly cards: readonly DueCard[] | null;
  readonly version: string;
}

/**
 * The questions that come back to people: of courses whose certificate has not ended, or that are still studied. None of a test
 * that is being taken. Their words are the same for everybody and are kept apart.
 */
export async function readDue(
  executor: Executor,
  people: readonly { readonly userId: number; readonly skipped: number }[],
  most: number,
): Promise<(DueRow | undefined)[]> {
  const { rows } = await sql<DueRow & { place: number }>`
    select asked.place,
      exists (select from recall_pauses where user_id = asked."userId") as is_paused,
      (select version from versions where name = 'content') as version,
      (
        select json_agg(row_to_json(card) order by asked_again_at, id) from (
          select card.id, card.material_id, card.question, card.repetitions, card.asked_again_at
          from recall_cards card
          join materials material on material.id = card.material_id and not material.retired
          where card.user_id = asked."userId"
            and material.course_id = any (lasting.courses)
            and card.material_id <> all (lasting.under_way)
          order by card.asked_again_at, card.id limit ${most} offset asked.skipped
        ) as card
      ) as cards
    from json_to_recordset(${numbered(people)}::json) as asked (place integer, "userId" integer, skipped integer)
    cross join lateral (
      select
        array(
          select enrolment.course_id from enrolments enrolment
          join courses course on course.id = enrolment.course_id
          where enrolment.user_id = asked."userId" and enrolment.status = 'active' and case
            when enrolment.completed_at is null or not course.certificate
              then enrolment.valid_until is null or enrolment.valid_until > now()
            else coalesce(${certificateEnd} > now(), true)
          end
        ) as courses,
        array(
          select attempt.material_id from activity_attempts attempt
          join current_enrolments enrolment
            on enrolment.user_id = attempt.user_id and enrolment.id = attempt.enrolment_id
          where attempt.user_id = asked."userId" and attempt.submitted_at is null
        ) as under_way
    ) as lasting`.execute(executor);
  return inOrder(people, rows);
}

/** A test as all who took it are asked of it. */
export interface AskedTest {
  readonly course_id: number;
  readonly course_titles: Readonly<Record<Language, string>>;
  readonly questions: readonly Question[];
}

export async function readTest(executor: Executor, materialId: number): Promise<AskedTest | undefined> {
  const { rows } = await sql<AskedTest>`
    select course_id, content -> 'questions' as questions,
      (select jsonb_object_agg(language, title) from course_texts where course_texts.course_id = materials.course_id)
        as course_titles
    from materials where id = ${materialId}`.execute(executor);
  return rows[0];
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

export async function setPaused(executor: Executor, userId: number, isOff: boolean): Promise<void> {
  await (
    isOff
      ? sql`insert into recall_pauses (user_id) values (${userId}) on conflict do nothing`
      : sql`delete from recall_pauses where user_id = ${userId}`
  ).execute(executor);
}
