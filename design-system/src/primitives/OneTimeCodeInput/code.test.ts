import { expect, test } from 'vitest';
import { digitsOf } from './code.ts';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['Jūsų kodas: 123456.', '123456'],
  ['1234567', '123456'],
  ['１２３４５６', '123456'],
  ['abc', ''],
])('%j gives %j', (text, digits) => {
  expect(digitsOf(text, 6)).toBe(digits);
});
