/** Texts that many components share, with arguments in braces: data, which a server component can pass. */
export interface CommonTexts {
  close: string;
  loading: string;
  optional: string;
  showPassword: string;
  hidePassword: string;
  clear: string;
  search: string;
  previous: string;
  next: string;
  /** Announced after a link that leaves the site. */
  external: string;
  /** Announced after a link to a file of this site, which opens in a new tab. */
  newTab: string;
  skipToContent: string;
  breadcrumb: string;
  pagination: string;
  /** The accessible name of a page's link: `{page}`. */
  page: string;
  /** The current page on a phone: `{page}` of `{pages}`. */
  pageOf: string;
  /** A rating for screen readers: `{value}`, already formatted. */
  rating: string;
  /** A price that is struck through, for screen readers: `{price}`. */
  regularPrice: string;
  /** The current price, for screen readers: `{price}`. */
  specialPrice: string;
  /** Removes a filter or a file: `{name}`. */
  remove: string;
  /** The name of a scrolling table without a caption. */
  table: string;
  notifications: string;
  /** Announced after an alert with an action: the `{key}` that moves the focus to it. */
  reachNotification: string;
}

/** English, the default. */
export const defaultTexts: CommonTexts = {
  close: 'Close',
  loading: 'Loading',
  optional: 'optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  clear: 'Clear',
  search: 'Search',
  previous: 'Previous',
  next: 'Next',
  external: 'opens another site',
  newTab: 'opens in a new tab',
  skipToContent: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  pagination: 'Pages',
  page: 'Page {page}',
  pageOf: '{page} / {pages}',
  rating: 'Rating {value} out of 5',
  regularPrice: 'Regular price {price}',
  specialPrice: 'Special price {price}',
  remove: 'Remove {name}',
  table: 'Table',
  notifications: 'Notifications',
  reachNotification: '{key} goes to it.',
};
