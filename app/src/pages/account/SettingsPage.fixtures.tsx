import type { Language, Settings } from '@medeina/contract';
import { MedeinaProvider } from '@medeina/design-system/provider';
import { act, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { LanguageContext } from '../../data/language.ts';
import messages from '../../messages/en.json' with { type: 'json' };
import { session } from '../../session/session.fixtures.ts';
import { sessionStore } from '../../session/store.ts';
import { ShownAlerts } from '../../shell/alerts.tsx';
import { Page } from './SettingsPage.tsx';

/** Everything said that is required. */
export const filled: Settings = {
  username: 'ruta',
  firstname: 'Rūta',
  lastname: 'Kazlauskaitė',
  email: 'ruta@medeina.example',
  telephone: '+37061234567',
  gender: 'female',
  date_of_birth: '1991-03-18',
  country: 'LV',
  city: 'Rīga',
  timezone: '99',
  language: 'en',
  organisation_id: null,
  organisation: null,
  position_id: null,
  position: null,
  image: null,
  iframe_url: null,
  logout_iframe_url: null,
  learning_system_url: null,
  learning_system_url_text: null,
  contact_info: { user_id: 7 },
  hides_missing: false,
};

const lists: Readonly<Record<string, Answer>> = {
  '/api/user/countries': [
    { name: 'Latvia', value: 'LV' },
    { name: 'Lithuania', value: 'LT' },
  ],
  '/api/user/cities?alt=LT': [{ name: 'Vilnius', value: 'Vilnius' }],
  '/api/organisations?search=klinik': [{ name: 'Nemunas Clinics', value: 1 }],
  // Any 403 brings a refresh first.
  '/api/auth/refresh': () => Response.json(session),
  '/api/is-credentials-set': { is_set: true },
  '/api/auth/password/change/preference?user_id=7': { change_required: false },
  '/api/auth/email': { email: filled.email, is_confirmed: true, pending: null },
};

interface Save {
  readonly change: Readonly<Record<string, unknown>>;
  readonly options: RequestInit;
  /** Changes what the server has, and answers. */
  readonly answer: () => void;
  /** Changes what the server has; the answer is lost. */
  readonly loseAnswer: () => void;
  /** Never gets there. */
  readonly drop: () => void;
  readonly refuse: (errors: Readonly<Record<string, string[]>>) => void;
  /** Wants the password or a passkey first. */
  readonly wantProof: () => void;
}

const textOf = ({ body }: RequestInit): string => (typeof body === 'string' ? body : 'null');

/** What comes of another call: its data, or by what is sent. */
type Answer = ((body: string) => Response) | object;

/** A refusal as the server words it. */
export function refusal(status: number, code: string, errors: Readonly<Record<string, string[]>> = {}) {
  const message = `message of ${code}`;
  const error = [message, ...Object.values(errors).flat()];
  return Response.json({ code, message, error, errors, request_id: 'r' }, { status });
}

/** A server of the settings, in place of `fetch`. A save waits until the test says what comes of it. */
export function serveSettings(given: Partial<Settings> = {}, more: Readonly<Record<string, Answer>> = {}) {
  const server = {
    settings: { ...filled, ...given },
    saves: [] as Save[],
    others: [] as { readonly path: string; readonly body: string }[],
  };
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    if (path === '/api/settings' && options.method === 'POST') {
      return new Promise<Response>((resolve, reject) => {
        const change: Record<string, unknown> = JSON.parse(textOf(options));
        const apply = () => {
          server.settings = { ...server.settings, ...change };
        };
        server.saves.push({
          change,
          options,
          answer: () => {
            apply();
            resolve(Response.json({ success: true, message: 'Settings saved.', data: server.settings }));
          },
          loseAnswer: () => {
            apply();
            reject(new TypeError('no connection'));
          },
          drop: () => reject(new TypeError('no connection')),
          wantProof: () => resolve(refusal(403, 'elevation_required')),
          refuse: (errors) => {
            resolve(refusal(400, 'bad_input', errors));
          },
        });
      });
    }
    if (options.method !== 'GET') server.others.push({ path, body: textOf(options) });
    if (path === '/api/settings') return Promise.resolve(Response.json({ data: server.settings }));
    const answer = more[path] ?? lists[path] ?? [];
    return Promise.resolve(
      typeof answer === 'function' ? answer(textOf(options)) : Response.json({ data: answer }),
    );
  });
  return server;
}

/** Lets fake time go by. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The page as a person sees it, on fake timers. */
export async function openSettings(address = '/dashboard/settings', customer = 7) {
  sessionStore.enter({ ...session, customer: { ...session.customer, customer_id: customer } });
  const router = createMemoryRouter(
    [
      { path: '/dashboard/settings', element: <Page /> },
      { path: '*', element: 'elsewhere' },
    ],
    { initialEntries: [address] },
  );
  const page = (language: Language) => (
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <LanguageContext value={{ language, setLanguage: () => undefined, fallback: {} }}>
        <IntlProvider locale="en" messages={messages}>
          <MedeinaProvider locale="en">
            <main tabIndex={-1}>
              <RouterProvider router={router} />
            </main>
            <ShownAlerts />
          </MedeinaProvider>
        </IntlProvider>
      </LanguageContext>
    </SWRConfig>
  );
  const { rerender, unmount } = render(page('en'));
  await pass(10);
  return { router, unmount, speak: (language: Language) => rerender(page(language)) };
}
