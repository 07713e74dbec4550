import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('what is wished for in one turn is asked for together, each answered with its own', async () => {
  const asked: number[][] = [];
  const find = gathered(async (wishes: readonly number[]) => {
    asked.push([...wishes]);
    return await Promise.resolve(wishes.map((wish) => (wish > 2 ? undefined : wish * 10)));
  });
  expect(await Promise.all([find(1), find(2), find(3)])).toEqual([10, 20, undefined]);
  expect(await find(1)).toBe(10);
  expect(asked).toEqual([[1, 2, 3], [1]]);
});

test('very many are asked for in several goes, and none is left out', async () => {
  const sizes: number[] = [];
  const find = gathered(async (wishes: readonly number[]) => {
    sizes.push(wishes.length);
    return await Promise.resolve(wishes);
  });
  const wishes = Array.from({ length: 40 }, (_, index) => index);
  expect(await Promise.all(wishes.map((wish) => find(wish)))).toEqual(wishes);
  expect(sizes).toEqual([16, 16, 8]);
});

test('a failure reaches all who wait for it and nobody after them', async () => {
  let isAway = true;
  const find = gathered(async (wishes: readonly number[]) => {
    await Promise.resolve();
    if (isAway) throw new Error('away');
    return wishes;
  });
  const answers = await Promise.allSettled([find(1), find(2)]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await find(3)).toBe(3);
});
