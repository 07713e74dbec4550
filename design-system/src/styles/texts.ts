/** Texts that many components share. An app passes them once, in the user's language. */
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
  /** The accessible name of a page's link. */
  page: (page: number) => string;
  /** The current page on a phone: "2 / 7". */
  pageOf: (page: number, pages: number) => string;
  /** A rating for screen readers; `value` is already formatted. */
  rating: (value: string) => string;
  /** Announced before a price that is struck through. */
  regularPrice: (price: string) => string;
  /** Announced before the current price. */
  specialPrice: (price: string) => string;
  /** Removes a filter. */
  remove: (name: string) => string;
  /** The name of a scrolling table without a caption. */
  table: string;
  notifications: string;
  /** Announced after an alert with an action: the key that moves the focus to it. */
  reachNotification: (key: string) => string;
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
  page: (page) => `Page ${page}`,
  pageOf: (page, pages) => `${page} / ${pages}`,
  rating: (value) => `Rating ${value} out of 5`,
  regularPrice: (price) => `Regular price ${price}`,
  specialPrice: (price) => `Special price ${price}`,
  remove: (name) => `Remove ${name}`,
  table: 'Table',
  notifications: 'Notifications',
  reachNotification: (key) => `${key} goes to it.`,
};
