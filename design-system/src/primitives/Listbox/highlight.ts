/** A piece of a text, and whether it matches. */
export interface Piece {
  text: string;
  /** Its offset, in letters. */
  start: number;
  match: boolean;
}

/** A letter in lower case without diacritics: "Ž" is "z". If it folds to several letters, the first. */
function folded(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1);
}

/** Splits a text at the matches of a query, ignoring case and diacritics: "zaiz" marks "Žaiz" in "Žaizdų priežiūra". */
export function highlight(text: string, query: string): Piece[] {
  const letters = Array.from(text.normalize('NFC'));
  const plain = letters.map(folded).join('');
  const marked = letters.map(() => false);
  for (const word of query.trim().split(/\s+/u)) {
    const needle = Array.from(word.normalize('NFC'), folded).join('');
    const at = needle === '' ? -1 : plain.indexOf(needle);
    if (at >= 0) marked.fill(true, at, at + needle.length);
  }
  const pieces: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const match = marked[index] ?? false;
    const last = pieces.at(-1);
    if (last?.match === match) last.text += letter;
    else pieces.push({ text: letter, start: index, match });
  }
  return pieces;
}
