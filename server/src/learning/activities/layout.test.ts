import { expect, test } from 'vitest';
import { makeLayout, partOf, placedQuestions, promptOf, wireOf } from './layout.ts';

const words = { lt: 'x', en: 'x', ru: 'x' };
const common = { text: words, marks: 1, explanation: null, required: false } as const;

function testOf(ids: readonly string[]) {
  return {
    timeLimit: null,
    attempts: null,
    passPercent: null,
    isShuffled: false,
    isAnonymous: false,
    questions: [{ ...common, id: 'order', type: 'ordering', items: ids.map((id) => ({ id, text: words })) }],
  } as const;
}

test('steps to put in order never come in the right one', () => {
  const content = testOf(['a', 'b']);
  const orders = Array.from({ length: 50 }, () => makeLayout(content).questions[0]?.parts.join(''));
  expect(new Set(orders)).toEqual(new Set(['ba']));
});

const forty = (letter: string) => Array.from({ length: 40 }, (_, place) => `${letter}${place}`);

test('each part has a name of its own, also where an import replaced as many as a question can have', () => {
  const [placed] = placedQuestions(testOf(forty('b')), makeLayout(testOf(forty('a'))));
  expect(placed && forty('b').map((id) => partOf(placed, wireOf(placed, id)))).toEqual(forty('b'));
});

test('what is matched in an attempt that began before its order was kept goes by that of the author', () => {
  const pairs = ['m', 'n'].map((id) => ({ id, text: words }));
  const matching = { ...common, id: 'pairs', type: 'matching', prompts: pairs, choices: pairs } as const;
  const content = { ...testOf([]), questions: [matching] };
  const [placed] = placedQuestions(content, { questions: [{ id: 'pairs', parts: ['n', 'm'] }] });
  expect(placed && ['a', 'b', 'c'].map((name) => promptOf(placed, name))).toEqual(['m', 'n', undefined]);
});
