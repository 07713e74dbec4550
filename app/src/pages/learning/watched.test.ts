import { expect, it } from 'vitest';
import { untold } from './watched.ts';

it('tells what is new of a stretch that grows', () => {
  expect(untold([], [{ from: 0, to: 10.004 }])).toEqual([{ from: 0, to: 10 }]);
  expect(untold([{ from: 0, to: 10 }], [{ from: 0, to: 20.1 }])).toEqual([{ from: 10, to: 20.1 }]);
});

it('tells nothing twice', () => {
  expect(untold([{ from: 0, to: 10 }], [{ from: 0, to: 10.1 }])).toEqual([]);
});

it('tells stretches apart, and the gap between two that met', () => {
  const told = [
    { from: 0, to: 10 },
    { from: 60, to: 70 },
  ];
  expect(untold(told, [...told, { from: 90, to: 95 }])).toEqual([{ from: 90, to: 95 }]);
  expect(untold(told, [{ from: 0, to: 70 }])).toEqual([{ from: 10, to: 60 }]);
});
