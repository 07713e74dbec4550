import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsentName } from '../../session/unsent.ts';
import { refusal, session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { register } from '../../background.ts';

const completion = '/api/courses/activity/completion';
const entry = { kind: 'completion', module: 'page', id: 11, state: 1, courseId: 5 };
const queue = unsentName(session.customer.customer_id);

/** None is judged by its time. In milliseconds. */
const patience = { timeout: 30_000 };

const asked: string[] = [];
let answer: () => Response;

beforeEach(() => {
  localStorage.setItem(queue, JSON.stringify([entry]));
  asked.length = 0;
  answer = () => Response.json({ completed: true, course: { done: 1, total: 2 } });
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== completion) return Promise.resolve(Response.json({}, { status: 404 }));
    asked.push(path);
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

test('the queue is sent from any page once its user has logged in', async () => {
  await register();
  expect(asked).toEqual([]);
  sessionStore.enter(session);
  await expect.poll(() => asked, patience).toEqual([completion]);
  await expect.poll(() => localStorage.getItem(queue), patience).toBeNull();
});

test('what waited is sent with how long it did', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const stretch = { kind: 'watched', id: 12, from: 0, to: 5, courseId: 5 };
  localStorage.setItem(
    queue,
    JSON.stringify([
      { ...entry, at: hourAgo },
      { ...stretch, at: hourAgo },
      { ...entry, id: 13, at: 'once' },
    ]),
  );
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') bodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ completed: true, course: { done: 1, total: 2 } }));
  });
  const { sendWaiting } = await import('./sending.ts');
  sessionStore.enter(session);
  await sendWaiting();
  await expect.poll(() => localStorage.getItem(queue), patience).toBeNull();
  const late = expect.toSatisfy((seconds: unknown) => Math.abs(Number(seconds) - 3600) < 60);
  expect(bodies).toEqual([
    { module: 'page', id: '11', state: 1, seconds_ago: late },
    { id: '12', from: 0, to: 5, seconds_ago: late },
    { module: 'page', id: '13', state: 1 },
  ]);
});

/** Less than until the next try by itself: it is the connection that came back that sends. In milliseconds. */
const atOnce = { timeout: 8000 };

test.each([
  ['where the page of the course does', () => history.replaceState(null, '', '/course/5/theory')],
  ['without a connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['in a tab that nobody sees', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
])('nothing is sent %s, and all of it after', async (_, arrange) => {
  const { sendWaiting } = await import('./sending.ts');
  arrange();
  await sendWaiting();
  expect(asked).toEqual([]);
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
  dispatchEvent(new Event('online'));
  await expect.poll(() => asked, atOnce).toEqual([completion]);
  await expect.poll(() => localStorage.getItem(queue), atOnce).toBeNull();
});

let ahead = 0;

/** Goes on to a time after any rest that another test was asked to take. */
function afterAnyRest(): void {
  ahead += 600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ahead });
}

test('a rate limit is waited for as long as the server says', async () => {
  const { sendWaiting } = await import('./sending.ts');
  afterAnyRest();
  answer = () => Response.json({}, { status: 429, headers: { 'Retry-After': '60' } });
  await sendWaiting();
  vi.setSystemTime(Date.now() + 50_000);
  await sendWaiting();
  expect(asked).toEqual([completion]);
  vi.setSystemTime(Date.now() + 20_000);
  await sendWaiting();
  expect(asked).toEqual([completion, completion]);
});

test.each(['unavailable', 'busy'])(
  'a server that is %s is asked with one entry, and then let rest',
  async (code) => {
    const { sendWaiting } = await import('./sending.ts');
    afterAnyRest();
    localStorage.setItem(queue, JSON.stringify([entry, { ...entry, id: 12 }]));
    answer = () => Response.json({ ...refusal, code }, { status: 503, headers: { 'Retry-After': '5' } });
    await sendWaiting();
    await sendWaiting();
    expect(asked).toHaveLength(1);
    vi.setSystemTime(Date.now() + 6000);
    await sendWaiting();
    expect(asked).toHaveLength(2);
  },
);

test('what an environment that is away does not take keeps nothing else waiting', async () => {
  const { sendWaiting } = await import('./sending.ts');
  afterAnyRest();
  localStorage.setItem(queue, JSON.stringify([entry, { ...entry, id: 12 }]));
  answer = () =>
    Response.json(
      { ...refusal, code: 'environment_away' },
      { status: 503, headers: { 'Retry-After': '30' } },
    );
  await sendWaiting();
  expect(asked).toHaveLength(2);
});

test('what is refused for good is left for the pages that report it, and not sent again', async () => {
  const { sendWaiting } = await import('./sending.ts');
  afterAnyRest();
  const other = { ...entry, id: 12 };
  localStorage.setItem(queue, JSON.stringify([entry, other]));
  const taken = { completed: true, course: { done: 1, total: 2 } };
  const answers = [Response.json(refusal, { status: 409 }), Response.json(taken)];
  answer = () => answers.shift() ?? Response.error();
  await sendWaiting();
  expect(asked).toHaveLength(2);
  expect(JSON.parse(localStorage.getItem(queue) ?? '')).toEqual([entry]);
  await sendWaiting();
  expect(asked).toHaveLength(2);
});

test.each([400, 403, 404, 409])('what something on the way refuses with %d waits', async (status) => {
  const { sendWaiting } = await import('./sending.ts');
  afterAnyRest();
  localStorage.setItem(queue, JSON.stringify([{ ...entry, id: status }]));
  answer = () => new Response('<h1>Blocked</h1>', { status });
  await sendWaiting();
  await sendWaiting();
  // It is tried again: nobody has refused it for good.
  expect(asked).toHaveLength(2);
  expect(localStorage.getItem(queue)).not.toBeNull();
});
