import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { pass, show, withPerson } from '../../data/person.fixtures.tsx';
import messages from '../../messages/en.json' with { type: 'json' };
import { Page } from './FavouritesPage.tsx';

withPerson();

const size = 12;

function courseOf(id: number) {
  return {
    id,
    name: `Course ${id}`,
    title: `Course ${id}`,
    shortName: `C${id}`,
    shortDescription: '',
    environment: 'extlms',
    image: null,
    category: { category_id: 61, key: 'emergency', name: 'Emergency' },
    format: 'online',
    duration_hours: 2,
    business: false,
    certificate: false,
    rating: 0,
    review_count: 0,
    price: 0,
    price_formatted: '€0.00',
    special: null,
    special_formatted: null,
    price_from: false,
    price_to: 0,
    price_to_formatted: '€0.00',
    product_count: 1,
    date: null,
    end_date: null,
    city: null,
    seats_left: null,
    open_dates: 0,
    cities: [],
    languages: ['en'],
    cpd_hours: null,
  };
}

/** Answers as the server does, with so many favourites. */
function serve(count: number): void {
  const held = Array.from({ length: count }, (_, index) => index + 1);
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    const url = new URL(path, 'http://localhost');
    if (method === 'DELETE') {
      held.splice(held.indexOf(Number(url.pathname.split('/').at(-1))), 1);
      return Promise.resolve(Response.json({ success: true, message: '' }));
    }
    if (url.pathname.endsWith('/ids'))
      return Promise.resolve(Response.json({ data: held.map((id) => ({ id, course_id: id })) }));
    if (!url.pathname.endsWith('/favourite-courses')) return Promise.resolve(Response.json({ data: [] }));
    const page = Number(url.searchParams.get('page') ?? '1');
    const ids = held.slice((page - 1) * size, page * size);
    return Promise.resolve(
      Response.json({
        data: ids.map((id) => ({ id, course: courseOf(id), added: '2026-01-01T00:00:00Z' })),
        current_page: page,
        last_page: Math.max(1, Math.ceil(held.length / size)),
        total: held.length,
        from: null,
        to: null,
      }),
    );
  });
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '/dashboard/favourites', Component: Page }], {
    initialEntries: [address],
  });
  return show(router);
}

test('with the last card of the last page goes the page: the one before is shown', async () => {
  serve(size + 1);
  const router = open('/dashboard/favourites?page=2');
  await pass(1000);
  const heart = screen.getByRole('article').querySelector('button');
  if (heart === null) throw new Error('The card has no heart');
  heart.focus();
  fireEvent.click(heart);
  await pass(1000);
  expect(router.state.location.search).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(size);
  expect(screen.queryByText(messages['catalogue.past'])).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a page past the last one is the last one', async () => {
  serve(size + 1);
  const router = open('/dashboard/favourites?page=9');
  await pass(1000);
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('without favourites every page says so', async () => {
  serve(0);
  open('/dashboard/favourites?page=2');
  await pass(1000);
  expect(screen.getByText(messages['account.favourites.empty'])).toBeDefined();
});
