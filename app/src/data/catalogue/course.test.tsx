import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Language } from '@medeina/contract';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customer } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { useCourse } from './course.ts';
import { LanguageContext } from '../language.ts';

const session = {
  access_token: null,
  refresh_token: null,
  session_id: 's',
  expires_at: '2030-01-01T00:00:00Z',
  expires_in: 300,
  capabilities: [],
  customer,
};

/** Answers the calls one after the other, each when it is let go. */
function serve() {
  const calls: ((status: number, body: unknown) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        calls.push((status, body) => resolve(new Response(JSON.stringify(body), { status })));
      }),
  );
  return calls;
}

const course = { data: { id: 5, enrolled: true, can_review: true } };

function open() {
  let language: Language = 'lt';
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <LanguageContext value={{ language, setLanguage: () => undefined, fallback: {} }}>
        {children}
      </LanguageContext>
    </SWRConfig>
  );
  const { result, rerender } = renderHook(() => useCourse(5), { wrapper });
  return {
    result,
    speak: (next: Language) => {
      language = next;
      rerender();
    },
  };
}

beforeEach(() => sessionStore.enter(session));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('in another language the course is read again, and the user stays known', async () => {
  const calls = serve();
  const { result, speak } = open();
  expect(result.current.isPersonKnown).toBe(false);
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => calls[0]?.(200, course));
  await waitFor(() => expect(result.current).toMatchObject({ isPersonKnown: true, canReview: true }));

  speak('ru');
  expect(result.current).toMatchObject({ isPersonKnown: true, canReview: true });
});

test('when the own part of an answer fails, the user is unknown and the error is returned', async () => {
  const calls = serve();
  const { result } = open();
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => calls[0]?.(503, {}));
  await waitFor(() => expect(result.current.error?.status).toBe(503));
  expect(result.current.isPersonKnown).toBe(false);
});
