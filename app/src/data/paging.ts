/** The last page that calls take. */
const largestPage = 1_000_000;

/** The page of a list that an address asks for: the nearest that makes sense, the first for what is no number. */
export function readPage(parameters: URLSearchParams): number {
  const page = Math.trunc(Number(parameters.get('page') ?? '1'));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), largestPage) : 1;
}
