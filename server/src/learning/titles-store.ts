import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';

/** The title of the material that the row `held` names. */
export function titleOfMaterial(language: Language): RawBuilder<string | null> {
  return sql<string | null>`
    select coalesce(title ->> ${language}, title ->> 'lt') from materials where materials.id = held.material_id`;
}
