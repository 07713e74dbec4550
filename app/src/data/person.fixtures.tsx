import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../session/session.fixtures.ts';
import { sessionStore } from '../session/store.ts';

/** Hooks that ask the server, with a cache of their own. */
export function Asking({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>;
}

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
