import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, session } from '../session/session.fixtures.ts';

interface Call {
  readonly path: string;
  readonly transport: string | null;
}

/** A network whose logouts answer in the order given, the last one from then on; 0 is no answer. */
async function afterLogouts(...logouts: number[]) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    calls.push({ path, transport: new Headers(options.headers).get('X-Token-Transport') });
    const status = path !== '/api/keycloak/logout' ? 200 : logouts.length > 1 ? logouts.shift() : logouts[0];
    return status === 0
      ? Promise.reject(new TypeError('lost'))
      : Promise.resolve(Response.json({}, { status: status ?? 200 }));
  });
  vi.resetModules();
  const { request } = await import('./client.ts');
  const { sessionStore } = await import('../session/store.ts');
  await sessionStore.leave().catch(() => undefined);
  calls.length = 0;
  return { calls, request };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is asked before the server has heard of a logout', async () => {
  const { calls, request } = await afterLogouts(0, 200);
  await Promise.all([
    request('content.contact.subjects', {}, { language: 'lt' }),
    request('catalogue.products.detail', { params: { id: 101 } }, { language: 'lt' }),
  ]);
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/keycloak/logout',
    '/api/contact/subjects',
    '/api/products/101',
  ]);
});

test('while it cannot hear of it, nothing is asked in the name of who left; a login has its cookies', async () => {
  const { calls, request } = await afterLogouts(503);
  await request('catalogue.products.detail', { params: { id: 101 } }, { language: 'lt' });
  await request('auth.login', { body: { username: 'a', password: 'b' } }, { language: 'lt' });
  expect(calls).toEqual([
    { path: '/api/keycloak/logout', transport: 'cookie' },
    { path: '/api/products/101', transport: 'body' },
    { path: '/api/keycloak/logout', transport: 'cookie' },
    { path: '/api/auth/login', transport: 'cookie' },
  ]);
});

/** Somebody whose lid was closed for longer than their token lasts. */
async function afterSleep(refreshed: () => Promise<Response>, isOffline = false) {
  vi.useFakeTimers();
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    const headers = new Headers(options.headers);
    calls.push(`${headers.get('X-Token-Transport') ?? ''} ${path}`);
    if (path === '/api/auth/refresh') return refreshed();
    // The server refuses a token that is over, and knows no person without one.
    const status = isOffline || !headers.has('Authorization') ? 200 : 401;
    return Promise.resolve(Response.json(status === 200 ? {} : refusal, { status }));
  });
  vi.resetModules();
  const { request } = await import('./client.ts');
  const { sessionStore } = await import('../session/store.ts');
  sessionStore.enter(session);
  const ask = (asVisitor = false) =>
    request('catalogue.products.detail', { params: { id: 101 } }, { language: 'lt', asVisitor });
  await ask();
  vi.setSystemTime(Date.now() + 3_600_000);
  calls.length = 0;
  return { calls, ask };
}

test('a token that is over is made new before anything is asked: the server would take its person for a guest', async () => {
  const { calls, ask } = await afterSleep(() => Promise.resolve(Response.json(session)));
  await Promise.all([ask(), ask(true)]);
  await ask();
  // What is the same for everybody waits for nothing.
  expect(calls).toEqual([
    'cookie /api/auth/refresh',
    'body /api/products/101',
    'cookie /api/products/101',
    'cookie /api/products/101',
  ]);
});

test('nobody waits long for a new token: what is kept is shown instead', async () => {
  const { calls, ask } = await afterSleep(() => new Promise(() => undefined), true);
  const asked = ask();
  await vi.advanceTimersByTimeAsync(6_000);
  await asked;
  expect(calls).toEqual(['cookie /api/auth/refresh', 'body /api/products/101']);
});

test('a token that comes late brings the person’s own answer, not a visitor’s', async () => {
  const refreshed = Promise.withResolvers<Response>();
  const { calls, ask } = await afterSleep(() => refreshed.promise);
  const asked = ask();
  await vi.advanceTimersByTimeAsync(6_000);
  refreshed.resolve(Response.json(session));
  await asked;
  expect(calls).toEqual([
    'cookie /api/auth/refresh',
    // With a token that is over: refused.
    'body /api/products/101',
    'cookie /api/products/101',
  ]);
});

test.each([
  [0, 0],
  [503, 503],
  // It refuses the refresh, not the call.
  [429, 0],
])('a call whose refresh fails with %i fails with %i, which can be tried again', async (status, told) => {
  const { calls, ask } = await afterSleep(() =>
    status === 0 ? Promise.reject(new TypeError('lost')) : Promise.resolve(Response.json({}, { status })),
  );
  await expect(ask()).rejects.toMatchObject({ status: told });
  expect(calls).not.toContain('cookie /api/products/101');
});

/** Somebody logged in, whose calls are answered in this order; a refresh with its own status. */
async function answering(statuses: number[], { refresh = 200, code = 'forbidden' } = {}) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    if (path === '/api/auth/refresh')
      return Promise.resolve(Response.json(refresh === 200 ? session : refusal, { status: refresh }));
    const status = statuses.shift() ?? 200;
    return Promise.resolve(Response.json(status === 200 ? {} : { ...refusal, code }, { status }));
  });
  vi.resetModules();
  const { request } = await import('./client.ts');
  const { sessionStore } = await import('../session/store.ts');
  sessionStore.enter(session);
  return { calls, sessionStore, ask: () => request('account.settings.read', {}, { language: 'lt' }) };
}

test.each([401, 403])('a refusal (%d) brings one refresh and one retry', async (status) => {
  const { calls, ask, sessionStore } = await answering([status]);
  await ask();
  expect(calls).toEqual(['/api/settings', '/api/auth/refresh', '/api/settings']);
  expect(sessionStore.read().status).toBe('user');
});

test('a 403 that stays after the retry is shown as what it is, and logs nobody out', async () => {
  const { calls, ask, sessionStore } = await answering([403, 403]);
  await expect(ask()).rejects.toMatchObject({ status: 403 });
  expect(calls).toHaveLength(3);
  expect(sessionStore.read().status).toBe('user');
});

test('a refused refresh logs out, and says that the session has ended', async () => {
  const { ask, sessionStore } = await answering([401], { refresh: 401 });
  await expect(ask()).rejects.toMatchObject({ status: 401 });
  expect(sessionStore.read()).toMatchObject({ status: 'guest', ended: { customer: 7 } });
});

test.each([
  [403, 'elevation_required'],
  [401, 'invalid_credentials'],
  [401, 'sign_on_expired'],
])('a refusal of a proof (%d %s) is asked once: a new token would not help', async (status, code) => {
  const { calls, ask } = await answering([status], { code });
  await expect(ask()).rejects.toMatchObject({ code });
  expect(calls).toEqual(['/api/settings']);
});
