import { describe, expect, test } from 'vitest';
import { compare, holds } from './rows.ts';

describe('holds', () => {
  test.each([
    ['Žaizdų priežiūra', 'zaizdu', true],
    ['Žaizdų priežiūra', 'PRIEŽ žaiz', true],
    ['Žaizdų priežiūra', 'zaizdu ekg', false],
    ['Объём', 'объем', true],
    [94, '9', true],
    [undefined, 'a', false],
  ])('%j has %j: %s', (value, query, expected) => {
    expect(holds(value, query, 'lt')).toBe(expected);
  });
});

test('numbers are compared by size, texts as the language sorts them, with the numbers in them', () => {
  const collator = new Intl.Collator('lt', { numeric: true });
  const sorted = (values: (string | number)[]) =>
    values.toSorted((one, other) => compare(one, other, collator));
  expect(sorted([10, 9, -1])).toEqual([-1, 9, 10]);
  expect(sorted(['Žemė', 'Šuo', 'Ąžuolas', 'Zebras'])).toEqual(['Ąžuolas', 'Šuo', 'Zebras', 'Žemė']);
  expect(sorted(['Nr. 10', 'Nr. 9'])).toEqual(['Nr. 9', 'Nr. 10']);
});
