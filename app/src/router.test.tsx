import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import messages from './messages/en.json' with { type: 'json' };
import { makeRoutes } from './router.tsx';
import { ProblemContext } from './shell/frame/problem.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a failure on the server is shown on the page that was loaded, and on no other', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  // The pages alone, without header and footer.
  const router = createMemoryRouter(makeRoutes()[0]?.children ?? [], {
    initialEntries: [{ pathname: '/about', key: 'followed' }],
  });
  render(
    <IntlProvider locale="en" messages={messages}>
      <ProblemContext value={{ status: 503, reference: 'a request', key: 'followed' }}>
        <RouterProvider router={router} />
      </ProblemContext>
    </IntlProvider>,
  );
  await screen.findByText(messages['shell.problem.title']);
  expect(screen.queryByText('a request')).not.toBeNull();
  await act(() => router.navigate('/help'));
  expect(screen.queryByText(messages['shell.problem.title'])).toBeNull();
});
