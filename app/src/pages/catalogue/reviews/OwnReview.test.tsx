import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import messages from '../../../messages/en.json' with { type: 'json' };
import { customer, session } from '../../../session/session.fixtures.ts';
import { sessionStore } from '../../../session/store.ts';
import { OwnReview } from './OwnReview.tsx';

afterEach(cleanup);

const review = {
  id: 1,
  userId: customer.customer_id,
  external_id: null,
  name: 'Rūta',
  lastName: 'K',
  position: null,
  image: null,
  rating: 5,
  date: '2026-01-01',
};

const answer = {
  course: undefined,
  enrolled: true,
  canReview: false,
  reviewNeeds: null,
  isPersonKnown: true,
  error: undefined,
  reload: () => Promise.resolve(),
};

test.each([
  { language: 'lt' as const, text: 'Viskas aišku', lang: 'lt' },
  { language: 'en' as const, text: 'All clear', lang: null },
])('one’s own review in $language stands in place of the form, in its language', ({ lang, ...said }) => {
  sessionStore.enter(session);
  render(
    <IntlProvider locale="en" messages={messages}>
      <OwnReview courseId={5} answer={{ ...answer, ownReview: { ...review, ...said } }} />
    </IntlProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Your review' })).toBeDefined();
  expect(screen.getByText(said.text).closest('[lang]')?.getAttribute('lang') ?? null).toBe(lang);
});
