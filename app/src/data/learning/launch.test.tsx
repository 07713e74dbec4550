import type { Language } from '@medeina/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { LanguageContext } from '../language.ts';
import { pass, withTime } from '../person.fixtures.tsx';
import { useLaunch } from './launch.ts';

let language: Language = 'lt';

function Speaking({ children }: { readonly children: ReactNode }) {
  return (
    <LanguageContext value={{ language, setLanguage: () => undefined, fallback: {} }}>
      {children}
    </LanguageContext>
  );
}

withTime();
beforeEach(() => {
  language = 'lt';
  sessionStore.enter({ ...session, expires_at: '2999-01-01T00:00:00Z' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers one launch after the other, and keeps in which languages they were asked for. */
function serve(...answers: Response[]): (string | null)[] {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('X-Oc-Merchant-Language'));
    return Promise.resolve(answers[asked.length - 1] ?? Response.error());
  });
  return asked;
}

const launched = (url: string) => Response.json({ url, expires_at: '2999-01-01T00:00:00Z' });
const show = () => renderHook(({ id }) => useLaunch(id), { wrapper: Speaking, initialProps: { id: 7 } });

test('another language leaves the shown document alone', async () => {
  const asked = serve(launched('/activities/a'), launched('/activities/b'));
  const { result, rerender } = show();
  await waitFor(() => expect(result.current.url).toBe('/activities/a'));
  language = 'ru';
  rerender({ id: 7 });
  await pass(1000);
  expect(result.current).toMatchObject({ url: '/activities/a', error: undefined });
  expect(asked).toEqual(['lt-lt']);

  // The next one comes in it.
  act(() => result.current.again());
  await waitFor(() => expect(result.current.url).toBe('/activities/b'));
  expect(asked).toEqual(['lt-lt', 'ru-ru']);
});

test('why nothing is shown is said in another language, and tried again', async () => {
  const locked = { code: 'material_locked', message: '', error: [], errors: {}, request_id: '' };
  const asked = serve(Response.json(locked, { status: 409 }), launched('/activities/a'));
  const { result, rerender } = show();
  await waitFor(() => expect(result.current.error?.code).toBe('material_locked'));
  language = 'ru';
  rerender({ id: 7 });
  await waitFor(() => expect(result.current.url).toBe('/activities/a'));
  expect(asked).toEqual(['lt-lt', 'ru-ru']);
});

test('the document of another activity is not shown in its place', async () => {
  serve(launched('/activities/a'), launched('/activities/b'));
  const { result, rerender } = show();
  await waitFor(() => expect(result.current.url).toBe('/activities/a'));
  rerender({ id: 8 });
  expect(result.current.url).toBeUndefined();
  await waitFor(() => expect(result.current.url).toBe('/activities/b'));
});

test('nothing is launched before it is known who is logged in', async () => {
  const asked = serve(launched('/activities/a'));
  const read = vi.spyOn(sessionStore, 'read').mockReturnValue({ status: 'unknown' });
  const { result } = show();
  await pass(1000);
  expect(asked).toEqual([]);
  read.mockRestore();
  act(() => sessionStore.enter(session));
  await waitFor(() => expect(result.current.url).toBe('/activities/a'));
  expect(asked).toEqual(['lt-lt']);
});
