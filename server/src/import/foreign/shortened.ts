/** So many characters of a text: a part of one, as half an emoji, is nothing that can be stored. */
export function beginning(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('').trim();
}

/** The beginning of a text, to its last whole word. */
export function shortened(text: string, most = 80): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const lastSpace = letters.lastIndexOf(' ', most - 1);
  return `${beginning(text, Math.max(lastSpace, most / 2))}…`;
}
