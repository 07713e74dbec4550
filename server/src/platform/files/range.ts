import parseRange from 'range-parser';

/**
 * The one byte range of a header. Several ranges, or a header that cannot be read, are answered with the whole file, as
 * RFC 9110 allows.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  if (header === undefined) return undefined;
  // The library refuses a suffix that is longer than the file; RFC 9110, 14.1.2 answers it with the whole.
  const ranges = parseRange(
    size,
    header.replace(/^bytes=-(\d+)$/, (_, length) => `bytes=-${Math.min(Number(length), size)}`),
  );
  if (ranges === -1) return 'outside';
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0];
}
