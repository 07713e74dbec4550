import { type RawBuilder, sql } from 'kysely';

/** Texts that hold only for a site that sells, or only for one that does not. */

export interface Conditional {
  /** Where shopping is on (true) or off (false); left out: in both. */
  readonly shopping?: boolean | null | undefined;
}

/** Those of the parts that hold for the site. */
export function holding<Part extends Conditional>(parts: readonly Part[], shopping: boolean): Part[] {
  return parts.filter((part) => (part.shopping ?? shopping) === shopping);
}

/** The same in a query: whether a condition, true, false or null, holds for the site. */
export function holds(condition: RawBuilder<unknown>, shopping: boolean): RawBuilder<boolean> {
  return sql`((${condition})::boolean is distinct from ${!shopping}::boolean)`;
}

/** Whether some part of a JSON list holds for the site. An empty list does. */
export function someHolds(parts: RawBuilder<unknown>, shopping: boolean): RawBuilder<boolean> {
  return sql`coalesce((
    select bool_or(${holds(sql`part ->> 'shopping'`, shopping)}) from jsonb_array_elements(${parts}) as parts (part)), true)`;
}
