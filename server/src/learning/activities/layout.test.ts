import { expect, test } from 'vitest';
import { makeLayout } from './layout.ts';

const words = { lt: 'x', en: 'x', ru: 'x' };
const common = { text: words, marks: 1, explanation: null, required: false } as const;

test('steps to put in order never come in the right one', () => {
  const content = {
    timeLimit: null,
    attempts: null,
    passPercent: null,
    isShuffled: false,
    isAnonymous: false,
    questions: [
      {
        ...common,
        id: 'order',
        type: 'ordering',
        items: ['a', 'b'].map((id) => ({ id, text: words })),
      },
    ],
  } as const;
  const orders = Array.from({ length: 50 }, () => makeLayout(content).questions[0]?.parts.join(''));
  expect(new Set(orders)).toEqual(new Set(['ba']));
});
