import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Asking, withPerson } from '../../data/person.fixtures.tsx';
import messages from '../../messages/en.json' with { type: 'json' };
import { Page } from './CoursePage.tsx';

withPerson();

test('a course that did not come says so under a heading and a title of its own', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })));
  const router = createMemoryRouter([{ path: '/course/:id/theory', Component: Page }], {
    initialEntries: ['/course/5/theory'],
  });
  render(
    <IntlProvider locale="en" messages={messages}>
      <Asking>
        <RouterProvider router={router} />
      </Asking>
    </IntlProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const failed = messages['catalogue.loadFailed'];
  expect(screen.getByRole('heading', { level: 1, name: failed })).toBeDefined();
  expect(document.title).toBe(`${failed} · Medeina`);
  expect(screen.getByRole('button', { name: messages['catalogue.retry'] })).toBeDefined();
});
