import { act, cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../../messages/en.json' with { type: 'json' };
import { AllReviews } from './AllReviews.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const review = {
  id: 1,
  userId: null,
  external_id: null,
  name: 'Rūta',
  lastName: 'K',
  position: null,
  image: null,
  rating: 5,
  text: 'Of the first page',
  language: 'en' as const,
  date: '2026-01-01',
};

test('a page of reviews that failed does not leave those of the page before in its place', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.includes('page=2')
        ? Response.json({}, { status: 503 })
        : Response.json({
            data: [review],
            current_page: 1,
            last_page: 2,
            total: 2,
            facets: { languages: [], professions: [] },
          }),
    ),
  );
  const course = {
    id: 5,
    reviews: { rating: 5, count: 2, distribution: [{ stars: 5, count: 2 }], latest: [] },
  };
  const router = createMemoryRouter([{ path: '*', element: <AllReviews course={course} /> }]);
  render(
    <IntlProvider locale="en" messages={messages}>
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <RouterProvider router={router} />
      </SWRConfig>
    </IntlProvider>,
  );
  await screen.findByText(review.text);
  await act(() => router.navigate('/?page=2'));
  await screen.findByRole('alert');
  expect(screen.queryByText(review.text)).toBeNull();
});
