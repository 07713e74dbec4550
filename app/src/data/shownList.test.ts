import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useShownList } from './shownList.ts';

afterEach(cleanup);

interface Answer {
  readonly data: string | undefined;
  readonly error: unknown;
}

const first: Answer = { data: 'first', error: undefined };

test('what was there stands until the next comes', () => {
  const { result, rerender } = renderHook(useShownList<string>, { initialProps: first });
  rerender({ data: undefined, error: undefined });
  expect(result.current).toEqual({ shown: 'first', last: 'first' });
  rerender({ data: 'second', error: undefined });
  expect(result.current).toEqual({ shown: 'second', last: 'second' });
});

test('and never as what was asked for and failed', () => {
  const { result, rerender } = renderHook(useShownList<string>, { initialProps: first });
  rerender({ data: undefined, error: new Error('lost') });
  expect(result.current).toEqual({ shown: undefined, last: 'first' });
});

test('what is there stays when it is asked for again in vain', () => {
  const { result, rerender } = renderHook(useShownList<string>, { initialProps: first });
  rerender({ data: 'first', error: new Error('lost') });
  expect(result.current.shown).toBe('first');
});
