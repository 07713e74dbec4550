import type { Language, UpcomingCourse } from '@medeina/contract';
import { sql } from 'kysely';
import { numbered } from '../platform/batched.ts';
import type { Executor } from '../platform/database.ts';

export interface UpcomingQuery {
  readonly userId: number;
  readonly language: Language;
  readonly limit: number;
}

/** For each query the practical sessions of the learner's courses that are not over, the nearest first. */
export async function readUpcoming(
  executor: Executor,
  queries: readonly UpcomingQuery[],
): Promise<UpcomingCourse[][]> {
  const { rows } = await sql<{ place: number; course: UpcomingCourse }>`
    select asked.place, json_build_object(
      'id', courses.id, 'environment', courses.environment_id, 'title', texts.title,
      'category', json_build_object('category_id', categories.id, 'key', categories.key,
        'name', categories.title ->> asked.language),
      'date', (own.starts_at at time zone own.time_zone)::date,
      'endDate', (own.ends_at at time zone own.time_zone)::date,
      'days', coalesce(days.list, '[]'), 'time_zone', own.time_zone,
      'location_name', own.location_name ->> asked.language, 'location_address', own.location_address,
      'city', coalesce((
        select filters.name ->> asked.language from filters join filter_groups groups on groups.id = filters.group_id
        where groups.key = 'city' and filters.key = own.city), own.city)) as course
    from json_to_recordset(${numbered(queries)}::json) as asked (
      place integer, "userId" integer, language text, "limit" integer)
    cross join lateral (
      select enrolment.course_id, session.*
      from current_enrolments enrolment join practical_sessions session using (product_id)
      where enrolment.user_id = asked."userId" and session.ends_at > now()
      order by session.starts_at, enrolment.course_id
      limit asked."limit"
    ) as own
    join courses on courses.id = own.course_id
    join categories on categories.id = courses.category_id
    join course_texts texts on texts.course_id = courses.id and texts.language = asked.language
    left join lateral (
      select json_agg(json_build_object(
        'date', (day.starts_at at time zone own.time_zone)::date,
        'from', to_char(day.starts_at at time zone own.time_zone, 'HH24:MI'),
        'to', to_char(day.ends_at at time zone own.time_zone, 'HH24:MI')) order by day.position) as list
      from practical_session_days day where day.product_id = own.product_id
    ) as days on true
    order by asked.place, own.starts_at, own.course_id`.execute(executor);
  const byPlace = Map.groupBy(rows, (row) => row.place);
  return queries.map((_, place) => (byPlace.get(place) ?? []).map((row) => row.course));
}
