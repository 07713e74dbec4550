import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import messages from '../messages/en.json' with { type: 'json' };
import { session } from '../session/session.fixtures.ts';
import { sessionStore } from '../session/store.ts';

/** Hooks that ask the server, with a cache of their own. */
export function Asking({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>;
}

/** Shows the pages of a router in English. */
export function show<Router extends ReturnType<typeof createMemoryRouter>>(router: Router): Router {
  render(
    <IntlProvider locale="en" messages={messages}>
      <Asking>
        <RouterProvider router={router} />
      </Asking>
    </IntlProvider>,
  );
  return router;
}

/** Time passes as it does, and at once by what a test lets pass. */
export function withTime(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Lets so many milliseconds pass. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** In each test of the file somebody is logged in, and time passes when the test says so. */
export function withPerson(): void {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    sessionStore.enter(session);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
