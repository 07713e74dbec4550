import { expect, test } from 'vitest';
import { outcomeOf } from './ceremony.ts';

test.each([
  [new DOMException('', 'NotAllowedError'), 'refused'],
  [new DOMException('', 'AbortError'), 'refused'],
  [new DOMException('', 'InvalidStateError'), 'failed'],
  [new TypeError('Failed to fetch'), 'failed'],
  ['no error', 'failed'],
])('%s is %s', (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});
