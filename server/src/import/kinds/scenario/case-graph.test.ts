import { expect, test } from 'vitest';
import { faultsOfCase } from './case-graph.ts';

const to = (...ids: string[]) => ids.map((id) => ({ id: `to-${id}`, to: id }));

test.each([
  [
    'a way that ends',
    [
      { id: 'a', choices: to('b') },
      { id: 'b', outcome: 'good' },
    ],
    [],
  ],
  [
    'two ways that meet',
    [
      { id: 'a', choices: to('b', 'c') },
      { id: 'b', choices: to('c') },
      { id: 'c', outcome: 'bad' },
    ],
    [],
  ],
  [
    'a dead end',
    [{ id: 'a', choices: to('b') }, { id: 'b' }],
    ["'b' is a dead end: it needs choices, or an outcome"],
  ],
  [
    'a circle',
    [
      { id: 'a', choices: to('b') },
      { id: 'b', choices: to('c') },
      { id: 'c', choices: to('b', 'd') },
      { id: 'd', outcome: 'good' },
    ],
    ["'b' leads back to itself: 'b' → 'c' → 'b'"],
  ],
  ['a step that is not there', [{ id: 'a', choices: to('z') }], ["'z' is no step of this case"]],
  [
    'a step that nothing leads to',
    [
      { id: 'a', outcome: 'good' },
      { id: 'b', outcome: 'bad' },
    ],
    ["no choice leads to 'b'"],
  ],
  [
    'several steps that nothing leads to, one from another',
    [
      { id: 'a', outcome: 'good' },
      { id: 'b', choices: to('c') },
      { id: 'c', outcome: 'bad' },
      { id: 'd', outcome: 'bad' },
    ],
    ["no choice leads to 'b'", "no choice leads to 'd'", "no way from the first step leads to 'c'"],
  ],
  [
    'a step that nothing leads to, beside a dead end',
    [{ id: 'a', choices: to('b') }, { id: 'b' }, { id: 'c', outcome: 'bad' }],
    ["'b' is a dead end: it needs choices, or an outcome", "no choice leads to 'c'"],
  ],
  [
    'a step that nothing leads to, beside a circle',
    [
      { id: 'a', choices: to('b') },
      { id: 'b', choices: to('a') },
      { id: 'c', outcome: 'bad' },
    ],
    ["'a' leads back to itself: 'a' → 'b' → 'a'", "no choice leads to 'c'"],
  ],
  [
    'an id that comes twice',
    [
      { id: 'a', choices: to('b') },
      { id: 'b', outcome: 'good' },
      { id: 'b', outcome: 'bad' },
    ],
    ["'b' is already taken above"],
  ],
  [
    'an end with choices',
    [
      { id: 'a', choices: to('b'), outcome: 'good' },
      { id: 'b', outcome: 'bad' },
    ],
    ["'a' has choices, so it is no end"],
  ],
])('%s', (_name, steps, messages) => {
  expect(faultsOfCase(steps).map(({ message }) => message)).toEqual(messages);
});
