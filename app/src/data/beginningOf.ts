/** The beginning of a text, at most so many UTF-16 units; no sign is cut in half: the server draws a half otherwise. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
