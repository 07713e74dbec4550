import type { Category, Language } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import type { Executor } from '../platform/database.ts';
import { selectionOf } from './selection-store.ts';
import { readProducts } from './store.ts';
import { namesOf } from './wire.ts';

type CategoryName = Pick<Category, 'category_id' | 'key' | 'name'>;

/** Names of categories in a language, by their id. */
export async function categoriesOf(
  context: Context,
  language: Language,
): Promise<(id: number) => CategoryName> {
  const { taxonomy } = await selectionOf(context).get();
  const names = namesOf(taxonomy, language);
  return (id) => names.category(id);
}

/** The product of a course that has no date; undefined where each has one. */
export async function undatedProduct(executor: Executor, courseId: number): Promise<number | undefined> {
  return (await readProducts(executor, courseId)).find((product) => product.start_date === null)?.id;
}
