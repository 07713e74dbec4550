import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import messages from '../../messages/en.json' with { type: 'json' };
import { Page } from './CourseAboutPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// The page fetches its blocks ahead.
afterAll(async () => vi.dynamicImportSettled());

test.each(['abc', '0', '1.5'])('a course cannot have the id %s', (id) => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is asked')));
  const router = createMemoryRouter([{ path: '/course-about/:id', Component: Page }], {
    initialEntries: [`/course-about/${id}`],
  });
  render(
    <IntlProvider locale="en" messages={messages}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: messages['shell.notFound.title'] })).toBeDefined();
});
