import { expect, it } from 'vitest';
import { unreported } from './watched.ts';

it('tells what is new of a stretch that grows', () => {
  expect(unreported([], [{ from: 0, to: 10.004 }])).toEqual([{ from: 0, to: 10 }]);
  expect(unreported([{ from: 0, to: 10 }], [{ from: 0, to: 20.1 }])).toEqual([{ from: 10, to: 20.1 }]);
});

it('tells nothing twice', () => {
  expect(unreported([{ from: 0, to: 10 }], [{ from: 0, to: 10.1 }])).toEqual([]);
});

it('tells stretches apart, and the gap between two that met', () => {
  const reported = [
    { from: 0, to: 10 },
    { from: 60, to: 70 },
  ];
  expect(unreported(reported, [...reported, { from: 90, to: 95 }])).toEqual([{ from: 90, to: 95 }]);
  expect(unreported(reported, [{ from: 0, to: 70 }])).toEqual([{ from: 10, to: 60 }]);
});
