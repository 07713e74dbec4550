import { expect, test } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

test('concurrent calls for one version make its answer once', async () => {
  const cache = new VersionedCache<number>({ entries: 10 });
  let made = 0;
  const make = () => Promise.resolve((made += 1));
  expect(await Promise.all([cache.get('1', 'a', make), cache.get('1', 'a', make)])).toEqual([1, 1]);
  expect(await cache.get('1', 'b', make)).toBe(2);
  expect(await cache.get('2', 'a', make)).toBe(3);
});

test('a failure is not cached, and a full cache drops its oldest answer', async () => {
  const cache = new VersionedCache<string>({ entries: 2 });
  await expect(cache.get('1', 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  for (const key of ['a', 'b', 'c']) await cache.get('1', key, () => Promise.resolve(`first ${key}`));
  expect(await cache.get('1', 'c', () => Promise.resolve('second'))).toBe('first c');
  expect(await cache.get('1', 'a', () => Promise.resolve('second'))).toBe('second');
});

test('large answers evict others', async () => {
  const cache = new VersionedCache<string>({
    entries: 10,
    bytes: { of: (value) => value.length, most: 10 },
  });
  for (const key of ['a', 'b', 'c']) await cache.get('1', key, () => Promise.resolve('1234'));
  expect(await cache.get('1', 'b', () => Promise.resolve('again'))).toBe('1234');
  expect(await cache.get('1', 'a', () => Promise.resolve('again'))).toBe('again');
  // What is larger than the whole room is answered, and not kept; a new version begins with all of the room.
  expect(await cache.get('1', 'd', () => Promise.resolve('12345678901'))).toBe('12345678901');
  expect(await cache.get('1', 'd', () => Promise.resolve('again'))).toBe('again');
  for (const key of ['a', 'b']) await cache.get('2', key, () => Promise.resolve('1234'));
  expect(await cache.get('2', 'a', () => Promise.resolve('again'))).toBe('1234');
});
