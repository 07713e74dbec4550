import { homeTimeZone } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';

/** A value as jsonb. */
export function jsonb(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::jsonb`;
}

/** The beginning of a day at home, where prices are made; null where no day is named. */
export function startOfDay(day: string | null | undefined) {
  return sql`(${day ?? null}::date::timestamp at time zone ${homeTimeZone})`;
}

/** Its end. A day on which the clocks change is not 24 hours long. */
export function endOfDay(day: string | null | undefined) {
  return sql`((${day ?? null}::date + 1)::timestamp at time zone ${homeTimeZone})`;
}
