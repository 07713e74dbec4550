import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ConfigContext, plainConfig } from '../data/config.ts';
import { Guard } from './Guard.tsx';

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
