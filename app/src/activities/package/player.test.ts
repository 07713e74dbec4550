import { expect, test } from 'vitest';
import { reached } from './player.ts';

const event = (verb: string, result: object = {}, parent: readonly unknown[] = []) => ({
  data: {
    statement: {
      verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
      result,
      context: { contextActivities: { parent } },
    },
  },
});

test('a package that was completed tells what was reached', () => {
  expect(reached(event('completed', { score: { raw: 3, max: 4 } }))).toBe(75);
  expect(reached(event('passed', { score: { raw: 1, max: 3, scaled: 1 / 3 } }))).toBe(33.33);
  expect(reached(event('completed', { score: { raw: 9, max: 4 } }))).toBe(100);
  // Without marks, going through it is all there is.
  expect(reached(event('consumed'))).toBe(100);
});

test('what is on the way, or of a part alone, ends nothing', () => {
  expect(reached(event('attempted'))).toBeUndefined();
  expect(reached(event('progressed', { score: { raw: 1, max: 1 } }))).toBeUndefined();
  expect(reached(event('answered', { completion: false }))).toBeUndefined();
  expect(reached(event('answered', { score: { raw: 1, max: 1 } }, [{ id: 'the whole' }]))).toBeUndefined();
  expect(reached({})).toBeUndefined();
});
