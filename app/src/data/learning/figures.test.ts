import type { Figure } from '@medeina/contract';
import { expect, test } from 'vitest';
import { piecesOf } from './figures.ts';

function flow(id: string): Figure {
  return { kind: 'flow', id, caption: id, steps: [] };
}

test('a text parts at its figures, in their order', () => {
  const [one, two] = [flow('figure-1'), flow('figure-2')];
  const content =
    '<p>A</p>\n<figure id="figure-1"><figcaption>1</figcaption></figure>\n<figure id="figure-2"></figure>\n<p>B</p>';
  expect(piecesOf(content, [one, two])).toEqual(['<p>A</p>', one, two, '<p>B</p>']);
});

test('a text without them is one piece, and a figure that it does not hold is left out', () => {
  expect(piecesOf('<p>A</p>', [])).toEqual(['<p>A</p>']);
  expect(piecesOf('<p>A</p>', [flow('figure-1')])).toEqual(['<p>A</p>']);
});
