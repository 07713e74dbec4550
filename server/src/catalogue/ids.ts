/** Reads `12,7,30`, as PostgreSQL's string_agg writes ids, without making a string of each. */
export function readIds(text: string | null | undefined): Int32Array {
  if (text == null || text === '') return new Int32Array();
  const ids = new Int32Array(countOf(text));
  let at = 0;
  let number = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === comma) {
      ids[at] = number;
      at += 1;
      number = 0;
    } else {
      number = number * 10 + code - zero;
    }
  }
  ids[at] = number;
  return ids;
}

const comma = 44;
const zero = 48;

function countOf(text: string): number {
  let count = 1;
  for (let index = text.indexOf(','); index !== -1; index = text.indexOf(',', index + 1)) count += 1;
  return count;
}
