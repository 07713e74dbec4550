import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedSearch } from './useTypedSearch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

function open() {
  const onPause = vi.fn<(search: string) => void>();
  const { result, rerender } = renderHook(({ search }) => useTypedSearch(search, onPause), {
    initialProps: { search: '' },
  });
  return {
    onPause,
    rerender,
    text: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
  };
}

test('what is typed is searched once, half a second after the last letter', () => {
  const { onPause, type } = open();
  type('a');
  wait(499);
  type('al');
  wait(499);
  expect(onPause).not.toHaveBeenCalled();
  wait(1);
  expect(onPause.mock.calls).toEqual([['al']]);
});

test('what is taken back before the pause is not searched, and spaces around words are no search', () => {
  const { onPause, type } = open();
  type('a');
  wait(499);
  type('  ');
  wait(5000);
  expect(onPause).not.toHaveBeenCalled();
});

test('what is typed beyond the longest search is the same search', () => {
  const { onPause, rerender, type } = open();
  const longest = 'a'.repeat(200);
  rerender({ search: longest });
  type(`${longest}b`);
  wait(5000);
  expect(onPause).not.toHaveBeenCalled();
});

test('the field keeps what was typed when its search arrives, and takes what comes from elsewhere', () => {
  const { rerender, text, type } = open();
  type('als ');
  rerender({ search: 'als' });
  expect(text()).toBe('als ');
  rerender({ search: 'ekg' });
  expect(text()).toBe('ekg');
});
