import { expect, test, vi } from 'vitest';
import { sendEarlySubmit } from './earlySubmit.ts';

test('a form that was sent too early is sent once, when the page answers', async () => {
  document.body.innerHTML = '<form><button>Send</button></form>';
  const form = document.querySelector('form');
  const button = document.querySelector('button');
  if (form === null || button === null) throw new Error('There is no form.');
  const hold: NonNullable<Window['earlySubmit']> = (event) => {
    event.preventDefault();
    hold.submitter = event.submitter;
    event.stopImmediatePropagation();
  };
  window.earlySubmit = hold;
  addEventListener('submit', hold, true);
  const answered = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener('submit', answered);

  button.click();
  expect(answered).not.toHaveBeenCalled();
  sendEarlySubmit();
  sendEarlySubmit();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
});
