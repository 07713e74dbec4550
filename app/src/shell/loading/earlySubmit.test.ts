import { expect, test, vi } from 'vitest';
import { sendEarlySubmit } from './earlySubmit.ts';

test('a form that was sent too early is sent once the page answers', () => {
  document.body.innerHTML = '<form><button>Send</button></form>';
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  const hold: NonNullable<Window['earlySubmit']> = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) hold.form = event.target;
    event.stopImmediatePropagation();
  };
  window.earlySubmit = hold;
  addEventListener('submit', hold, true);
  const answered = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  form.addEventListener('submit', answered);

  form.requestSubmit();
  expect(answered).not.toHaveBeenCalled();
  sendEarlySubmit();
  expect(answered).toHaveBeenCalledTimes(1);
  sendEarlySubmit();
  expect(answered).toHaveBeenCalledTimes(1);
});
