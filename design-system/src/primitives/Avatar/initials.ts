/**
 * Two initials of a name, such as "RK" of "Rūta Kazlauskaitė" or "ЕП" of "Елена Петрова".
 * A letter is a grapheme: a combining mark stays with its letter.
 */
export function initials(name: string, locale: string): string {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'grapheme' });
  const words = name.trim().split(/\s+/u);
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined || word === '' ? '' : [...segmenter.segment(word)][0]?.segment))
    .join('')
    .toLocaleUpperCase(locale);
}
