import type { Product } from '@medeina/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { courseDetail } from '../../../data/catalogue/course.fixtures.ts';
import messages from '../../../messages/en.json' with { type: 'json' };
import { BuySide } from './BuySide.tsx';

// The panel watches whether it is in sight, which jsdom cannot tell.
beforeAll(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterAll(() => {
  vi.unstubAllGlobals();
});
afterEach(cleanup);

/** A free day of practice. */
function session(id: number, day: string): Product {
  return {
    product_id: id,
    start_date: day,
    end_date: day,
    location_name: null,
    location_address: null,
    city: 'Vilnius',
    price: 0,
    price_formated: '0,00 €',
    special: null,
    hl_original_price: null,
    special_until: null,
    seats: null,
    seats_left: null,
    course_duration: 8,
    practice_days: 1,
    practice_minutes: 480,
  };
}

const course = { ...courseDetail, products: [session(70, '2030-03-04'), session(71, '2030-04-05')] };

function show(canRenew: boolean, of = course, enrolled = true): void {
  const answer = {
    course: of,
    enrolled,
    canReview: false,
    reviewNeeds: null,
    ownReview: null,
    isPersonKnown: true,
    error: undefined,
    reload: () => Promise.resolve(),
  };
  render(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <BuySide course={{ ...of, can_renew: canRenew }} answer={answer} />
      </MemoryRouter>
    </IntlProvider>,
  );
}

test('who has the course goes on with it', () => {
  show(false);
  expect(screen.getAllByRole('link', { name: messages['catalogue.buy.continue'] })).not.toEqual([]);
  expect(screen.queryAllByRole('radio')).toEqual([]);
});

test('who may take the course again chooses a date and starts', () => {
  show(true);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: messages['catalogue.buy.start'] })).not.toEqual([]);
  expect(screen.queryAllByRole('link', { name: messages['catalogue.buy.continue'] })).toEqual([]);
});

test('a course of which nothing is on offer is not free: one asks for a place', () => {
  show(false, { ...courseDetail, price: 0, products: [] }, false);
  expect(screen.getAllByRole('link', { name: messages['catalogue.buy.ask'] })).not.toEqual([]);
  expect(screen.queryAllByRole('button', { name: messages['catalogue.buy.start'] })).toEqual([]);
  expect(screen.queryByText(messages['catalogue.price.free'])).toBeNull();
});
