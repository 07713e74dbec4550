import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from './session.fixtures.ts';

/** What the tab listens to: its channel to the other tabs, and the document's events. */
let heard: ((event: MessageEvent) => void) | undefined;
let listening: AbortController;

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'signed_in=; Max-Age=0; Path=/';
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_type: string, listener: (event: MessageEvent) => void) {
        heard = listener;
      }
      postMessage() {}
    },
  );
  // A store lives as long as its module: it is to hear nothing of the tests after its own.
  listening = new AbortController();
  const { signal } = listening;
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => listen(type, listener, { signal }),
  );
});
afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab that has just logged in, with a session that lasts so many seconds; its calls to refresh are counted. */
async function tabFor(seconds: number, now = new Date('2026-01-01T00:00:00Z')) {
  vi.useFakeTimers({ now });
  let count = 0;
  vi.stubGlobal('fetch', (path: string) => {
    if (path === '/api/auth/refresh') count += 1;
    return Promise.resolve(Response.json({ ...session, expires_in: seconds }));
  });
  vi.resetModules();
  const { sessionStore: store } = await import('./store.ts');
  store.start('lt');
  store.enter({ ...session, expires_in: seconds });
  return {
    store,
    refreshes: () => count,
    hear: (data: object) => heard?.(new MessageEvent('message', { data })),
  };
}

test('the end is looked at every ten seconds, and the token renewed when under thirty remain', async () => {
  const { refreshes } = await tabFor(65);
  // 35 s remain, then 25.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refreshes()).toBe(0);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(refreshes()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refreshes()).toBe(1);
  // The new one lasts as long again.
  await vi.advanceTimersByTimeAsync(30_000);
  expect(refreshes()).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refreshes()).toBe(2);
});

test.each([-3_600_000, 3_600_000])(
  'a clock that is wrong by %d ms renews neither too early nor too late',
  async (wrong) => {
    const now = new Date(new Date(session.expires_at).getTime() - 300_000 + wrong);
    const { store, refreshes } = await tabFor(300, now);
    expect(store.hasExpired()).toBe(false);
    await vi.advanceTimersByTimeAsync(260_000);
    expect(refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(refreshes()).toBe(1);
  },
);

test('after a sleep the tab that is looked at renews at once, and stays logged in', async () => {
  const { store, refreshes } = await tabFor(300);
  // No timer runs meanwhile.
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  expect(store.hasExpired()).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(refreshes()).toBe(1);
  expect(store.hasExpired()).toBe(false);
  expect(store.read().status).toBe('user');
});

const other = { ...session, customer: { ...session.customer, customer_id: 8 } };

test.each([
  ['a login in another tab', { data: other }, 'ask'],
  ['a refresh', other, 'refresh'],
])('%s that brings another person ends the session of the one before', async (_, answer, way) => {
  const { store, hear } = await tabFor(300);
  const signal = store.logoutSignal();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  if (way === 'ask') hear({ kind: 'login' });
  const isStillTheirs = way === 'refresh' && (await store.refresh());
  await vi.advanceTimersByTimeAsync(0);
  expect(isStillTheirs).toBe(false);
  // Whatever was read for the one before is given up, and the keys of their data are nobody's any more.
  expect(signal.aborted).toBe(true);
  expect(store.read()).toMatchObject({ status: 'user', customer: { customer_id: 8 }, round: 1 });
  expect(document.cookie).toContain('signed_in=1');
});

test('what another tab has renewed is not renewed again', async () => {
  const { refreshes, hear } = await tabFor(65);
  await vi.advanceTimersByTimeAsync(30_000);
  hear({ kind: 'refresh', left: 300_000 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refreshes()).toBe(0);
});
