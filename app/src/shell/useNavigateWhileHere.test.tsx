import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useNavigateWhileHere } from './useNavigateWhileHere.ts';

beforeEach(() => history.replaceState(null, '', '/asking'));
afterEach(cleanup);

let answer = Promise.withResolvers<void>();

function Asking({ onAsked }: { readonly onAsked?: () => void }) {
  const navigate = useNavigateWhileHere();
  const ask = async () => {
    onAsked?.();
    await answer.promise;
    await navigate('/answer');
  };
  return <button onClick={() => void ask()}>Ask</button>;
}

/** What asks is gone as soon as it has asked. */
function AskingOnce() {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? null : <Asking onAsked={() => setAsked(true)} />;
}

function Tabs() {
  return (
    <>
      <Asking />
      <Outlet />
    </>
  );
}

/** Presses the button, goes to a page if one is given, and has the answer come. */
async function askAndGo(Page: () => ReactNode, to?: string): Promise<string> {
  answer = Promise.withResolvers<void>();
  const router = createBrowserRouter([
    {
      Component: Page,
      children: [
        { path: '/asking', element: null },
        { path: '/asking/tab', element: null },
      ],
    },
    { path: '*', element: null },
  ]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByRole('button'));
  if (to !== undefined) await act(() => router.navigate(to));
  await act(async () => {
    answer.resolve();
    await answer.promise;
  });
  return router.state.location.pathname;
}

test.each([
  ['who waits for the answer goes on', Tabs, undefined, '/answer'],
  ['who has opened another page stays there', Tabs, '/elsewhere', '/elsewhere'],
  ['another tab of the page is the same page', Tabs, '/asking/tab', '/answer'],
  ['who waits goes on though what asked is gone', AskingOnce, undefined, '/answer'],
  ['what is gone pulls nobody off another page', AskingOnce, '/elsewhere', '/elsewhere'],
])('%s', async (_, Page, to, shown) => {
  expect(await askAndGo(Page, to)).toBe(shown);
});
