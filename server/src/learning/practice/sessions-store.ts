import type { Language, PracticalSession } from '@medeina/contract';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database.ts';

/** A practical session of a course, the same for all who have it. */
export interface CourseSession extends Omit<PracticalSession, 'own'> {
  /** Milliseconds since 1970. */
  readonly ends_at: number;
  readonly is_sold: boolean;
}

/** The practical sessions of a course, past ones and those that are no longer sold included; the earliest first. */
export async function readCourseSessions(
  executor: Executor,
  courseId: number,
  language: Language,
): Promise<CourseSession[]> {
  const { rows } = await sql<CourseSession>`
    select product.id, product.start_date::text as date, product.end_date::text as "endDate",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'date', (day.starts_at at time zone product.time_zone)::date,
          'from', to_char(day.starts_at at time zone product.time_zone, 'HH24:MI'),
          'to', to_char(day.ends_at at time zone product.time_zone, 'HH24:MI')) order by day.position)
        from practical_session_days day where day.product_id = product.id), '[]') as days,
      product.time_zone, session.location_name ->> ${language} as location_name, session.location_address,
      coalesce((
        select filters.name ->> ${language} from filters join filter_groups groups on groups.id = filters.group_id
        where groups.key = 'city' and filters.key = session.city), session.city) as city,
      case when product.capacity is not null then greatest(0, product.capacity - product.seats_held) end as seats_left,
      (extract(epoch from product.ends_at) * 1000)::float8 as ends_at, not products.retired as is_sold
    from current_products product
    join products on products.id = product.id
    join practical_sessions session on session.product_id = product.id
    where product.course_id = ${courseId}
    order by product.starts_at, product.id`.execute(executor);
  return rows;
}
