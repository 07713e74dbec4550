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
  // What is larger than the whole room is answered, and not kept; of a new version each takes its former place.
  expect(await cache.get('1', 'd', () => Promise.resolve('12345678901'))).toBe('12345678901');
  expect(await cache.get('1', 'd', () => Promise.resolve('again'))).toBe('again');
  for (const key of ['a', 'b']) await cache.get('2', key, () => Promise.resolve('1234'));
  expect(await cache.get('2', 'a', () => Promise.resolve('again'))).toBe('1234');
});

test('answers of which nothing else is said are as large as their JSON', async () => {
  const cache = new VersionedCache<string[] | undefined>({ entries: 10, bytes: { most: 20 } });
  for (const key of ['a', 'b', 'c']) await cache.get('1', key, () => Promise.resolve(['12345']));
  expect(['a', 'b', 'c'].filter((key) => cache.has('1', key))).toEqual(['b', 'c']);
  await cache.get('1', 'none', () => Promise.resolve(undefined));
  expect(cache.has('1', 'none')).toBe(true);
});

test('the next version of an answer takes the place of the former', async () => {
  const few = new VersionedCache<string>({ entries: 2 });
  const small = new VersionedCache<string>({ entries: 10, bytes: { of: (value) => value.length, most: 8 } });
  for (const cache of [few, small]) {
    await cache.get('1', 'other', () => Promise.resolve('kept'));
    for (const version of ['1', '2', '3', '4']) await cache.get(version, 'a', () => Promise.resolve('1234'));
    expect(cache.peek('1', 'other')).toBe('kept');
    expect([cache.has('3', 'a'), cache.peek('3', 'a')]).toEqual([false, undefined]);
    expect([cache.has('4', 'a'), cache.peek('4', 'a')]).toEqual([true, '1234']);
  }
});

test('an answer of a former version that comes late is given, and leaves the newer one in its place', async () => {
  const cache = new VersionedCache<string>({ entries: 10 });
  const late = Promise.withResolvers<string>();
  const former = cache.get('1', 'a', () => late.promise);
  expect(await cache.get('2', 'a', () => Promise.resolve('new'))).toBe('new');
  expect(cache.has('1', 'a')).toBe(true);
  late.resolve('old');
  expect(await former).toBe('old');
  expect([cache.has('1', 'a'), cache.peek('2', 'a')]).toEqual([false, 'new']);
});
