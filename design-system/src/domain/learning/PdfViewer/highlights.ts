import type { Hit } from './search.ts';

/** The names by which the styles know them. */
export const hitName = 'medeina-pdf-hit';
export const currentHitName = 'medeina-pdf-current-hit';

function highlightOf(name: string): Highlight | undefined {
  if (typeof Highlight === 'undefined') return undefined;
  const known = CSS.highlights.get(name);
  if (known !== undefined) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

/** The letters of a hit in the words over a page. */
export function rangesOf(hit: Hit, runs: readonly HTMLElement[]): Range[] {
  return hit.parts.flatMap(({ run, start, end }) => {
    const text = runs[run]?.firstChild;
    if (!(text instanceof Text)) return [];
    const range = document.createRange();
    range.setStart(text, Math.min(start, text.length));
    range.setEnd(text, Math.min(end, text.length));
    return [range];
  });
}

/** Marks hits without touching the words. Browsers that cannot still go to them. Returns the clean-up. */
export function mark(name: string, ranges: readonly Range[]): () => void {
  const highlight = highlightOf(name);
  for (const range of ranges) highlight?.add(range);
  return () => {
    for (const range of ranges) highlight?.delete(range);
  };
}
