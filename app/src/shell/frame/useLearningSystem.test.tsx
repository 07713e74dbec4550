import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { Asking, withPerson } from '../../data/person.fixtures.tsx';
import lt from '../../messages/lt.json' with { type: 'json' };
import { session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { useLearningSystem } from './useLearningSystem.ts';

withPerson();

function Around({ children }: { readonly children: ReactNode }) {
  return (
    <IntlProvider locale="lt" messages={lt}>
      <Asking>{children}</Asking>
    </IntlProvider>
  );
}

/** What the menu shows of the learning system, and the calls that this took. */
async function shownTo(capabilities: string[], url: string | null) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    return Promise.resolve(
      Response.json({ data: { learning_system_url: url, learning_system_url_text: null } }),
    );
  });
  sessionStore.enter({ ...session, capabilities });
  const { result } = renderHook(useLearningSystem, { wrapper: Around });
  await act(() => vi.advanceTimersByTimeAsync(10));
  return { places: result.current, calls };
}

test('who holds the capability has the link', async () => {
  const { places } = await shownTo(['view-learning-system-link'], 'https://moodle.example');
  expect(places).toMatchObject([
    { label: lt['shell.learningSystem'], href: 'https://moodle.example', external: true },
  ]);
});

test('where there is no such system, there is no link', async () => {
  expect((await shownTo(['view-learning-system-link'], null)).places).toEqual([]);
});

test('others have no link, and nothing is asked for them', async () => {
  expect(await shownTo([], 'https://moodle.example')).toEqual({ places: [], calls: [] });
});
