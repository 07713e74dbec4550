import type { ForumPost } from '@medeina/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../../../messages/en.json' with { type: 'json' };
import { Post } from './Post.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const post: ForumPost = {
  id: 5,
  author: { name: 'Tomas', position: null, is_lecturer: false },
  text: 'By the weight',
  language: 'en',
  created_at: '2026-11-24T08:00:00.000Z',
  edited_at: null,
  is_own: true,
  is_new: false,
  is_hidden: false,
  is_reported: false,
  can_edit: true,
};

const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

/** A post being changed, whose change arrives once the test says so. */
async function change() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetched = vi.fn<() => Promise<Response>>(() => promise);
  vi.stubGlobal('fetch', fetched);
  render(
    <IntlProvider locale="en" messages={messages}>
      <Post post={post} customer={7} />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: messages['learning.forum.edit'] }));
  write('By the height');
  const save = screen.getByRole('button', { name: messages['learning.forum.save'] });
  fireEvent.click(save);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  return { save, arrive: () => resolve(Response.json({ data: post })) };
}

test('a post that was changed is shown again, and takes the focus', async () => {
  const { arrive } = await change();
  arrive();
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('article'));
});

test('what is written while a change is saved stays open', async () => {
  const { save, arrive } = await change();
  write('By the height, then by the weight');
  arrive();
  await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'By the height, then by the weight');
});
