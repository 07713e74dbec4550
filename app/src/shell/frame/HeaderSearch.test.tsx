import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCall } from '../../data/hooks.ts';
import messages from '../../messages/en.json' with { type: 'json' };
import { HeaderSearch } from './HeaderSearch.tsx';

vi.mock(import('../../data/hooks.ts'), { spy: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** What the server was asked for last. */
const asked = () => vi.mocked(useCall).mock.lastCall?.[1];
const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
const wait = (milliseconds: number) => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

test('suggestions are asked for half a second after the last letter', () => {
  render(
    <IntlProvider locale="en" messages={messages}>
      <MemoryRouter>
        <HeaderSearch />
      </MemoryRouter>
    </IntlProvider>,
  );
  wait(5000);
  expect(asked()).toBeNull();
  type('al');
  wait(499);
  type(' als\u0000 ');
  wait(499);
  expect(asked()).toBeNull();
  wait(1);
  expect(asked()).toEqual({ query: { search: 'als' } });
});
