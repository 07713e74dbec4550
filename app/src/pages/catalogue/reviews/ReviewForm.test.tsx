import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../../messages/en.json' with { type: 'json' };
import { Asking } from '../../../data/person.fixtures.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { readDraftOf } from '../../../shell/forms/useDraft.ts';
import { reviewDraft, reviewPlace } from './reviewDraft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const kept = () => readDraftOf(reviewDraft, 7, reviewPlace(5));

/** The professions of the catalogue. */
const filters = {
  data: [{ key: 'profession', name: 'Profession', filters: [{ key: 'nurse', name: 'Nurse', count: 1 }] }],
};

const onSent = vi.fn<() => Promise<void>>(() => Promise.resolve());

function open() {
  render(
    <IntlProvider locale="en" messages={messages}>
      <Asking>
        <ReviewForm courseId={5} customer={7} onSent={onSent} />
      </Asking>
    </IntlProvider>,
  );
  return {
    stars: (count: number) =>
      screen.getByRole('radio', { name: `${String(count)} ${count === 1 ? 'star' : 'stars'}` }),
    profession: screen.getByRole('combobox'),
    text: screen.getByRole('textbox', { name: 'Your review' }),
    send: () => fireEvent.click(screen.getByRole('button', { name: 'Publish the review' })),
  };
}

test('what is missing is said where it is missing, and the first of it takes the focus', async () => {
  const { stars, text, send } = open();
  send();
  await screen.findByText(messages['catalogue.review.needRating']);
  expect(screen.getByText(messages['catalogue.review.needText'])).toBeDefined();
  expect(document.activeElement).toBe(stars(1));
  fireEvent.click(stars(4));
  await waitFor(() => expect(screen.queryByText(messages['catalogue.review.needRating'])).toBeNull());
  send();
  await waitFor(() => expect(document.activeElement).toBe(text));
});

test('what is written is kept until it is sent', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') return Promise.resolve(Response.json(filters));
    bodies.push(JSON.parse(body));
    return Promise.resolve(Response.json({ data: {} }));
  });
  const first = open();
  fireEvent.change(first.text, { target: { value: ' All clear ' } });
  expect(kept()).toEqual({ review: ' All clear ', profession: '' });
  fireEvent.click(first.stars(4));
  await screen.findByRole('option', { name: 'Nurse' });
  fireEvent.change(first.profession, { target: { value: 'nurse' } });
  expect(kept()).toEqual({ rating: 4, review: ' All clear ', profession: 'nurse' });
  cleanup();

  const { stars, profession, text, send } = open();
  expect(text).toHaveProperty('value', ' All clear ');
  expect(stars(4)).toHaveProperty('checked', true);
  await waitFor(() => expect(profession).toHaveProperty('value', 'nurse'));
  send();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(bodies).toEqual([{ courseId: 5, rating: 4, review: 'All clear', profession: 'nurse' }]);
  expect(kept()).toBeUndefined();
});

test.each([
  [400, { message: 'x', errors: {} }, messages['catalogue.review.incorrect']],
  [500, {}, messages['catalogue.review.failed']],
  [409, { message: 'There is one', error: ['There is one'], errors: {} }, 'There is one'],
])('a refusal with %i is said below the form', async (status, body, said) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
  const { stars, text, send } = open();
  fireEvent.click(stars(5));
  fireEvent.change(text, { target: { value: 'Good' } });
  send();
  await screen.findByText(said);
  expect(text).toHaveProperty('value', 'Good');
});
