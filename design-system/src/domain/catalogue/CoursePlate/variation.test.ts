import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categoryHues } from '../../../styles/category.ts';

import { cropPattern, patternOf } from './variation.ts';

function numbers(viewBox: string) {
  return viewBox.split(' ').map(Number);
}

describe('patternOf', () => {
  it.each(categoryHues)('%s has a file', (category) => {
    expect(existsSync(`design-system/assets/patterns/${patternOf(category)}.svg`)).toBe(true);
  });
});

describe('cropPattern', () => {
  it('shows the whole pattern on request', () => {
    expect(cropPattern('nursing', 7, 'full')).toEqual({ viewBox: '0 0 400 300', transform: undefined });
  });

  it('is the same for a course and differs between courses', () => {
    expect(cropPattern('emergency', 101, 'card')).toEqual(cropPattern('emergency', '101', 'card'));
    expect(cropPattern('emergency', 101, 'card')).not.toEqual(cropPattern('emergency', 102, 'card'));
  });

  it.each(categoryHues)('keeps every crop of %s inside the pattern and within the zoom range', (category) => {
    for (let id = 1; id <= 500; id += 1) {
      for (const [scale, least, most] of [
        ['card', 0.62, 1],
        ['thumbnail', 0.36, 0.56],
      ] as const) {
        const crop = cropPattern(category, id, scale);
        const [x = -1, y = -1, width = 0, height = 0] = numbers(crop.viewBox);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(400.2);
        expect(y + height).toBeLessThanOrEqual(300.2);
        expect(width / 400).toBeGreaterThanOrEqual(least - 0.01);
        expect(width / 400).toBeLessThanOrEqual(most + 0.01);
      }
    }
  });

  it.each(['airway', 'imaging', 'hue-200'] as const)('never turns %s upside down', (category) => {
    for (let id = 1; id <= 200; id += 1) {
      expect(cropPattern(category, id, 'card').transform ?? '').not.toMatch(/ -1\)$/);
    }
  });
});
