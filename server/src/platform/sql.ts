import { type RawBuilder, sql } from 'kysely';

/** A value as jsonb. */
export function jsonb(value: unknown): RawBuilder<unknown> {
  return sql`${JSON.stringify(value)}::jsonb`;
}
