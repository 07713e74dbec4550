import { describe, expect, it } from 'vitest';
import { bandsOf } from './guilloche.ts';

describe('bandsOf', () => {
  it('is the same for a certificate and differs between certificates', () => {
    expect(bandsOf('MD-26-10442')).toEqual(bandsOf('MD-26-10442'));
    expect(bandsOf('MD-26-10442')).not.toEqual(bandsOf('MD-26-10443'));
    expect(bandsOf(7)).toEqual(bandsOf('7'));
  });

  it.each(['', 0, 'MD-26-10442', 'ą'.repeat(200)])(
    'draws three whole bands inside the field for %j',
    (seed) => {
      const bands = bandsOf(seed);
      expect(bands).toHaveLength(3);
      for (const { path, turns } of bands) {
        expect(path).toMatch(/^M[\d. ]+(C[-\d. ]+)+Z$/);
        const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(200);
        expect(turns.length).toBeGreaterThanOrEqual(3);
        expect(new Set(turns).size).toBe(turns.length);
      }
    },
  );
});
