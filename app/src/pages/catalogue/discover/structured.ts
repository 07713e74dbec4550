import { aboutPath } from '../../../data/catalogue/cards.ts';
import { addressIn, type Site } from '../../../shell/structured.ts';

/** Fewer make no list to search engines. */
const least = 3;

/** The courses of a page of the list, in their order. What each is stands on its own page. */
export function structuredList(
  courses: readonly { readonly id: number }[],
  site: Site,
): Record<string, unknown> | undefined {
  if (courses.length < least) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: courses.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: addressIn(site, aboutPath(id)),
    })),
  };
}
