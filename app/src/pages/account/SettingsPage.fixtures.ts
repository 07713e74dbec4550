import type { Settings } from '@medeina/contract';
import { vi } from 'vitest';

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

const lists: Readonly<Record<string, unknown>> = {
  '/api/user/countries': [
    { name: 'Latvia', value: 'LV' },
    { name: 'Lithuania', value: 'LT' },
  ],
  '/api/user/cities?alt=LT': [{ name: 'Vilnius', value: 'Vilnius' }],
  '/api/organisations?search=klinik': [{ name: 'Nemunas Clinics', value: 1 }],
  '/api/is-credentials-set': { is_set: true },
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
}

const textOf = ({ body }: RequestInit): string => (typeof body === 'string' ? body : 'null');

/** A server of the settings, in place of `fetch`. A save waits until the test says what comes of it. */
export function serveSettings(given: Partial<Settings> = {}, more: Readonly<Record<string, unknown>> = {}) {
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
          refuse: (errors) => {
            const error = Object.values(errors).flat();
            const body = { code: 'bad_input', message: 'Check the fields', error, errors, request_id: 'r' };
            resolve(Response.json(body, { status: 400 }));
          },
        });
      });
    }
    if (options.method !== 'GET') server.others.push({ path, body: textOf(options) });
    if (path === '/api/settings') return Promise.resolve(Response.json({ data: server.settings }));
    const answer = more[path] ?? lists[path] ?? [];
    return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json({ data: answer }));
  });
  return server;
}
