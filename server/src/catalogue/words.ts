/** Words of what a person typed, small letters, at most eight: a longer search is a text, not a search. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 8)
    .map((word) => word.slice(0, 60));
}

/** Words shorter than this are taken as they are: one letter makes too much of them. */
export const shortestMended = 5;

/**
 * Whether one word becomes the other by one typo: a letter too many, too few, another one, or two that changed places.
 */
export function isOneTypoAway(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short[short.length - 1 - end] === long[long.length - 1 - end])
    end += 1;
  const shortRest = short.slice(start, short.length - end);
  const longRest = long.slice(start, long.length - end);
  if (longRest.length <= 1) return true;
  return (
    longRest.length === 2 &&
    shortRest.length === 2 &&
    shortRest[0] === longRest[1] &&
    shortRest[1] === longRest[0]
  );
}

/** Whether the word begins with something that is one typo away from what was typed so far. */
export function beginsOneTypoAway(typed: string, word: string): boolean {
  return [-1, 0, 1].some((difference) => {
    const length = typed.length + difference;
    return word.length >= length && isOneTypoAway(typed, word.slice(0, length));
  });
}
