/** Cuts a text to so many UTF-16 units, without splitting a surrogate pair. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
