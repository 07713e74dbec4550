import { expect, test } from 'vitest';
import { beginsOneTypoAway, isOneTypoAway, wordsOf } from './words.ts';

test('a search is split into at most eight lower-case words of any alphabet', () => {
  expect(wordsOf('  Žaizdų-priežiūra, ALS: 4H & 4T! ')).toEqual(['žaizdų', 'priežiūra', 'als', '4h', '4t']);
  expect(wordsOf('Уход за ранами')).toEqual(['уход', 'за', 'ранами']);
  expect(wordsOf(' "!? ')).toEqual([]);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test.each([
  ['sepsis', 'sepsis', true],
  ['sepsis', 'sepzis', true],
  ['sepsis', 'sepss', true],
  ['sepsis', 'seppsis', true],
  ['sepsis', 'spesis', true],
  ['sepsis', 'sespis', true],
  ['sepsis', 'sepsisai', false],
  ['sepsis', 'spsees', false],
  ['sepsis', 'sipses', false],
  ['ab', 'ba', true],
  ['', 'a', true],
  ['', 'ab', false],
])('%s and %s differ by one typo: %s', (one, other, expected) => {
  expect(isOneTypoAway(one, other)).toBe(expected);
  expect(isOneTypoAway(other, one)).toBe(expected);
});

test('an unfinished word may have a typo too', () => {
  expect(beginsOneTypoAway('gaivnim', 'gaivinimas')).toBe(true);
  expect(beginsOneTypoAway('defibrl', 'defibriliacija')).toBe(true);
  expect(beginsOneTypoAway('gavnm', 'gaivinimas')).toBe(false);
});
