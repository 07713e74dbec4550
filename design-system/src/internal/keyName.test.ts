import { expect, test } from 'vitest';
import { keyName } from './keyName.ts';

test.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['K', '', 'k'],
  // A Russian layout.
  ['л', 'KeyK', 'k'],
  ['А', 'KeyF', 'f'],
  // Latin layouts with other positions.
  ['l', 'KeyP', 'l'],
  ['š', 'KeyF', 'š'],
  ['Enter', 'Enter', 'Enter'],
  [' ', 'Space', ' '],
])('“%s” at %s is “%s”', (key, code, name) => {
  expect(keyName(new KeyboardEvent('keydown', { key, code }))).toBe(name);
});

test('an event of a form that is filled in has no key', () => {
  expect(keyName({})).toBe('');
});
