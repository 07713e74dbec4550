import type { CourseListItem, Language, Product } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { selectionOf } from './selection-store.ts';
import { readCards, readProductsOnOffer } from './store.ts';
import { courseListItem, namesOf, productOf } from './wire.ts';

/** A product with its course. */
export interface Offered {
  readonly course: CourseListItem;
  readonly product: Product;
  /** What it costs now. */
  readonly cents: number;
}

/** Those of the products that can be had today, by their id. */
export async function productsOnOffer(
  context: Context,
  ids: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Offered>> {
  if (ids.length === 0) return new Map();
  const { executor } = context.database;
  const rows = await readProductsOnOffer(executor, ids);
  const [selection, cards] = await Promise.all([
    selectionOf(context).get(),
    readCards(
      executor,
      language,
      rows.map((row) => row.course_id),
    ),
  ]);
  const names = namesOf(selection.taxonomy, language);
  const courses = new Map(cards.map((row) => [row.id, courseListItem(row, names, language)]));
  return new Map(
    rows.flatMap((row) => {
      const course = courses.get(row.course_id);
      return course === undefined
        ? []
        : [
            [
              row.id,
              {
                course,
                product: productOf(row, course.duration_hours, names, language),
                cents: row.special_cents ?? row.price_cents,
              },
            ],
          ];
    }),
  );
}
