import { expect, test } from 'vitest';
import { searchOf } from './searchText.ts';

test.each([
  [' ekg ', 'ekg'],
  ['a\u0000b', 'a b'],
  ['\n', ''],
  ['a'.repeat(500), 'a'.repeat(200)],
  [`${'a'.repeat(199)} b`, 'a'.repeat(199)],
  // A sign that would be cut in half is left out whole.
  [`a${'🫀'.repeat(150)}`, `a${'🫀'.repeat(99)}`],
])('%j is searched for as %j', (text, search) => {
  expect(searchOf(text)).toBe(search);
});
