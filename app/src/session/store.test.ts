import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identityOf } from './hooks.ts';
import { refusal, session } from './session.fixtures.ts';

type Answer = { readonly status: number; readonly body?: unknown; readonly after?: number } | 'lost';

/** Answers the calls of a path in the order given; the last answer stays. */
function serve(answers: Record<string, Answer[]>) {
  const calls: { readonly path: string; readonly headers: Headers }[] = [];
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    calls.push({ path, headers: new Headers(options.headers) });
    const list = answers[path] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (answer === undefined || answer === 'lost') return Promise.reject(new TypeError('lost'));
    const headers: HeadersInit = answer.after === undefined ? {} : { 'Retry-After': String(answer.after) };
    return Promise.resolve(
      new Response(JSON.stringify(answer.body ?? {}), { status: answer.status, headers }),
    );
  });
  return calls;
}

/** A store of its own for each test: it lives as long as its module. */
async function freshStore() {
  vi.resetModules();
  return (await import('./store.ts')).sessionStore;
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('without the hint nobody is logged in and nothing is asked', async () => {
  const calls = serve({});
  const store = await freshStore();
  store.start('lt');
  await vi.waitFor(() => expect(store.read().status).toBe('guest'));
  expect(calls).toEqual([]);
});

test('with the hint the server says who it is', async () => {
  document.cookie = 'signed_in=1; Path=/';
  serve({ '/api/auth/session': [{ status: 200, body: { data: session } }] });
  const store = await freshStore();
  store.start('lt');
  await vi.waitFor(() =>
    expect(store.read()).toMatchObject({ status: 'user', customer: { customer_id: 7 } }),
  );
});

/** Runs what the document's first script does, `ago` milliseconds ago. */
async function askEarly(ago = 0) {
  const { earlySessionScript } = await import('./earlySession.ts');
  const now = vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - ago);
  const script = document.createElement('script');
  script.textContent = earlySessionScript('lt');
  document.head.append(script);
  script.remove();
  now.mockRestore();
}

test('who was asked for by the document is not asked for again, and the wait for the script counts', async () => {
  document.cookie = 'signed_in=1; Path=/';
  const calls = serve({ '/api/auth/session': [{ status: 200, body: { data: session } }] });
  await askEarly(session.expires_in * 1000 - 1_000);
  expect(calls).toMatchObject([{ path: '/api/auth/session' }]);
  expect(calls[0]?.headers.get('x-token-transport')).toBe('cookie');
  const store = await freshStore();
  store.start('lt');
  await vi.waitFor(() => expect(store.read().status).toBe('user'));
  expect(calls).toHaveLength(1);
  // One second is left of the token.
  expect(store.hasExpired()).toBe(true);
});

test('after a logout elsewhere the document’s question is forgotten: the next login is another', async () => {
  serve({ '/api/auth/session': [{ status: 200, body: { data: session } }] });
  await askEarly();
  const store = await freshStore();
  store.start('lt');
  await vi.waitFor(() => expect(store.read().status).toBe('guest'));
  expect(window.earlySession).toBeUndefined();
});

test('an access token that has ended is refreshed, under an attempt id of its own', async () => {
  document.cookie = 'signed_in=1; Path=/';
  const calls = serve({
    '/api/auth/session': [{ status: 200, body: { data: null } }],
    '/api/auth/refresh': [{ status: 200, body: session }],
  });
  const store = await freshStore();
  store.start('lt');
  await vi.waitFor(() => expect(store.read().status).toBe('user'));
  expect(calls[1]?.headers.get('X-Refresh-Attempt')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([['lost' as const], [{ status: 503 }]])(
  'where the server cannot say who it is (%j), that is known, and it is asked again',
  async (failure) => {
    document.cookie = 'signed_in=1; Path=/';
    serve({ '/api/auth/session': [failure, { status: 200, body: { data: session } }] });
    const store = await freshStore();
    store.start('lt');
    await vi.waitFor(() => expect(store.read()).toEqual({ status: 'unknown', hasFailed: true }));
    expect(document.cookie).toContain('signed_in=1');
    store.ask();
    await vi.waitFor(() => expect(store.read().status).toBe('user'));
  },
);

test('a session that was ended elsewhere is over here too', async () => {
  document.cookie = 'signed_in=1; Path=/';
  const refused = { status: 401, body: refusal };
  serve({ '/api/auth/session': [refused], '/api/auth/refresh': [refused] });
  const store = await freshStore();
  store.start('lt');
  await vi.waitFor(() => expect(store.read().status).toBe('guest'));
  expect(document.cookie).not.toContain('signed_in=1');
});

test('a refresh whose answer was lost is asked again under the same attempt id', async () => {
  const calls = serve({ '/api/auth/refresh': ['lost', { status: 200, body: session }] });
  const store = await freshStore();
  store.enter(session);
  expect(await store.refresh()).toBe(true);
  const attempts = calls.map(({ headers }) => headers.get('X-Refresh-Attempt'));
  expect(attempts).toHaveLength(2);
  expect(attempts[0]).toBe(attempts[1]);
});

test.each([429, 503])(
  'a refresh that is answered %i and when to come again is not asked again at once, and fails with that',
  async (status) => {
    const calls = serve({ '/api/auth/refresh': [{ status, after: 5 }] });
    const store = await freshStore();
    store.enter(session);
    expect(await store.refresh()).toBe(false);
    expect(calls).toHaveLength(1);
    expect(store.failure()).toMatchObject({ status, retryAfter: 5 });
    expect(store.read().status).toBe('user');
  },
);

test('calls at the same time share one refresh', async () => {
  const calls = serve({ '/api/auth/refresh': [{ status: 200, body: session }] });
  const store = await freshStore();
  store.enter(session);
  expect(await Promise.all([store.refresh(), store.refresh(), store.refresh()])).toEqual([true, true, true]);
  expect(calls).toHaveLength(1);
});

test('a network failure never logs out, a refusal does', async () => {
  // Nor does what something on the way refuses.
  const blocked = { status: 403 };
  serve({ '/api/auth/refresh': ['lost', 'lost', blocked, blocked, { status: 401, body: refusal }] });
  const store = await freshStore();
  store.enter(session);
  expect(await store.refresh()).toBe(false);
  expect(await store.refresh()).toBe(false);
  expect(store.read().status).toBe('user');
  expect(await store.refresh()).toBe(false);
  expect(store.read().status).toBe('guest');
  expect(document.cookie).not.toContain('signed_in=1');
});

test('nothing of the session is kept in storage', async () => {
  serve({});
  const store = await freshStore();
  store.enter(session);
  const kept = [localStorage, sessionStorage]
    .flatMap((storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')),
    )
    .join(' ');
  expect(kept).not.toContain('a@b.example');
  expect(kept).not.toContain('s1');
});

test('what is still read for a person is given up when they leave, and not for who comes next', async () => {
  serve({ '/api/keycloak/logout': [{ status: 200 }] });
  const store = await freshStore();
  store.enter(session);
  const signal = store.logoutSignal();
  const left = store.leave();
  // Before the server is told: its refusals would be worth nothing.
  expect(signal.aborted).toBe(true);
  await left;
  expect(store.read().status).toBe('guest');
  expect(store.logoutSignal().aborted).toBe(false);
});

/** Answers a path only when it is told to; anything else at once. Gives the calls and the way to answer. */
function holdBack(held: string, body: unknown, status = 200) {
  const waiting = Promise.withResolvers<Response>();
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    return path === held ? waiting.promise : Promise.resolve(Response.json({}));
  });
  return { calls, release: () => waiting.resolve(Response.json(body, { status })) };
}

test('a refresh that was under way when somebody left does not bring them back', async () => {
  const { calls, release } = holdBack('/api/auth/refresh', session);
  const store = await freshStore();
  store.enter(session);
  const refreshed = store.refresh();
  await vi.waitFor(() => expect(calls).toContain('/api/auth/refresh'));
  await store.leave();
  release();
  expect(await refreshed).toBe(false);
  expect(store.read()).toMatchObject({ status: 'guest' });
  expect(document.cookie).not.toContain('signed_in=1');
});

test.each([200, 401])(
  'an answer (%i) about who is logged in does not bring back who has left meanwhile',
  async (status) => {
    document.cookie = 'signed_in=1; Path=/';
    const { calls, release } = holdBack(
      '/api/auth/session',
      status === 200 ? { data: session } : refusal,
      status,
    );
    const store = await freshStore();
    store.start('lt');
    await vi.waitFor(() => expect(calls).toContain('/api/auth/session'));
    await store.leave();
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    release();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(heard).not.toHaveBeenCalled();
    expect(calls).not.toContain('/api/auth/refresh');
    expect(store.read()).toMatchObject({ status: 'guest' });
  },
);

/** Logs somebody out while there is no connection. */
async function leaveUnheard() {
  const store = await freshStore();
  store.enter(session);
  await expect(store.leave()).rejects.toThrow('failed with 0');
  expect(store.read()).toMatchObject({ status: 'guest' });
  return store;
}

test('a logout that has not reached the server is sent before anything else, on the next visit too', async () => {
  const logouts: Answer[] = ['lost'];
  const calls = serve({
    '/api/keycloak/logout': logouts,
    '/api/auth/session': [{ status: 200, body: { data: session } }],
  });
  await leaveUnheard();
  // What came late from the server calls them back.
  document.cookie = 'signed_in=1; Path=/';
  const store = await freshStore();
  store.start('lt');
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(store.read().status).toBe('guest');
  expect(await store.settleLogout()).toBe(false);
  logouts[0] = { status: 200 };
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store.isLogoutPending()).toBe(false));
  expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/api/keycloak/logout']));
  expect(store.read().status).toBe('guest');
  expect(document.cookie).not.toContain('signed_in=1');
});

test('a login replaces a logout that was still to be sent', async () => {
  const calls = serve({ '/api/keycloak/logout': ['lost'] });
  const store = await leaveUnheard();
  store.enter(session);
  expect(await store.settleLogout()).toBe(true);
  expect(calls).toHaveLength(1);
});

test('who logs in again on the same page reads under new keys: what the old session asked for is dropped', async () => {
  serve({ '/api/keycloak/logout': [{ status: 200, body: {} }] });
  const store = await freshStore();
  store.enter(session);
  const first = identityOf(store.read());
  await store.leave();
  store.enter(session);
  expect(identityOf(store.read())).not.toBe(first);
});
