import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Asking, withPerson } from '../data/person.fixtures.tsx';
import lt from '../messages/lt.json' with { type: 'json' };
import type { Alerts, useAlerts } from './alerts.tsx';
import { useHearts } from './useHearts.ts';

const show = vi.hoisted(() => vi.fn<Alerts['show']>());
vi.mock(import('./alerts.tsx'), () => ({ useAlerts: (): ReturnType<typeof useAlerts> => ({ show }) }));

withPerson();

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <IntlProvider locale="lt" messages={lt}>
      <MemoryRouter>
        <Asking>{children}</Asking>
      </MemoryRouter>
    </IntlProvider>
  );
}

test('the alert of an added favourite stays for four seconds, that of a removed one as long as any', async () => {
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    Promise.resolve(
      Response.json(
        method === 'GET'
          ? { data: [] }
          : method === 'POST'
            ? { data: { id: 1001, course_id: 1 } }
            : { success: true },
      ),
    ),
  );
  const { result } = renderHook(useHearts, { wrapper: Around });
  const press = async () => {
    await act(() => vi.advanceTimersByTimeAsync(10));
    act(() => result.current({ id: 1 }).onToggle());
    await act(() => vi.advanceTimersByTimeAsync(10));
  };
  await press();
  expect(show).toHaveBeenLastCalledWith({
    type: 'success',
    subject: lt['catalogue.favourite.added'],
    timeout: 4000,
  });
  await press();
  expect(show).toHaveBeenLastCalledWith({ type: 'success', subject: lt['catalogue.favourite.removed'] });
});
