import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MedeinaProvider } from '../../styles/provider.tsx';
import { Banner } from './Banner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const frame = () => act(() => vi.advanceTimersByTimeAsync(50));
const region = () => document.querySelector('[aria-live="polite"]');

const page = (isMoved: boolean) => (
  <MedeinaProvider>
    {isMoved && (
      <Banner tone="success" title="Moved." announce>
        To December.
      </Banner>
    )}
  </MedeinaProvider>
);

test('is read out by a region that stood before it came, and leaves nothing behind', async () => {
  const { rerender } = render(page(false));
  const before = region();
  expect(before?.textContent).toBe('');
  rerender(page(true));
  await frame();
  expect(region()).toBe(before);
  expect(before?.textContent).toBe('Moved. To December.');
  // A region of its own would read it twice.
  expect(screen.queryByRole('status')).toBeNull();
  rerender(page(false));
  await frame();
  expect(before?.textContent).toBe('');
});

test('is an alert where something failed, and read as one alone', async () => {
  render(
    <MedeinaProvider>
      <Banner tone="danger" title="Failed." announce />
    </MedeinaProvider>,
  );
  await frame();
  expect(screen.getByRole('alert').textContent).toBe('Failed.');
  expect(region()?.textContent).toBe('');
});
