import { expect, test } from 'vitest';
import { isSigned, toPixels, toShares } from './signatures.ts';

const stroke = [
  { x: 40, y: 20, pressure: 0.5, time: 1 },
  { x: 200, y: 60, pressure: 0.5, time: 9 },
];

test('a signature keeps its proportions in another width', () => {
  const shares = toShares(stroke, 400);
  expect(shares[1]).toEqual({ x: 0.5, y: 0.15, pressure: 0.5, time: 9 });
  expect(toPixels(shares, 400)).toEqual(stroke);
  expect(toPixels(shares, 800)[0]).toMatchObject({ x: 80, y: 40 });
});

test('spaces are no name', () => {
  expect(isSigned({ kind: 'typed', name: '  ' })).toBe(false);
  expect(isSigned({ kind: 'typed', name: 'Rūta' })).toBe(true);
  expect(isSigned({ kind: 'drawn', strokes: [] })).toBe(false);
  expect(isSigned({ kind: 'drawn', strokes: [stroke] })).toBe(true);
});
