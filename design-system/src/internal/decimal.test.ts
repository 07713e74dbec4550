import { expect, test } from 'vitest';
import { decimalsOf, parseDecimal, writeDecimal } from './decimal.ts';

test.each([
  ['2,5', 2.5],
  ['2.5', 2.5],
  [',5', 0.5],
  ['5,', 5],
  ['1 250,75', 1250.75],
  ['1\u{A0}250', 1250],
  ['1.250,75', 1250.75],
  ['1,250.75', 1250.75],
  ['1.250.000', 1_250_000],
  ['−3', -3],
  ['-3,25', -3.25],
  ['0', 0],
  ['1,000', 1],
])('%s is %d in Lithuanian and Russian', (text, number) => {
  for (const locale of ['lt', 'ru']) expect(parseDecimal(text, locale)).toBe(number);
});

test('a comma before three digits groups in English', () => {
  expect(parseDecimal('1,000', 'en')).toBe(1000);
  expect(parseDecimal('-125,000', 'en')).toBe(-125_000);
  expect(parseDecimal('1,5', 'en')).toBe(1.5);
});

test.each([
  ['0,125', 0.125],
  ['-0,125', -0.125],
  [',125', 0.125],
  ['1234,567', 1234.567],
  ['1 234,567', 1234.567],
  ['1,2500', 1.25],
])('the comma of %s cannot group, in English either', (text, number) => {
  expect(parseDecimal(text, 'en')).toBe(number);
});

test.each(['', ' ', 'abc', '5 mg', '1,2.3,4', '--1', ',', '1e3', 'Infinity'])('“%s” is no number', (text) => {
  expect(parseDecimal(text, 'lt')).toBeUndefined();
});

test('a number is written as it is read', () => {
  for (const locale of ['lt', 'en', 'ru'])
    for (const value of [0, -2.5, 0.1, 1234.5678, 1_000_000])
      expect(parseDecimal(writeDecimal(value, locale), locale)).toBe(value);
  expect(writeDecimal(0.1, 'lt')).toBe('0,1');
});

test.each([
  [1, 0],
  [0.5, 1],
  [0.25, 2],
  [10, 0],
])('a step of %d has %d decimals', (step, decimals) => {
  expect(decimalsOf(step)).toBe(decimals);
});
