import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFavourites } from './favourites.ts';
import { Asking, withPerson } from '../person.fixtures.tsx';

withPerson();

const settle = () => act(() => vi.advanceTimersByTimeAsync(10));

/** A server with favourites, whose changes are answered one by one when they are let go; some it fails. */
function serve(...kept: { readonly id: number; readonly course_id: number }[]) {
  const favourites = new Map(kept.map((one) => [one.course_id, one]));
  const waiting: (() => void)[] = [];
  const changes: string[] = [];
  const failing = new Set<string>();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ data: [...favourites.values()] });
    const course = Number(/\d+/.exec(typeof body === 'string' ? body : path)?.[0]);
    const change = `${method ?? ''} ${String(course)}`;
    changes.push(change);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
    if (failing.has(change)) return Response.json({}, { status: 500 });
    if (method === 'DELETE') {
      for (const one of favourites.values()) if (one.id === course) favourites.delete(one.course_id);
      return Response.json({ success: true });
    }
    const added = { id: course + 1000, course_id: course };
    favourites.set(course, added);
    return Response.json({ data: added });
  });
  const letGo = async () => {
    for (const resolve of waiting.splice(0)) resolve();
    await settle();
  };
  return { changes, failing, letGo };
}

test('a heart can be taken back that was given while another was on its way', async () => {
  const { changes, letGo } = serve();
  const { result } = renderHook(useFavourites, { wrapper: Asking });
  await settle();
  act(() => void result.current.toggle(1));
  await settle();
  act(() => void result.current.toggle(2));
  await settle();
  await letGo();
  await letGo();
  expect([1, 2].map((id) => result.current.has(id))).toEqual([true, true]);
  act(() => void result.current.toggle(1));
  await settle();
  expect(changes).toEqual(['POST 1', 'POST 2', 'DELETE 1001']);
  expect(result.current.has(1)).toBe(false);
  await letGo();
});

test('a heart that is taken away and given again arrives in that order', async () => {
  const { changes, letGo } = serve({ id: 1001, course_id: 1 });
  const { result } = renderHook(useFavourites, { wrapper: Asking });
  await settle();
  act(() => void result.current.toggle(1));
  await settle();
  act(() => void result.current.toggle(1));
  await settle();
  expect(changes).toEqual(['DELETE 1001']);
  await letGo();
  expect(changes).toEqual(['DELETE 1001', 'POST 1']);
  await letGo();
  expect(result.current.has(1)).toBe(true);
});

test('a heart can be taken back before the server has answered', async () => {
  const { changes, letGo } = serve();
  const { result } = renderHook(useFavourites, { wrapper: Asking });
  await settle();
  act(() => void result.current.toggle(1));
  await settle();
  act(() => void result.current.toggle(1));
  await settle();
  expect(result.current.has(1)).toBe(false);
  await letGo();
  await letGo();
  expect(changes).toEqual(['POST 1', 'DELETE 1001']);
  expect(result.current.has(1)).toBe(false);
});

test('a heart that could not be taken away is on again, though another was taken away after it', async () => {
  const { failing, letGo } = serve({ id: 1001, course_id: 1 }, { id: 1002, course_id: 2 });
  failing.add('DELETE 1001');
  const { result } = renderHook(useFavourites, { wrapper: Asking });
  await settle();
  const outcomes: unknown[] = [];
  const press = async (course: number) => {
    act(() => void result.current.toggle(course).then((outcome) => outcomes.push(outcome)));
    await settle();
  };
  await press(1);
  await press(2);
  await letGo();
  await letGo();
  expect(outcomes).toEqual(['failed', 'removed']);
  expect([1, 2].map((id) => result.current.has(id))).toEqual([true, false]);
});
