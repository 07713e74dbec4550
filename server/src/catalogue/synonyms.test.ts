import { expect, test } from 'vitest';
import { partsOf, synonymsOf } from './synonyms.ts';

const synonyms = synonymsOf([
  ['BLS', 'pradinis gaivinimas', 'basic life support'],
  ['žaizda', 'opa'],
]);

test('the longest known term is taken from each place on, with what else it stands for', () => {
  expect(partsOf(['basic', 'life', 'support', 'kursas'], synonyms)).toEqual([
    { words: ['basic', 'life', 'support'], others: [['bls'], ['pradinis', 'gaivinimas']] },
    { words: ['kursas'], others: [] },
  ]);
  expect(partsOf(['basic', 'life'], synonyms)).toEqual([
    { words: ['basic'], others: [] },
    { words: ['life'], others: [] },
  ]);
});

test('a term is known without its diacritics too', () => {
  expect(partsOf(['zaizda'], synonyms)).toEqual([{ words: ['zaizda'], others: [['opa']] }]);
});
