import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchAddress } from '../../matching.ts';
import { useIsPending } from './PendingPage.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Frame() {
  const { pathname } = useLocation();
  const isPending = useIsPending(matchAddress(pathname).entry.page);
  return (
    <>
      <p>{isPending ? 'pending' : 'in sight'}</p>
      <Outlet />
    </>
  );
}

/** The code of the next page never comes. */
const never = () => new Promise<never>(() => undefined);

test.each([
  ['another page', '/discover', '/faq', 'pending'],
  ['the same page under another address', '/discover', '/discover/emergency', 'in sight'],
  ['another tab of the same page', '/course/110/general', '/course/110/tests', 'in sight'],
])('on the way to %s', async (_, from, to, seen) => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: from, element: null },
          { path: to, lazy: never },
        ],
      },
    ],
    { initialEntries: [from] },
  );
  render(<RouterProvider router={router} />);
  act(() => void router.navigate(to));
  expect(screen.getByText('in sight')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText(seen)).toBeDefined();
});
