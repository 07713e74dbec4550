import { idOf } from '../ids.ts';

/** The id of the course that an address of the offer names; undefined where it names one in words, or none. */
export const offeredCourse = (search: URLSearchParams): number | undefined => idOf(search.get('course'));

/** The id of the date that it names. */
export const offeredProduct = (search: URLSearchParams): number | undefined => idOf(search.get('product_id'));

/** The form that asks for an offer: for a course, by its id or in words, or for one of its dates. */
export function offerPath(
  course: number | string,
  { product }: { readonly product?: number | undefined } = {},
): string {
  const query = new URLSearchParams({ course: String(course) });
  if (product !== undefined) query.set('product_id', String(product));
  return `/help/offer?${query.toString()}`;
}
