import { expect, test } from 'vitest';
import { hitsIn } from './search.ts';

const line = (str: string) => ({ str, hasEOL: true });
const part = (str: string) => ({ str, hasEOL: false });

test('finds every place, whatever its case and accents', () => {
  expect(hitsIn([line('Žaizda ir žaizdos')], ' ZAIZD ', 3)).toEqual([
    { page: 3, parts: [{ run: 0, start: 0, end: 5 }] },
    { page: 3, parts: [{ run: 0, start: 10, end: 15 }] },
  ]);
  expect(hitsIn([line('zaizda')], 'žaizda', 1)).toHaveLength(1);
  expect(hitsIn([line('ﬁbrilation')], 'fibri', 1)[0]?.parts).toEqual([{ run: 0, start: 0, end: 4 }]);
});

test('goes over runs and lines, with one space between words', () => {
  expect(
    hitsIn([part('Šir'), part('dies  '), line(' masažas'), line('daromas')], 'širdies masažas daromas', 1),
  ).toEqual([
    {
      page: 1,
      parts: [
        { run: 0, start: 0, end: 3 },
        { run: 1, start: 0, end: 5 },
        { run: 2, start: 1, end: 9 },
        { run: 3, start: 0, end: 7 },
      ],
    },
  ]);
});

test('joins a word that is broken at the end of its line', () => {
  expect(hitsIn([line('defibri-'), line('liatorius')], 'defibriliatorius', 1)).toEqual([
    {
      page: 1,
      parts: [
        { run: 0, start: 0, end: 7 },
        { run: 1, start: 0, end: 9 },
      ],
    },
  ]);
});

test('nothing is found by nothing', () => {
  expect(hitsIn([line('Žaizda')], '  ', 1)).toEqual([]);
  expect(hitsIn([], 'žaizda', 1)).toEqual([]);
});
