import type { CourseListItem, Language, Product } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import { readTaxonomy, selectionOf } from './selection-store.ts';
import { readCards, readProductsOnOffer } from './store.ts';
import { courseListItem, type Names, namesOf, productOf } from './wire.ts';

/** A product with its course. */
export interface Offered {
  readonly course: CourseListItem;
  readonly product: Product;
  /** What it costs now. */
  readonly cents: number;
  /** VAT that is part of it, in hundredths of a percent. */
  readonly taxRate: number;
}

/**
 * Names of categories and cities in a language. Got before a transaction is opened: inside, it might wait for a connection
 * that another transaction of its kind holds.
 */
export async function cartNames(context: Context, language: Language): Promise<Names> {
  const { taxonomy } = await selectionOf(context).get();
  return namesOf(taxonomy, language);
}

/** The same where no app runs, such as in a command. */
export async function namesFrom(executor: Executor, language: Language): Promise<Names> {
  return namesOf(await readTaxonomy(executor), language);
}

/** Those of the products that can be had today, by their id. */
export async function productsOnOffer(
  executor: Executor,
  ids: readonly number[],
  language: Language,
  names: Names,
): Promise<ReadonlyMap<number, Offered>> {
  if (ids.length === 0) return new Map();
  const rows = await readProductsOnOffer(executor, ids);
  const cards = await readCards(
    executor,
    language,
    rows.map((row) => row.course_id),
  );
  const courses = new Map(cards.map((row) => [row.id, courseListItem(row, names, language)]));
  return new Map(
    rows.flatMap((row) => {
      const course = courses.get(row.course_id);
      if (course === undefined) return [];
      const product = productOf(row, course.duration_hours, names, language);
      return [
        [row.id, { course, product, cents: row.special_cents ?? row.price_cents, taxRate: row.tax_rate }],
      ];
    }),
  );
}
