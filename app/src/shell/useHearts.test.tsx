import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Asking, pass, withPerson } from '../data/person.fixtures.tsx';
import lt from '../messages/lt.json' with { type: 'json' };
import { session } from '../session/session.fixtures.ts';
import { sessionStore } from '../session/store.ts';
import type { Alerts, useAlerts } from './alerts.tsx';
import { useHearts } from './useHearts.ts';

const show = vi.hoisted(() => vi.fn<Alerts['show']>());
vi.mock(import('./alerts.tsx'), () => ({ useAlerts: (): ReturnType<typeof useAlerts> => ({ show }) }));

withPerson();
beforeEach(() => {
  show.mockClear();
});

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

/** Hearts on a page that does not know yet who is logged in; the server has the favourite 7. */
function early() {
  const changes: string[] = [];
  const given = [{ id: 1007, course_id: 7 }];
  vi.stubGlobal('fetch', (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json({ data: given }));
    const course = Number(/\d+/.exec(typeof body === 'string' ? body : '')?.[0]);
    changes.push(`${method ?? ''} ${String(course)}`);
    const added = { id: course + 1000, course_id: course };
    given.push(added);
    return Promise.resolve(Response.json({ data: added }));
  });
  const read = vi.spyOn(sessionStore, 'read').mockReturnValue({ status: 'unknown' });
  const { result, rerender, unmount } = renderHook(useHearts, { wrapper: Around });
  const press = async (id: number) => {
    act(() => result.current({ id }).onToggle());
    await pass(50);
  };
  /** It turns out that it is this person, or nobody. */
  const tell = async (who: 'user' | 'guest') => {
    if (who === 'user') {
      read.mockRestore();
      act(() => sessionStore.enter(session));
    } else {
      read.mockReturnValue({ status: 'guest' });
      rerender();
    }
    await pass(50);
    read.mockRestore();
  };
  return { changes, press, tell, unmount, isOn: (id: number) => result.current({ id }).on };
}

test('hearts pressed before it is known who is logged in are given once it is, but what was taken back', async () => {
  const { changes, press, tell, isOn } = early();
  for (const id of [1, 2, 3, 2, 7]) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await press(id);
  }
  expect([1, 2, 3, 7].map(isOn)).toEqual([true, false, true, true]);
  expect(changes).toEqual([]);
  expect(show).not.toHaveBeenCalled();
  await tell('user');
  // Who has one already keeps it.
  expect(changes).toEqual(['POST 1', 'POST 3']);
  expect([1, 2, 3, 7].map(isOn)).toEqual([true, false, true, true]);
  expect(show).toHaveBeenCalledTimes(2);
});

test('who turns out to be nobody is sent to log in, once', async () => {
  const { changes, press, tell, isOn } = early();
  await press(1);
  await press(2);
  await tell('guest');
  expect(show.mock.calls).toEqual([[{ type: 'warning', subject: lt['catalogue.favourite.login'] }]]);
  expect(changes).toEqual([]);
  expect([1, 2].map(isOn)).toEqual([false, false]);
});

test('what was pressed on a page that is gone is not given', async () => {
  const { changes, press, tell, unmount } = early();
  await press(1);
  unmount();
  await tell('user');
  expect(changes).toEqual([]);
});
