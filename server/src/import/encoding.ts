import { isUtf8 } from 'node:buffer';

/** A text, or where it ceases to be UTF-8 and what it seems to be instead. */
export type DecodedText =
  | { readonly text: string }
  | { readonly line: number; readonly column: number; readonly likely: string | undefined };

/** Reads UTF-8, with or without a mark at its beginning. */
export function decodeText(bytes: Buffer): DecodedText {
  if (isUtf8(bytes)) return { text: new TextDecoder().decode(bytes) };
  const before = new TextDecoder().decode(bytes).split('\uFFFD', 1)[0] ?? '';
  return {
    line: before.split('\n').length,
    column: before.length - before.lastIndexOf('\n'),
    likely: likelyEncoding(bytes),
  };
}

/** Lithuanian letters, and the marks that word processors put in place of plain ones. */
const lithuanian = /^[ąčęėįšųūžĄČĘĖĮŠŲŪŽ„“”–—…«»\u00A0]+$/;

/** What programs on Windows write in the languages of the site. */
function likelyEncoding(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'UTF-16';
  // Whole words are of such letters in Russian; in Lithuanian one letter of ten is.
  if (/\p{Script=Cyrillic}{4}/u.test(new TextDecoder('windows-1251').decode(bytes))) return 'Windows-1251';
  const special = new TextDecoder('windows-1257').decode(bytes.filter((byte) => byte >= 0x80));
  return lithuanian.test(special) ? 'Windows-1257' : undefined;
}
