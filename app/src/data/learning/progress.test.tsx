import type { Language } from '@medeina/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { onUnshownFailure } from '../client.ts';
import { LanguageContext } from '../language.ts';
import { page } from './course.fixtures.ts';
import { useLearning } from './progress.ts';
import { Asking, withPerson } from '../person.fixtures.tsx';

const completion = '/api/courses/activity/completion';

const material = page(11);

// A page of one's own sends what waits itself; from any other it is sent behind it.
beforeEach(() => history.replaceState(null, '', '/dashboard/courses'));
withPerson();

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a rate limit is shown once, and the queue is sent again when the server allows it', async () => {
  let isTooFast = true;
  const tries: number[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== completion) return Promise.resolve(Response.json({}, { status: 404 }));
    tries.push(Date.now());
    return Promise.resolve(
      isTooFast
        ? Response.json({}, { status: 429, headers: { 'Retry-After': '40' } })
        : Response.json({ completed: true, course: { done: 1, total: 2 } }),
    );
  });
  const told = vi.fn<() => void>();
  const stop = onUnshownFailure(told);
  const { result } = renderHook(() => useLearning(5, () => undefined), { wrapper: Asking });
  await wait(1);

  act(() => result.current.complete(material, true));
  await wait(80);
  expect(result.current).toMatchObject({ isWaiting: true, unsent: 1 });
  const [first = 0, second = 0, ...others] = tries;
  expect(second - first).toBeGreaterThanOrEqual(40_000);
  expect(others).toHaveLength(0);
  expect(told).toHaveBeenCalledOnce();

  // Who asks for another try gets one, with its answer.
  act(() => result.current.sendNow());
  await wait(1);
  expect(tries).toHaveLength(3);
  expect(told).toHaveBeenCalledTimes(2);

  isTooFast = false;
  await wait(60);
  expect(tries).toHaveLength(4);
  expect(result.current).toMatchObject({ isWaiting: false, unsent: 0 });
  stop();
});

/** Stays the same: a changed reaction has the queue sent anew. */
const ignore = () => undefined;
const queueName = (person: number) => `medeina.unsent.${String(person)}`;

test('the queue is sent without an open course too', async () => {
  // A person of its own: the queue of one lives as long as the page.
  const customer = { ...session.customer, customer_id: 8 };
  const entry = { kind: 'completion', module: 'page', id: 11, state: 1, courseId: 5 };
  localStorage.setItem(queueName(8), JSON.stringify([entry]));
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(Response.json({ completed: true, course: { done: 1, total: 2 } }));
  });
  sessionStore.enter({ ...session, customer });
  renderHook(() => useLearning(undefined, () => undefined), { wrapper: Asking });
  await wait(1);
  expect(asked).toEqual([completion]);
  expect(localStorage.getItem(queueName(8))).toBeNull();
});

test('what an environment takes only after another login waits for that, and is told once', async () => {
  const customer = { ...session.customer, customer_id: 14 };
  const waiting = [21, 22].map((id) => ({
    kind: 'completion',
    module: 'page',
    id,
    state: 1,
    courseId: 6,
    environment: 'site',
  }));
  localStorage.setItem(queueName(14), JSON.stringify(waiting));
  let isLoggedIn = false;
  const refusal = { code: 'environment_login', message: '', error: [], errors: {}, request_id: '' };
  vi.stubGlobal('fetch', (path: string) => {
    if (path !== completion) return Promise.resolve(Response.json({}, { status: 404 }));
    return Promise.resolve(
      isLoggedIn
        ? Response.json({ completed: true, course: { done: 1, total: 2 } })
        : Response.json(refusal, { status: 409 }),
    );
  });
  const told = vi.fn<() => void>();
  sessionStore.enter({ ...session, customer });
  renderHook(() => useLearning(undefined, told), { wrapper: Asking });
  await wait(20);
  expect(JSON.parse(localStorage.getItem(queueName(14)) ?? '[]')).toHaveLength(2);
  expect(told).toHaveBeenCalledOnce();
  isLoggedIn = true;
  await wait(20);
  expect(localStorage.getItem(queueName(14))).toBeNull();
});

test('what waits for another course does not keep this one from opening what follows', async () => {
  const customer = { ...session.customer, customer_id: 10 };
  const away = { kind: 'completion', module: 'page', id: 21, state: 1, courseId: 6, environment: 'site' };
  localStorage.setItem(queueName(10), JSON.stringify([away]));
  const read: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path !== completion) {
      read.push(path);
      return Promise.resolve(
        Response.json({ data: { id: 5, theory: [], completed: { done: 0, total: 2 } } }),
      );
    }
    return Promise.resolve(
      typeof body === 'string' && body.includes('"site"')
        ? Response.json(
            { code: 'environment_away', message: '', error: [], errors: {}, request_id: '' },
            { status: 503, headers: { 'Retry-After': '30' } },
          )
        : Response.json({ completed: true, course: { done: 1, total: 2 } }),
    );
  });
  sessionStore.enter({ ...session, customer });
  const { result } = renderHook(() => useLearning(5, () => undefined), { wrapper: Asking });
  await wait(1);
  const before = read.filter((path) => path === '/api/courses/purchased/5').length;
  act(() => result.current.complete(material, true));
  await wait(1);
  expect(localStorage.getItem(queueName(10))).toContain('"id":21');
  expect(read.filter((path) => path === '/api/courses/purchased/5').length).toBe(before + 1);
});

test('what another tab left when it was closed is sent', async () => {
  const customer = { ...session.customer, customer_id: 12 };
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    sent.push(path);
    return Promise.resolve(Response.json({ completed: true, course: { done: 1, total: 2 } }));
  });
  sessionStore.enter({ ...session, customer });
  renderHook(() => useLearning(undefined, () => undefined), { wrapper: Asking });
  await wait(1);
  expect(sent).toEqual([]);
  const entry = { kind: 'completion', module: 'page', id: 11, state: 1, courseId: 5 };
  localStorage.setItem(queueName(12), JSON.stringify([entry]));
  await wait(20);
  expect(sent).toEqual([completion]);
});

test('an answer is kept at once, and what is typed is sent when the typing rests', async () => {
  const customer = { ...session.customer, customer_id: 13 };
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path !== '/api/courses/activity/answers') return Promise.resolve(Response.json({}, { status: 404 }));
    sent.push(typeof body === 'string' ? String(JSON.parse(body).answer) : '');
    return Promise.resolve(Response.json({ success: true, attempt: 1, question: 'why' }));
  });
  sessionStore.enter({ ...session, customer });
  const { result } = renderHook(() => useLearning(5, ignore), { wrapper: Asking });
  await wait(1);
  for (const answer of ['Per di', 'Per didelė']) {
    const at = new Date().toISOString();
    act(() => result.current.answer(11, { attempt: 1, question: 'why', answer, at }));
    expect(localStorage.getItem(queueName(13))).toContain(`"${answer}"`);
    expect(sent).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- one letter after the other
    await wait(0.1);
  }
  await wait(1);
  expect(sent).toEqual(['Per didelė']);
  expect(localStorage.getItem(queueName(13))).toBeNull();
});

test('the queue of a user who leaves while it is sent stops', async () => {
  const customer = { ...session.customer, customer_id: 9 };
  const entries = [11, 12].map((id) => ({ kind: 'completion', module: 'page', id, state: 1, courseId: 5 }));
  localStorage.setItem(queueName(9), JSON.stringify(entries));
  const sent: string[] = [];
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path !== completion) return Promise.resolve(Response.json({}, { status: 404 }));
    sent.push(typeof body === 'string' ? body : '');
    return held.promise;
  });
  sessionStore.enter({ ...session, customer });
  renderHook(() => useLearning(5, () => undefined), { wrapper: Asking });
  await wait(1);
  act(() => sessionStore.enter(session));
  held.resolve(Response.json({ completed: true, course: { done: 1, total: 2 } }));
  await wait(1);
  expect(sent).toHaveLength(1);
  expect(localStorage.getItem(queueName(9))).toContain('"id":12');
});

test('a course stays while its translation loads, and never in place of another course', async () => {
  const course = { data: { id: 5, theory: [], completed: { done: 0, total: 0 } } };
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
    const isLithuanian = new Headers(headers).get('X-Oc-Merchant-Language') === 'lt-lt';
    return isLithuanian ? Promise.resolve(Response.json(course)) : held.promise;
  });
  let language: Language = 'lt';
  const Speaking = ({ children }: { readonly children: ReactNode }) => (
    <LanguageContext value={{ language, setLanguage: () => undefined, fallback: {} }}>
      <Asking>{children}</Asking>
    </LanguageContext>
  );
  const { result, rerender } = renderHook(({ id }) => useLearning(id, () => undefined).course?.id, {
    wrapper: Speaking,
    initialProps: { id: 5 },
  });
  await wait(1);
  expect(result.current).toBe(5);
  language = 'ru';
  rerender({ id: 5 });
  expect(result.current).toBe(5);
  rerender({ id: 6 });
  expect(result.current).toBeUndefined();
});
