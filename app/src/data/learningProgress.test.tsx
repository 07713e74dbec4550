import type { Material } from '@medeina/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../session/session.fixtures.ts';
import { sessionStore } from '../session/store.ts';
import { onUnshownFailure } from './client.ts';
import { useLearning } from './learningProgress.ts';

const completion = '/api/courses/activity/completion';

const material: Material = {
  id: 11,
  course_module_id: 11,
  title: 'Kas yra anafilaksija',
  description: null,
  completion: 1,
  completed: false,
  readonly: false,
  duration: 10,
  is_group: false,
  availability_status: true,
  availability_information: null,
  module: 'page',
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  sessionStore.enter(session);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Asking = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
);

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('who was too fast is told once, and what they did is tried again when the server wants to hear of it', async () => {
  let isTooFast = true;
  const tries: number[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== completion) return Promise.resolve(Response.json({}, { status: 404 }));
    tries.push(Date.now());
    return Promise.resolve(
      isTooFast
        ? Response.json({}, { status: 429, headers: { 'Retry-After': '40' } })
        : Response.json({ completed: true, course: { done: 1, total: 2 } }),
    );
  });
  const told = vi.fn<() => void>();
  const stop = onUnshownFailure(told);
  const { result } = renderHook(() => useLearning(5, () => undefined), { wrapper: Asking });
  await wait(1);

  act(() => result.current.complete(material, true));
  await wait(80);
  expect(result.current).toMatchObject({ isWaiting: true, unsent: 1 });
  const [first = 0, second = 0, ...others] = tries;
  expect(second - first).toBeGreaterThanOrEqual(40_000);
  expect(others).toHaveLength(0);
  expect(told).toHaveBeenCalledOnce();

  // Who asks for another try gets one, with its answer.
  act(() => result.current.sendNow());
  await wait(1);
  expect(tries).toHaveLength(3);
  expect(told).toHaveBeenCalledTimes(2);

  isTooFast = false;
  await wait(60);
  expect(tries).toHaveLength(4);
  expect(result.current).toMatchObject({ isWaiting: false, unsent: 0 });
  stop();
});
