import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UploadList } from './UploadList.tsx';
import type { UploadItem, UploadState } from './UploadList.tsx';

afterEach(cleanup);

const onRemove = vi.fn<(id: string) => void>();

/** A page that gives the list anew at each render, and takes files out and sends them again in its own time. */
function list(...items: readonly [name: string, state: UploadState][]) {
  return (
    <UploadList
      label="Failai"
      items={items.map(([name, state]): UploadItem => ({ id: name, name, state }))}
      onAdd={() => undefined}
      onRemove={onRemove}
      onRetry={() => undefined}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.getAttribute('aria-label');

function remove(name: string) {
  button(`Remove ${name}`).focus();
  fireEvent.click(button(`Remove ${name}`));
  expect(onRemove).toHaveBeenLastCalledWith(name);
}

test('the focus moves on only once the file is gone', () => {
  const { rerender } = render(list(['a', 'done'], ['b', 'done'], ['c', 'done']));
  remove('b');
  rerender(list(['a', 'done'], ['b', 'done'], ['c', 'done']));
  expect(focused()).toBe('Remove b');
  rerender(list(['a', 'done'], ['c', 'done']));
  expect(focused()).toBe('Remove c');
});

test('a focus that went elsewhere stays there, whether the file goes or not', () => {
  const { rerender } = render(list(['a', 'done'], ['b', 'done']));
  remove('b');
  const field = screen.getByLabelText('Choose files');
  field.focus();
  rerender(list(['a', 'done'], ['b', 'done']));
  expect(document.activeElement).toBe(field);
  rerender(list(['a', 'done']));
  expect(document.activeElement).toBe(field);
});

test('the focus of another try stays with its file, also where the page tries by itself and the file moved', () => {
  const { rerender } = render(list(['a', 'failed']));
  button('Try again: a').focus();
  rerender(list(['b', 'done'], ['a', 'failed']));
  rerender(list(['b', 'done'], ['a', 'uploading']));
  expect(focused()).toBe('Remove a');
});
