/** A page number, or a gap. */
export type PageCell = number | 'gap-start' | 'gap-end';

/** Pages shown around the current one, and at each end. */
const around = 3;
const margin = 2;

/**
 * The first two pages, three around the current one, the last two, and gaps between. A gap of one page shows that page.
 */
export function pageCells(current: number, pages: number): PageCell[] {
  const from = Math.min(Math.max(1, current - Math.floor(around / 2)), Math.max(1, pages - around + 1));
  const shown = new Set<number>();
  for (let page = 1; page <= pages; page += 1) {
    const near = page >= from && page < from + around;
    if (near || page <= margin || page > pages - margin) shown.add(page);
  }
  const cells: PageCell[] = [];
  let last = 0;
  for (const page of shown) {
    if (page - last === 2) cells.push(page - 1);
    else if (page - last > 2) cells.push(last <= margin && page <= current ? 'gap-start' : 'gap-end');
    cells.push(page);
    last = page;
  }
  return cells;
}
