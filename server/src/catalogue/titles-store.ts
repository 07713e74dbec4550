import type { Language } from '@medeina/contract';
import { type RawBuilder, sql } from 'kysely';

function titleOf(course: RawBuilder<unknown>, language: Language): RawBuilder<string | null> {
  return sql<string | null>`
    select title from course_texts texts where texts.course_id = ${course}
    order by texts.language = ${language} desc, texts.language = 'lt' desc limit 1`;
}

/** The title of the course that the row `held` names. */
export function titleOfCourse(language: Language): RawBuilder<string | null> {
  return titleOf(sql`held.course_id`, language);
}

/** The title of the course whose product the row `held` names. */
export function titleOfProduct(language: Language): RawBuilder<string | null> {
  return titleOf(
    sql`(select products.course_id from products where products.id = held.product_id)`,
    language,
  );
}
