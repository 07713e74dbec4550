import type { Figure } from '@medeina/contract';

/** A text in pieces: its HTML, and the figures that stand between. */
export function piecesOf(content: string, figures: readonly Figure[]): (string | Figure)[] {
  const pieces: (string | Figure)[] = [];
  let rest = content;
  for (const figure of figures) {
    const start = rest.indexOf(`<figure id="${figure.id}">`);
    const end = rest.indexOf('</figure>', start);
    if (start === -1 || end === -1) continue;
    const before = rest.slice(0, start).trim();
    if (before !== '') pieces.push(before);
    pieces.push(figure);
    rest = rest.slice(end + '</figure>'.length);
  }
  return rest.trim() === '' ? pieces : [...pieces, rest.trim()];
}
