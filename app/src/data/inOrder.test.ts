import { expect, test, vi } from 'vitest';
import { sessionStore } from '../session/store.ts';
import { makeOrder } from './inOrder.ts';

test('a change begins once the earlier one is answered or refused', async () => {
  const inOrder = makeOrder();
  const done: string[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const first = inOrder(() => promise);
  const second = inOrder(async () => {
    done.push('second');
    return Promise.resolve(2);
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  reject(new Error('Refused'));
  await expect(first).rejects.toThrow('Refused');
  await expect(second).resolves.toBe(2);
});

test('a change of somebody who has left while it waited is not begun', async () => {
  const leaving = new AbortController();
  const signal = vi.spyOn(sessionStore, 'logoutSignal').mockReturnValue(leaving.signal);
  const inOrder = makeOrder();
  const { promise, resolve } = Promise.withResolvers<void>();
  void inOrder(() => promise);
  const change = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const second = inOrder(change);
  leaving.abort();
  resolve();
  await expect(second).rejects.toThrow('aborted');
  expect(change).not.toHaveBeenCalled();
  signal.mockRestore();
});
