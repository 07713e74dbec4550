import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../messages/en.json' with { type: 'json' };
import { Page } from './FaqPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who clears a search that found nothing goes on in its field', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
  const router = createMemoryRouter([{ path: '/faq', element: <Page /> }], {
    initialEntries: ['/faq?q=nothing'],
  });
  render(
    <IntlProvider locale="en" messages={messages}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  // The field has a cross of its own.
  await screen.findByRole('heading', { name: 'No question matches “nothing”' });
  const field = screen.getByDisplayValue('nothing');
  const clear = screen.getAllByText(messages['common.clear']).at(-1)?.closest('button');
  if (!clear) throw new Error('There is no button.');
  clear.focus();
  fireEvent.click(clear);
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
});
