import { expect, test } from 'vitest';
import { mostRings, ringShapes } from './rings.ts';

function states(progress: number[]) {
  return ringShapes(progress).rings.map((ring) => ring.state);
}

test('completed topics fill from the core, the first incomplete one is current', () => {
  expect(states([1, 1, 0.4, 0])).toEqual(['done', 'done', 'current', 'waiting']);
  expect(states([0, 0, 0])).toEqual(['current', 'waiting', 'waiting']);
  expect(states([1, 1])).toEqual(['done', 'done']);
});

test('without topics there are no rings', () => {
  expect(ringShapes([]).rings).toEqual([]);
});

test('more than eight topics share rings without losing any', () => {
  const { rings } = ringShapes([
    ...Array.from({ length: 10 }, () => 1),
    0.5,
    ...Array.from({ length: 16 }, () => 0),
  ]);
  expect(rings).toHaveLength(mostRings);
  expect(rings.filter((ring) => ring.state === 'done')).toHaveLength(3);
  expect(rings[3]?.state).toBe('current');
});

test('rings stay inside the box and do not touch', () => {
  for (let count = 1; count <= 12; count += 1) {
    const { rings, stroke } = ringShapes(Array.from({ length: count }, () => 0));
    const radii = rings.map((ring) => ring.radius);
    expect(Math.max(...radii) + stroke / 2).toBeLessThanOrEqual(46.01);
    const gaps = radii.slice(1).map((radius, index) => radius - (radii[index] ?? radius));
    expect(gaps.every((gap) => gap > stroke)).toBe(true);
  }
});
