import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfigContext, plainConfig } from '../../../data/config.ts';
import { pass, withTime } from '../../../data/person.fixtures.tsx';
import { session } from '../../../session/session.fixtures.ts';
import { sessionStore } from '../../../session/store.ts';
import { useRenew } from './useRenew.ts';

withTime();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Renew() {
  const { renew } = useRenew(5);
  return <button onClick={renew}>Renew</button>;
}

test.each([
  { shopping: false, code: 'offer_needed', path: '/help/offer?course=5' },
  { shopping: true, code: 'offer_needed', path: '/course-about/5' },
  { shopping: false, code: 'bad_input', path: '/course-about/5' },
])('with shopping $shopping, the answer $code leads to $path', async ({ shopping, code, path }) => {
  sessionStore.enter({ ...session, expires_at: '2999-01-01T00:00:00Z' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code, message: '', errors: {} }, { status: 409 })),
  );
  const router = createMemoryRouter([
    { path: '/', Component: Renew },
    { path: '*', element: null },
  ]);
  render(
    <ConfigContext value={{ ...plainConfig, shopping }}>
      <IntlProvider locale="en">
        <RouterProvider router={router} />
      </IntlProvider>
    </ConfigContext>,
  );
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(path));
});

test('who has opened another page meanwhile stays there', async () => {
  sessionStore.enter({ ...session, expires_at: '2999-01-01T00:00:00Z' });
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => held.promise);
  const router = createBrowserRouter([
    { path: '/', Component: Renew },
    { path: '*', element: null },
  ]);
  render(
    <IntlProvider locale="en">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await act(() => router.navigate('/discover'));
  held.resolve(Response.json({ code: 'bad_input', message: '', errors: {} }, { status: 400 }));
  await pass(1000);
  expect(router.state.location.pathname).toBe('/discover');
});
