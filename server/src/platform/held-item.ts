import { type RawBuilder, sql } from 'kysely';

/** Something of a course that an import may change, as it stands. */
export interface HeldItem {
  readonly id: number;
  readonly courseId: number;
  readonly isRetired: boolean;
  /** A digest of each part of it, by its name. */
  readonly parts: Readonly<Record<string, string>>;
}

/** A digest of each field of an object, by its name. */
export function digests(object: RawBuilder<unknown>): RawBuilder<Record<string, string>> {
  return sql`(select jsonb_object_agg(key, md5(value::text)) from jsonb_each(${object}))`;
}
