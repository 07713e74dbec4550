import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../session/store.ts';
import { everybody, isPersonal, keyText, prefetch, useCall, usePersonalCall } from './hooks.ts';

const detail = ['catalogue.products.detail', { params: { id: 7 } }, 'lt'] as const;
const key = (identity: string): string => keyText(...detail, identity);

test('a key tells languages, inputs and people apart', () => {
  const keys = [
    key('guest'),
    key('7'),
    keyText('catalogue.products.detail', { params: { id: 7 } }, 'en', '7'),
    keyText('catalogue.products.detail', { params: { id: 8 } }, 'lt', '7'),
    keyText('catalogue.products.reviews', { params: { id: 7 } }, 'lt', '7'),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyText('content.slideshows', { query: { type: 'desktop' } }, 'lt', everybody)).toBe(
    keyText('content.slideshows', { query: { type: 'desktop' } }, 'lt', everybody),
  );
});

test('a logout drops the data of a user by their keys, and nothing else', () => {
  expect(isPersonal([...detail, '7'])).toBe(true);
  expect(isPersonal([...detail, 'guest'])).toBe(false);
  expect(isPersonal([...detail, everybody])).toBe(false);
  expect(isPersonal(undefined)).toBe(false);
});

/** Counts the calls of a network that answers at once. */
function countCalls() {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: [] })));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was asked for ahead and is not used is let go before it is old', async () => {
  const calls = countCalls();
  prefetch('content.contact.subjects', {}, 'lt', everybody);
  await vi.advanceTimersByTimeAsync(29_000);
  prefetch('content.contact.subjects', {}, 'lt', everybody);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  renderHook(() => useCall('content.contact.subjects', {}));
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(calls()).toBe(2);
});

test('what was asked for ahead and is used is not asked for again', async () => {
  const calls = countCalls();
  prefetch('content.contact.details', {}, 'lt', everybody);
  const { result } = renderHook(() => useCall('content.contact.details', {}).data);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(result.current).toEqual({ data: [] });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(calls()).toBe(1);
});

test('where the server cannot say who asks, a public page is a visitor’s, and holds nothing of a person', async () => {
  document.cookie = 'signed_in=1; Path=/';
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    asked.push(`${new Headers(options.headers).get('X-Token-Transport') ?? ''} ${path}`);
    return Promise.resolve(Response.json({}, { status: path === '/api/auth/session' ? 503 : 200 }));
  });
  const { result } = renderHook(
    () => usePersonalCall('catalogue.products.detail', { params: { id: 7 } }).data,
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked).toEqual([]);
  sessionStore.start('lt');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked).toEqual(['cookie /api/auth/session', 'body /api/products/7']);
  expect(result.current).toEqual({});
});
