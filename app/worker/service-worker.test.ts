// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryCaches, origin } from './memoryCaches.ts';

interface Asked {
  readonly request: Request;
  readonly clientId?: string;
  /** What the browser asks for while the worker starts. */
  readonly preload?: Promise<Response>;
}

/** What a browser's storage does. */
type Storage = Partial<Record<'match' | 'put', () => Promise<unknown>>>;

const full = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
const broken = () => Promise.reject(new DOMException('The storage is broken', 'UnknownError'));

/** A storage of which nothing but what is said works. */
function partial(storage: Storage) {
  const match = storage.match ?? (() => Promise.resolve());
  const cache = {
    match,
    put: storage.put ?? (() => Promise.resolve()),
    delete: () => Promise.resolve(false),
    keys: () => Promise.resolve([]),
  };
  return { match, open: () => Promise.resolve(cache) };
}

/** Starts the worker over a storage and a network. Gives what it answers, and hears what it tells pages. */
async function worker(
  storage: Storage | MemoryCaches,
  network: (request: Request) => Promise<Response>,
  files: readonly string[] = [],
) {
  const listeners = new Map<string, (event: object) => void>();
  const told: unknown[] = [];
  const works: Promise<unknown>[] = [];
  vi.stubGlobal('__FILES__', files);
  vi.stubGlobal('__RELEASE__', 'test');
  vi.stubGlobal('caches', storage instanceof MemoryCaches ? storage : partial(storage));
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    location: { origin },
    registration: {},
    clients: {
      get: () => Promise.resolve({ postMessage: (message: unknown) => told.push(message) }),
      claim: () => Promise.resolve(),
      matchAll: () => Promise.resolve([]),
    },
  });
  vi.resetModules();
  await import('./service-worker.ts');
  const answer = ({ request, clientId = 'tab', preload }: Asked): Promise<Response> =>
    new Promise((resolve) => {
      listeners.get('fetch')?.({
        request,
        clientId,
        preloadResponse: preload ?? Promise.resolve(),
        waitUntil: (work: Promise<unknown>) => works.push(work.catch(() => undefined)),
        respondWith: resolve,
      });
    });
  const activate = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      listeners.get('activate')?.({
        waitUntil: (work: Promise<unknown>) => void work.then(resolve, reject),
      });
    });
  /** Waits for what goes on after the answers. */
  const done = () => Promise.all(works);
  return { answer, activate, done, told };
}

/** A request as a file, a call or a page is asked for; only a browser may make one of a page. */
function asking(path: string, { mode, signal }: { mode?: string; signal?: AbortSignal } = {}): Request {
  const request = new Request(`${origin}${path}`, signal === undefined ? {} : { signal });
  if (mode !== undefined) Object.defineProperty(request, 'mode', { value: mode });
  return request;
}

/** An answer as it comes from the site itself. */
function basic(text: string): Response {
  const response = new Response(text, { headers: { 'content-language': 'lt', 'x-offline': 'keep' } });
  Object.defineProperty(response, 'type', { value: 'basic' });
  return response;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a file for which a full device has no room is there all the same', async () => {
  const { answer } = await worker({ put: full }, () => Promise.resolve(basic('code')));
  const response = await answer({ request: asking('/assets/page-1a2b3c4d.js') });
  expect(await response.text()).toBe('code');
});

test('pages and files come from the network where the storage fails', async () => {
  const { answer } = await worker({ match: broken, put: full }, () => Promise.resolve(basic('new')));
  for (const request of [
    asking('/assets/page-1a2b3c4d.js'),
    asking('/pictures/course.avif'),
    asking('/about', { mode: 'navigate' }),
    asking('/dashboard/courses', { mode: 'navigate' }),
    asking('/api/products/101'),
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const response = await answer({ request });
    // oxlint-disable-next-line no-await-in-loop
    expect(await response.text(), request.url).toBe('new');
  }
});

const kept = () =>
  Promise.resolve(
    Response.json({ person: null, language: 'lt' }, { headers: { 'x-kept-at': '2026-01-01' } }),
  );
/** A network that never answers, until the call is given up. */
const silence = ({ signal }: Request): Promise<Response> =>
  new Promise((_, reject) => {
    const giveUp = () => reject(new DOMException('Gone', 'AbortError'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });

test('a kept answer comes before the page gives its call up', async () => {
  vi.useFakeTimers();
  const { answer, told } = await worker({ match: kept }, silence);
  const answered = answer({ request: asking('/api/products/101') });
  // The page waits for twenty seconds.
  await vi.advanceTimersByTimeAsync(15_000);
  expect((await answered).headers.get('x-kept-at')).toBe('2026-01-01');
  expect(told).toEqual([{ kind: 'kept', at: '2026-01-01' }]);
});

test('a kept page is shown after twelve seconds without an answer, and one that comes later is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const storage = new MemoryCaches();
  const pages = await storage.open('medeina-pages');
  const at = '2026-01-01T10:00:00Z';
  await pages.put('/kept/page/lt/about', new Response('<body>old', { headers: { 'x-kept-at': at } }));
  const { answer, done } = await worker(storage, silence);
  const preload = Promise.withResolvers<Response>();
  const answered = answer({ request: asking('/about', { mode: 'navigate' }), preload: preload.promise });
  let isShown = false;
  void answered.then(() => (isShown = true));
  await vi.advanceTimersByTimeAsync(11_999);
  expect(isShown).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answered).text()).toMatch(/kept-notice.*2026.*old/s);
  preload.resolve(basic('<body>new'));
  await done();
  expect(await (await pages.match('/kept/page/lt/about'))?.text()).toBe('<body>new');
});

test('a page that gave its call up is not told that it shows what is kept', async () => {
  const { answer, told } = await worker({ match: kept }, silence);
  const call = new AbortController();
  const answered = answer({ request: asking('/api/products/101', { signal: call.signal }) });
  call.abort();
  await expect(answered).rejects.toThrow('Gone');
  expect(told).toEqual([]);
});

/** A document that needs a script and a style. */
const needing = (script: string, style = script): Response =>
  new Response(
    `<link rel="stylesheet" href="/assets/${style}.css"><script type="module" src="/assets/${script}.js" nonce="n"></script>`,
  );

test('a page is kept once all its files are, so that without a connection it answers', async () => {
  const storage = new MemoryCaches();
  let hasStyle = false;
  const network = ({ url }: Request): Promise<Response> => {
    if (url.endsWith('.css') && !hasStyle) return Promise.reject(new TypeError('Failed to fetch'));
    if (url.includes('/assets/')) return Promise.resolve(basic('code'));
    return needing('now')
      .text()
      .then((html) => basic(html));
  };
  const { answer, done } = await worker(storage, network);
  const open = async () => {
    await answer({ request: asking('/about', { mode: 'navigate' }) });
    await done();
  };
  await open();
  expect(await storage.paths('medeina-pages')).toEqual([]);
  hasStyle = true;
  await open();
  expect(await storage.paths('medeina-pages')).toEqual(['/kept/page/lt/about']);
  expect((await storage.paths('medeina-files-test')).toSorted()).toEqual([
    '/assets/now.css',
    '/assets/now.js',
  ]);
});

test('pages and frames go with the files of their release, and answers stay', async () => {
  const storage = new MemoryCaches();
  for (const [name, files] of [
    ['medeina-files-gone', ['gone.js', 'gone.css']],
    ['medeina-files-before', ['before.js', 'before.css']],
    ['medeina-files-test', ['now.js']],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const cache = await storage.open(name);
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(files.map((file) => cache.put(`/assets/${file}`, new Response(''))));
  }
  const pages = await storage.open('medeina-pages');
  await pages.put('/kept/page/lt/gone', needing('gone'));
  await pages.put('/kept/page/lt/half', needing('before', 'gone'));
  await pages.put('/kept/page/lt/before', needing('before'));
  // Its style could not be fetched yet.
  await pages.put('/kept/page/lt/now', needing('now'));
  const calls = await storage.open('medeina-calls');
  await calls.put('/kept/shell/7/lt/course', needing('gone'));
  await calls.put('/kept/shell/7/lt/courses', needing('before'));
  await calls.put('/kept/call/7/lt/api/courses/purchased', Response.json({ html: 'src="/assets/gone.js"' }));
  const { activate } = await worker(storage, silence, ['/assets/now.js', '/assets/now.css']);
  await activate();
  expect(await storage.keys()).not.toContain('medeina-files-gone');
  expect(await storage.paths('medeina-pages')).toEqual(['/kept/page/lt/before', '/kept/page/lt/now']);
  expect(await storage.paths('medeina-calls')).toEqual([
    '/kept/shell/7/lt/courses',
    '/kept/call/7/lt/api/courses/purchased',
  ]);
});
