/** What a column sorts and finds by. */
export type CellValue = string | number | undefined;

/** Without case and accents: "zaizda" finds "Žaizda". */
function plain(text: string, locale: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLocaleLowerCase(locale);
}

/** Whether a value has every word of a query. */
export function holds(value: CellValue, query: string, locale: string): boolean {
  if (value === undefined) return false;
  const text = plain(String(value), locale);
  return plain(query, locale)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** The order of two values: numbers by size, texts as the language sorts them, digits in them as numbers. */
export function compare(one: CellValue, other: CellValue, collator: Intl.Collator): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one ?? ''), String(other ?? ''));
}
