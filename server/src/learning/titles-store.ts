import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';

/** The title of the material that the row `held` names. */
export function titleOfMaterial(language: Language): RawBuilder<string | null> {
  return sql<string | null>`
    select coalesce(title ->> ${language}, title ->> 'lt') from materials where materials.id = held.material_id`;
}

/** The name of what was graded, by the row `held`. */
export function nameOfGradeItem(language: Language): RawBuilder<string | null> {
  return sql<string | null>`
    select coalesce(items.title, materials.title) ->> ${language}
    from grade_items items left join materials on materials.id = items.material_id
    where items.id = held.item_id`;
}
