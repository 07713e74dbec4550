import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfigContext, plainConfig } from '../../data/config.ts';
import messages from '../../messages/en.json' with { type: 'json' };
import { session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { Guard } from './Guard.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(shopping: boolean): Promise<string> {
  const router = createMemoryRouter(
    [
      { path: '/', element: 'home' },
      {
        path: '/cart',
        element: (
          <Guard kind={undefined} isShopping>
            cart
          </Guard>
        ),
      },
    ],
    { initialEntries: ['/cart'] },
  );
  const { unmount } = render(
    <ConfigContext value={{ ...plainConfig, shopping }}>
      <RouterProvider router={router} />
    </ConfigContext>,
  );
  await screen.findByText(/home|cart/);
  unmount();
  return router.state.location.pathname;
}

test('what belongs to shopping leads home where it is off', async () => {
  expect(await show(false)).toBe('/');
});

test('and stays where it is on', async () => {
  expect(await show(true)).toBe('/cart');
});

test('where the server cannot say who asks, a page of one’s own offers another try, and comes with it', async () => {
  document.cookie = 'signed_in=1; Path=/';
  const answers = [() => Response.json({}, { status: 503 }), () => Response.json({ data: session })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()?.()));
  sessionStore.start('en');
  const own = (
    <main tabIndex={-1}>
      <Guard kind="user" isShopping={false}>
        my courses
      </Guard>
    </main>
  );
  const router = createMemoryRouter([{ path: '/', element: own }]);
  render(
    <IntlProvider locale="en" messages={messages}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert').textContent).toContain('Could not load this');
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
  again.focus();
  fireEvent.click(again);
  await screen.findByText('my courses');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
