import { describe, expect, test } from 'vitest';
import { type Colour, channels, channelsOf, contrast } from '../src/theme/colour.ts';
import { type Theme, readSource } from './source.ts';

const source = readSource();
const themes = ['light', 'dark'] as const satisfies readonly Theme[];

/** The hex value of a colour, resolving references. */
function hexOf(theme: Theme, name: string): string {
  const value = source.colour[theme][name]?.$value;
  if (value === undefined) throw new Error(`There is no colour "${name}".`);
  return typeof value === 'string' ? hexOf(theme, value.slice('{color.'.length, -1)) : value.hex;
}

/** Foreground, background, and the contrast in light and dark that the art direction states. */
const STATED: readonly (readonly [string, string, number, number])[] = [
  ['text', 'surface', 16.6, 14.5],
  ['text', 'raised', 16.6, 13.1],
  ['text', 'sunken', 14.6, 16.7],
  ['text', 'bg', 15.8, 15.8],
  ['text', 'accent-soft', 14.0, 11.7],
  ['text', 'amber-soft', 14.6, 11.4],
  ['text', 'success-soft', 14.5, 12.4],
  ['text', 'warning-soft', 14.7, 11.8],
  ['text', 'danger-soft', 14.5, 12.4],
  ['text', 'info-soft', 14.6, 12.1],
  ['text-muted', 'bg', 8.1, 9.4],
  ['text-muted', 'sunken', 7.5, 9.9],
  ['accent', 'bg', 8.2, 11.3],
  ['accent-contrast', 'accent-hover', 11.6, 13.4],
  ['accent-contrast', 'accent', 8.7, 11.5],
  ['accent-text', 'bg', 9.0, 11.8],
  ['accent-text', 'accent-soft', 8.0, 8.8],
  ['amber', 'deep', 7.9, 8.6],
  ['amber-contrast', 'amber', 8.6, 10.4],
  ['amber-text', 'surface', 8.2, 10.8],
  ['success', 'surface', 8.4, 10.4],
  ['success', 'success-soft', 7.3, 8.8],
  ['warning', 'surface', 8.2, 10.8],
  ['warning', 'warning-soft', 7.3, 8.7],
  ['danger', 'surface', 8.2, 8.5],
  ['danger', 'danger-soft', 7.2, 7.3],
  ['info', 'surface', 8.1, 9.6],
  ['info', 'info-soft', 7.1, 8.0],
  ['deep-text', 'deep', 14.0, 13.3],
  ['deep-text', 'deep-2', 11.7, 11.5],
  ['deep-muted', 'deep', 9.2, 8.7],
];

/** Non-text: outlines, focus, stars and chart series need 3:1 (WCAG 1.4.11). */
const GRAPHIC: readonly (readonly [string, string, number, number])[] = [
  ['border-strong', 'bg', 4.0, 5.1],
  ['focus', 'bg', 5.9, 11.4],
  ['focus', 'surface', 6.2, 10.5],
  ['rating', 'bg', 3.3, 10.2],
  ['chart-1', 'surface', 8.7, 10.4],
  ['chart-2', 'surface', 3.5, 9.4],
  ['chart-3', 'surface', 6.0, 7.3],
  ['chart-4', 'surface', 5.5, 6.8],
  ['chart-5', 'surface', 5.8, 7.7],
  ['accent', 'track', 6.8, 8.1],
  ['deep-line', 'deep', 4.0, 3.9],
];

/** Stated values are rounded to one decimal. */
const ROUNDING = 0.11;

describe.each(themes)('%s', (theme) => {
  const stated = theme === 'light' ? 2 : 3;

  test.each(STATED)('%s on %s is at least 7:1, as text', (front, ground, ...figures) => {
    const measured = contrast(hexOf(theme, front), hexOf(theme, ground));
    expect(measured).toBeGreaterThanOrEqual(7);
    expect(Math.abs(measured - (figures[stated - 2] ?? 0))).toBeLessThanOrEqual(ROUNDING);
  });

  test.each(GRAPHIC)('%s on %s is at least 3:1', (front, ground, ...figures) => {
    const measured = contrast(hexOf(theme, front), hexOf(theme, ground));
    expect(measured).toBeGreaterThanOrEqual(3);
    expect(Math.abs(measured - (figures[stated - 2] ?? 0))).toBeLessThanOrEqual(ROUNDING);
  });

  test.each(Object.entries(source.category[theme]))('category %s', (_name, { plate, line, ink }) => {
    expect(contrast(ink.$value.hex, plate.$value.hex)).toBeGreaterThanOrEqual(7);
    expect(contrast(ink.$value.hex, hexOf(theme, 'bg'))).toBeGreaterThanOrEqual(7);
    expect(contrast(line.$value.hex, plate.$value.hex)).toBeGreaterThanOrEqual(3);
  });

  test('each hex is its OKLCH colour', () => {
    const colours: [string, Colour][] = [
      ...Object.entries(source.colour[theme]).flatMap(([name, { $value }]): [string, Colour][] =>
        typeof $value === 'string' ? [] : [[name, $value]],
      ),
      ...Object.entries(source.category[theme]).flatMap(([name, parts]) =>
        (['plate', 'line', 'ink'] as const).map((part): [string, Colour] => [
          `${name} ${part}`,
          parts[part].$value,
        ]),
      ),
    ];
    const apart = colours.filter(([, colour]) => {
      const written = channels(colour.hex);
      return channelsOf(colour).some((value, index) => Math.abs(value - (written[index] ?? 0)) > 3);
    });
    expect(apart.map(([name, { hex }]) => `${name} ${hex}`)).toEqual([]);
  });
});
