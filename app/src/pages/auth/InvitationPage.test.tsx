import type { Language } from '@medeina/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageContext } from '../../data/language.ts';
import { pass, show, withTime } from '../../data/person.fixtures.tsx';
import messages from '../../messages/en.json' with { type: 'json' };
import { refusal, session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { Page } from './InvitationPage.tsx';

withTime();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const looked = (course: string) => Response.json({ data: { course, description: '' } });

test('a late answer in the language before does not take the place of the present one', async () => {
  const held = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (_path: string, { headers }: RequestInit) => {
    const isLithuanian = new Headers(headers).get('X-Oc-Merchant-Language') === 'lt-lt';
    return isLithuanian ? held.promise : Promise.resolve(looked('Resuscitation'));
  });
  const router = createMemoryRouter([{ path: '/invitation/:token', Component: Page }], {
    initialEntries: ['/invitation/t'],
  });
  const shown = (language: Language) => (
    <LanguageContext value={{ language, setLanguage: () => undefined, fallback: {} }}>
      <IntlProvider locale="en" messages={messages}>
        <RouterProvider router={router} />
      </IntlProvider>
    </LanguageContext>
  );
  const { rerender } = render(shown('lt'));
  rerender(shown('en'));
  await screen.findByRole('heading', { name: 'Resuscitation' });
  held.resolve(looked('Gaivinimas'));
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'Resuscitation' })).toBeDefined();
  expect(screen.queryByText('Gaivinimas')).toBeNull();
});

test('an invitation that is over by the press says so, and keeps the focus in the page', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith('/look')
        ? looked('Resuscitation')
        : Response.json({ ...refusal, code: 'conflict' }, { status: 409 }),
    ),
  );
  show(
    createMemoryRouter([{ path: '/invitation/:token', Component: Page }], {
      initialEntries: ['/invitation/t'],
    }),
  );
  act(() => sessionStore.enter(session));
  const button = await screen.findByRole('button', { name: messages['auth.invitation.accept'] });
  button.focus();
  fireEvent.click(button);
  await screen.findByText(messages['auth.invitation.over']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
