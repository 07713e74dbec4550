import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import messages from '../../../../messages/en.json' with { type: 'json' };
import { readDraftOf } from '../../../../shell/forms/useDraft.ts';
import { draftPlace, postDraft } from './postDraft.ts';
import { PostForm } from './PostForm.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const kept = () => readDraftOf(postDraft, 7, draftPlace('answer.5'));

/** An answer being written, which is sent once the test says so. */
function open() {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const send = vi.fn<() => Promise<void>>(() => promise);
  const onSent = vi.fn<() => void>();
  render(
    <IntlProvider locale="en" messages={messages}>
      <PostForm
        customer={7}
        place="answer.5"
        hasTitle={false}
        label="Answer"
        submit="Send"
        isPrimary
        isAsked={false}
        send={send}
        onSent={onSent}
      />
    </IntlProvider>,
  );
  const field = screen.getByRole('textbox');
  return {
    field,
    send,
    onSent,
    arrive,
    write: (value: string) => fireEvent.change(field, { target: { value } }),
    press: async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    },
    isOver: () => waitFor(() => expect(kept()?.attempt).toBeUndefined()),
  };
}

test('what was sent is cleared, and kept no longer', async () => {
  const { field, onSent, arrive, write, press, isOver } = open();
  write(' By the weight ');
  await press();
  arrive();
  await isOver();
  expect(field).toHaveProperty('value', '');
  expect(kept()).toBeUndefined();
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('what is written while a post is sent stays, as another post', async () => {
  const { field, onSent, arrive, write, press, isOver } = open();
  write('By the weight');
  await press();
  write('By the weight. And how often?');
  expect(kept()?.attempt).toBeDefined();
  arrive();
  await isOver();
  expect(field).toHaveProperty('value', 'By the weight. And how often?');
  expect(kept()).toEqual({ text: 'By the weight. And how often?' });
  expect(onSent).not.toHaveBeenCalled();
});
