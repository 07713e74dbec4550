/**
 * The one byte range of a header. Several ranges, or a header that is none, are answered with the whole file, as
 * RFC 9110 allows.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, from, to] = match ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size) return 'outside';
  return end < start ? undefined : { start, end };
}
