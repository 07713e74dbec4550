import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Rūta Kazlauskaitė', 'lt', 'RK'],
  ['šarūnė žemaitė', 'lt', 'ŠŽ'],
  ['Елена Ивановна Петрова', 'ru', 'ЕП'],
  ['Madonna', 'en', 'M'],
  ['  ', 'en', ''],
  ['É\u0301va A', 'en', 'É\u0301A'],
])('the initials of %j', (name, locale, expected) => {
  expect(initials(name, locale)).toBe(expected);
});
