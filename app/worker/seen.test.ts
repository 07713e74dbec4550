// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryCaches, origin } from './memoryCaches.ts';
import type * as Person from './person.ts';
import type * as Seen from './seen.ts';

let storage: MemoryCaches;
let seen: typeof Seen;
let person: typeof Person.person;

beforeEach(async () => {
  storage = new MemoryCaches();
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('picture')));
  // Who is there is remembered by the module.
  vi.resetModules();
  seen = await import('./seen.ts');
  ({ person } = await import('./person.ts'));
});
afterEach(() => vi.unstubAllGlobals());

/** The answer to somebody: by their id, or to everybody. */
const answerTo = (owner: number | null, what = ''): Response =>
  Response.json({ what }, { headers: owner === null ? {} : { 'x-person': String(owner) } });

interface Kind {
  readonly cache: string;
  readonly most: number;
  readonly keep: (name: string) => Promise<unknown>;
  readonly pathOf: (name: string) => string;
}

const kinds: Record<'pages' | 'answers' | 'pictures', Kind> = {
  pages: {
    cache: 'medeina-pages',
    most: 40,
    keep: (name) => seen.keepPage('lt', `/${name}`, new Response(`<title>${name}</title>`)),
    pathOf: (name) => `/kept/page/lt/${name}`,
  },
  answers: {
    cache: 'medeina-calls',
    most: 200,
    keep: (name) => seen.keepCall('lt', `/api/${name}`, answerTo(null)),
    pathOf: (name) => `/kept/call/everybody/lt/api/${name}`,
  },
  pictures: {
    cache: 'medeina-pictures',
    most: 100,
    keep: (name) => seen.picture(new Request(`${origin}/pictures/${name}`)),
    pathOf: (name) => `/pictures/${name}`,
  },
};

test.for(Object.entries(kinds))('of %s the oldest leave first, beyond a bound', async ([, kind]) => {
  const { cache, most, keep, pathOf } = kind;
  const names = Array.from({ length: most }, (_, index) => String(index));
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop
    await keep(name);
  }
  expect(await storage.paths(cache)).toEqual(names.map(pathOf));
  await keep('last');
  expect(await storage.paths(cache)).toEqual([...names.slice(1), 'last'].map(pathOf));
});

test('a page that is seen again is the newest, and the list says so', async () => {
  for (const path of ['/one', '/two', '/one']) {
    // oxlint-disable-next-line no-await-in-loop
    await seen.keepPage('lt', path, new Response(`<title>Kur&amp;sai ${path} · Medeina</title>`));
  }
  await seen.keepPage('en', '/three', new Response('<title>Courses</title>'));
  const pages = await seen.keptPages('lt');
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ['/one', 'Kur&sai /one'],
    ['/two', 'Kur&sai /two'],
  ]);
});

test('an answer is kept for the person to whom the server gave it, in its language, until they leave', async () => {
  const address = '/api/courses/purchased';
  const what = async (language: 'lt' | 'en'): Promise<unknown> =>
    (await seen.keptCall(language, address))?.json();
  await person.tell({ person: 7, language: 'lt' });
  await seen.keepCall('lt', address, answerTo(7, 'of seven'));
  await seen.keepShell('lt', 'courses', new Response('frame'));
  // The server took the browser for somebody else.
  await seen.keepCall('lt', address, answerTo(8, 'of eight'));
  expect(await storage.paths('medeina-calls')).toEqual([
    '/kept/call/7/lt/api/courses/purchased',
    '/kept/shell/7/lt/courses',
  ]);
  expect(await what('lt')).toEqual({ what: 'of seven' });
  expect(await what('en')).toBeUndefined();
  expect(await seen.keptOwn('lt', { kind: 'courses', call: address })).toMatchObject({ owner: 7 });
  expect(await seen.keptOwn('en', { kind: 'courses', call: address })).toBeUndefined();

  // Another person's browser: the kept answers went with who was there.
  await person.tell({ person: 8, language: 'lt' });
  expect(await what('lt')).toBeUndefined();
  await seen.keepCall('lt', address, answerTo(8, 'of eight'));
  await person.tell({ person: null, language: 'lt' });
  expect(await storage.keys()).toEqual(['medeina-state']);
});

test('what was on its way when somebody left is not kept', async () => {
  await person.tell({ person: 7, language: 'lt' });
  const leaving = seen.keepCall('lt', '/api/courses/purchased', answerTo(7));
  const shell = seen.keepShell('lt', 'courses', new Response('frame'));
  const page = seen.keepPage('lt', '/about', new Response('<title>About</title>'));
  await person.tell({ person: null, language: 'lt' });
  await Promise.all([leaving, shell, page]);
  expect(await storage.paths('medeina-calls')).toEqual([]);
  expect(await storage.paths('medeina-pages')).toEqual([]);
});
