import { estimateRange } from '@medeina/contract';
import { idOf } from '../ids.ts';

/** The id of the course that an address of the offer names; undefined where it names one in words, or none. */
export const offeredCourse = (search: URLSearchParams): number | undefined => idOf(search.get('course'));

/** The id of the date that it names. */
export const offeredProduct = (search: URLSearchParams): number | undefined => idOf(search.get('product_id'));

/** The number of people that it names; undefined where it names none, or more than the estimator knows. */
export function offeredPeople(search: URLSearchParams): number | undefined {
  const people = Number(search.get('people') ?? Number.NaN);
  return Number.isInteger(people) && people >= 1 && people <= estimateRange.max ? people : undefined;
}

/** What is asked for: an offer for a group or a course, or a place on one of a course's dates. */
export function offerWish(search: URLSearchParams): 'group' | 'course' | 'place' {
  if (offeredPeople(search) !== undefined) return 'group';
  return offeredProduct(search) === undefined ? 'course' : 'place';
}

/** The form that asks for an offer: for a course, by its id or in words, or for one of its dates. */
export function offerPath(
  course: number | string,
  { product }: { readonly product?: number | undefined } = {},
): string {
  const query = new URLSearchParams({ course: String(course) });
  if (product !== undefined) query.set('product_id', String(product));
  return `/help/offer?${query.toString()}`;
}
