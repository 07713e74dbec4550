/** Words that many components share. An app passes them once, in the person's language. */
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
  /** Spoken after the text of a link that leaves the site. */
  external: string;
  /** Spoken after the text of a link to a file of this site that opens in a new tab. */
  newTab: string;
  skipToContent: string;
  breadcrumb: string;
  pagination: string;
  /** The spoken name of a page's link. */
  page: (page: number) => string;
  /** The place in the pages, on a phone: "2 / 7". */
  pageOf: (page: number, pages: number) => string;
  /** A rating for those who do not see the stars; `value` is already written in the person's language. */
  rating: (value: string) => string;
  /** Spoken before a price that is struck out. */
  regularPrice: (price: string) => string;
  /** Spoken before the price that holds. */
  specialPrice: (price: string) => string;
  /** Removes a filter. */
  remove: (name: string) => string;
  /** What a table without a caption is called, where it scrolls. */
  table: string;
  notifications: string;
  /** Spoken after an alert in which there is something to press: the key that leads to it. */
  reachNotification: (key: string) => string;
}

/** English, for stories and for hosts that pass nothing. */
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
