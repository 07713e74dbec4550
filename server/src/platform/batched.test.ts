import { expect, test } from 'vitest';
import { batched } from './batched.ts';

test('keys of one turn of the event loop share a look-up, each with its own result', async () => {
  const asked: number[][] = [];
  const find = batched(async (keys: readonly number[]) => {
    asked.push([...keys]);
    return await Promise.resolve(keys.map((key) => (key > 2 ? undefined : key * 10)));
  });
  expect(await Promise.all([find(1), find(2), find(3)])).toEqual([10, 20, undefined]);
  expect(await find(1)).toBe(10);
  expect(asked).toEqual([[1, 2, 3], [1]]);
});

test('many keys are looked up in several batches', async () => {
  const sizes: number[] = [];
  const find = batched(async (keys: readonly number[]) => {
    sizes.push(keys.length);
    return await Promise.resolve(keys);
  });
  const keys = Array.from({ length: 40 }, (_, index) => index);
  expect(await Promise.all(keys.map((key) => find(key)))).toEqual(keys);
  expect(sizes).toEqual([16, 16, 8]);
});

test('a failure fails its whole batch and no later one', async () => {
  let isAway = true;
  const find = batched(async (keys: readonly number[]) => {
    await Promise.resolve();
    if (isAway) throw new Error('away');
    return keys;
  });
  const answers = await Promise.allSettled([find(1), find(2)]);
  expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
  isAway = false;
  expect(await find(3)).toBe(3);
});
