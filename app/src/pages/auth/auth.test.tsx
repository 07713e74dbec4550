import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfigContext, plainConfig } from '../../data/config.ts';
import { pass, show, withTime } from '../../data/person.fixtures.tsx';
import messages from '../../messages/en.json' with { type: 'json' };
import { sessionStore } from '../../session/store.ts';
import { Page as ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { Page as ConnectPage } from './ConnectPage.tsx';
import { Page as ForgotPage } from './ForgotPage.tsx';
import { Page as LoginPage } from './LoginPage.tsx';
import { Page as RegisterPage } from './RegisterPage.tsx';
import { Page as ResetDonePage } from './ResetDonePage.tsx';
import { Page as ResetPage } from './ResetPage.tsx';

withTime();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Answers every change alike and keeps the bodies that were sent. The password and the account may stay as they are. */
function serve(answer: Answer): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    if (path.includes('/preference'))
      return Promise.resolve(Response.json({ data: { change_required: false } }));
    if (path === '/api/account/deletion') return Promise.resolve(Response.json({ data: { due_at: null } }));
    if (path === '/api/sso-environments' || path === '/api/auth/social')
      return Promise.resolve(Response.json({ data: [] }));
    bodies.push(JSON.parse(typeof options.body === 'string' ? options.body : 'null'));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
  return bodies;
}

const session = {
  access_token: null,
  refresh_token: null,
  session_id: 's',
  expires_at: '2030-01-01T00:00:00Z',
  expires_in: 300,
  capabilities: [],
  customer: {
    customer_id: 1,
    email: 'tomas@pastas.example',
    firstname: 'Tomas',
    lastname: 'Žemaitis',
    telephone: '+37061234567',
    date_of_birth: '1988-07-02',
  },
};

const refusal = (status: number, message: string, errors: Record<string, string[]> = {}): Answer => ({
  status,
  body: {
    code: 'refused',
    message,
    error: [message, ...Object.values(errors).flat()],
    errors,
    request_id: 'r',
  },
});

const routes = () => [
  { path: '/login', element: <LoginPage /> },
  { path: '/register', element: <RegisterPage /> },
  { path: '/forgot-password', element: <ForgotPage /> },
  { path: '/password/reset/:token', element: <ResetPage /> },
  { path: '/password/success', element: <ResetDonePage /> },
  { path: '/connect', element: <ConnectPage /> },
  { path: '/confirm-email/:token', element: <ConfirmEmailPage /> },
  { path: '*', element: <p>elsewhere</p> },
];

const open = (address: string) => show(createMemoryRouter(routes(), { initialEntries: [address] }));

/** As a browser does it, whose address a page without a form still has. */
function openInBrowser(address: string) {
  history.replaceState(null, '', address);
  return show(createBrowserRouter(routes()));
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** As by the keyboard: the button has the focus. */
function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

test('an empty login says what is missing and sends nothing', async () => {
  const sent = serve({ status: 200, body: session });
  open('/login');
  press('Sign in');
  await screen.findByText('Enter the username');
  expect(screen.getByText('Enter the password')).toBeDefined();
  expect(sent).toEqual([]);
});

test('a refused login keeps what was typed and says so at the password', async () => {
  serve(refusal(401, 'Invalid credentials'));
  open('/login?redirect=/discover');
  type('Username', 'demo');
  type('Password', 'wrong-password');
  press('Sign in');
  await screen.findByText('Invalid credentials');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'demo');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong-password');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('a server in trouble is asked for passkeys once', async () => {
  const known = Object.assign(vi.fn(), { isConditionalMediationAvailable: () => Promise.resolve(true) });
  vi.stubGlobal('PublicKeyCredential', known);
  vi.stubGlobal('isSecureContext', true);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('passkey')) asked.push(path);
    return Promise.resolve(Response.json({ code: 'unavailable', message: '' }, { status: 503 }));
  });
  open('/login');
  await waitFor(() => expect(asked).toHaveLength(1));
  // Meanwhile it would have been asked again and again.
  type('Username', 'demo');
  type('Password', 'demo-medeina');
  press('Sign in');
  await screen.findByRole('alert');
  expect(asked).toHaveLength(1);
});

test.each([
  ['/login?redirect=%2Fcourse%2F1%2Ftheory', '/course/1/theory'],
  ['/login?redirect=https%3A%2F%2Felsewhere.example', '/dashboard/courses'],
  ['/login?redirect=%2Fforgot-password', '/dashboard/courses'],
  ['/login', '/dashboard/courses'],
])('a login at %s goes on to %s', async (address, target) => {
  serve({ status: 200, body: session });
  const router = open(address);
  type('Username', 'demo');
  type('Password', 'demo-medeina');
  press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe(target));
});

test('a login that ends on another page leaves them there', async () => {
  serve({ status: 200, body: session });
  const router = openInBrowser('/login?redirect=%2Fcourse%2F1%2Ftheory');
  type('Username', 'demo');
  type('Password', 'demo-medeina');
  press('Sign in');
  await waitFor(() => expect(sessionStore.read().status).toBe('user'));
  await act(() => router.navigate('/discover'));
  // It goes on half a second after the login.
  await pass(1000);
  expect(router.state.location.pathname).toBe('/discover');
});

test('a login whose form is gone with its environment still goes on', async () => {
  serve({ status: 200, body: session });
  const answer = fetch;
  const environment = { environment: 'old', name: 'Old', logo: null, lmsUrl: null, signs_in_by: 'password' };
  let isFirst = true;
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    if (path !== '/api/sso-environments') return answer(path, options);
    const data = isFirst ? [environment] : [];
    isFirst = false;
    return Promise.resolve(Response.json({ data }));
  });
  const router = openInBrowser('/login?environment=old&redirect=%2Fcourse%2F1%2Ftheory');
  await screen.findByRole('link', { name: messages['auth.elsewhere.back'] });
  type('Username', 'demo');
  type('Password', 'demo-medeina');
  press('Sign in');
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: messages['auth.elsewhere.back'] })).toBeNull(),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/1/theory'), { timeout: 3000 });
});

test('the login by an environment’s password keeps the way, and offers no password of ours', async () => {
  const environment = { environment: 'old', name: 'Old', logo: null, lmsUrl: null, signs_in_by: 'password' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [environment] })));
  open('/login?environment=old&redirect=%2Fcourse%2F5');
  const back = await screen.findByRole('link', { name: messages['auth.elsewhere.back'] });
  expect(back.getAttribute('href')).toBe('/login?redirect=%2Fcourse%2F5');
  expect(screen.queryByRole('link', { name: messages['auth.login.forgot'] })).toBeNull();
});

test('a login without a complete profile goes to the settings first', async () => {
  const customer = { ...session.customer, date_of_birth: null };
  serve({ status: 200, body: { ...session, customer } });
  const router = open('/login?redirect=%2Fdiscover');
  type('Username', 'demo');
  type('Password', 'demo-medeina');
  press('Sign in');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/settings'));
  expect(router.state.location.search).toBe('?redirect=%2Fdiscover');
});

test('a forgotten password: the same words whether there is such an account or not', async () => {
  const sent = serve({ status: 200, body: { success: true, message: '' } });
  open('/forgot-password');
  press('Send the link');
  await screen.findByText('Enter the username');
  expect(sent).toEqual([]);
  type('Username', ' tomas ');
  press('Send the link');
  expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).not.toBeNull();
  expect(screen.getByRole('status').textContent).toContain('If the account tomas exists');
  expect(sent).toEqual([{ username: 'tomas' }]);
  press('Enter another name');
  expect(await screen.findByLabelText('Username')).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a check that failed is tried again without losing the focus', async () => {
  let hasFailed = false;
  vi.stubGlobal('fetch', () => {
    if (hasFailed) return new Promise(() => undefined);
    hasFailed = true;
    return Promise.resolve(Response.json({}, { status: 503 }));
  });
  const config = { ...plainConfig, captcha: { provider: 'altcha', site_key: '' } } as const;
  const element = (
    <ConfigContext value={config}>
      <ForgotPage />
    </ConfigContext>
  );
  show(createMemoryRouter([{ path: '/', element }]));
  screen.getByLabelText('Username').focus();
  await screen.findByRole('button', { name: messages['common.retry'] });
  press(messages['common.retry']);
  const words = await screen.findByText(messages['form.captcha.working']);
  expect(document.activeElement).toBe(words.closest('[role="status"]'));
});

test('a new password is sent with its token, and leads to the login after two seconds', async () => {
  const sent = serve({ status: 200, body: { success: true, message: '' } });
  const router = open('/password/reset/secret');
  type('New password', 'long-enough-word');
  type('Repeat the password', 'something-else');
  press('Save the password');
  await screen.findByText('Passwords must match');
  type('Repeat the password', 'long-enough-word');
  press('Save the password');
  await screen.findByRole('heading', { name: 'Password was successfully updated' });
  expect(sent[0]).toEqual({
    token: 'secret',
    password: 'long-enough-word',
    password_repeat: 'long-enough-word',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('a link that is no longer valid says so', async () => {
  serve(refusal(400, 'The link is no longer valid, or has been used already.'));
  open('/password/reset/spent');
  type('New password', 'long-enough-word');
  type('Repeat the password', 'long-enough-word');
  press('Save the password');
  await screen.findByText('The link is no longer valid, or has been used already.');
  expect(screen.getByRole('link', { name: 'Get a new one' }).getAttribute('href')).toBe('/forgot-password');
});

test('an address is confirmed by a press, not by the visit', async () => {
  const sent = serve({ status: 200, body: { data: { email: 'tomas@pastas.example' } } });
  open('/confirm-email/secret');
  expect(sent).toEqual([]);
  press('Confirm the address');
  await screen.findByText('The address is confirmed.');
  expect(sent).toEqual([{ token: 'secret' }]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('a code of another device that was used meanwhile says so, and keeps the focus in the page', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith('/look')
        ? Response.json({ data: { firstname: 'Tomas', lastname: 'Žemaitis' } })
        : Response.json(
            { code: 'device_link_over', message: 'x', error: ['x'], errors: {}, request_id: 'r' },
            { status: 400 },
          ),
    ),
  );
  open('/connect#secret');
  await screen.findByRole('button', { name: messages['auth.connect.enter'] });
  press(messages['auth.connect.enter']);
  await screen.findByText(messages['auth.connect.over']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

/** The registration form, filled in. */
const filled = {
  'First name': 'Tomas',
  'Last name': 'Žemaitis',
  Username: 'tomas.zemaitis',
  'E-mail': 'tomas@pastas.example',
  Phone: '+37061234567',
  'Date of birth': '1988-07-02',
  Password: 'long-enough-word',
  'Repeat the password': 'long-enough-word',
};

function fill(changes: Partial<Record<keyof typeof filled, string>> = {}): void {
  for (const [label, value] of Object.entries({ ...filled, ...changes })) type(label, value);
}

test('an empty registration names each field that is missing', async () => {
  const sent = serve({ status: 200, body: session });
  open('/register');
  press('Create account');
  for (const missing of [
    'Enter your first name',
    'Enter your last name',
    'Enter the username',
    'Enter your e-mail',
    'Enter your phone number',
    'Enter your date of birth',
    'Enter the password',
    'Repeat the password',
  ])
    expect((await screen.findAllByText(missing)).length).toBeGreaterThan(0);
  await screen.findByText('You have to agree to the terms of use');
  expect(sent).toEqual([]);
});

test.each([
  [{ 'E-mail': 'nowhere' }, 'Enter a valid e-mail address'],
  [
    { Username: 'tomas@example.org' },
    'The username must have 3 to 64 letters, digits or the signs . _ + - (no @: you can also sign in with your e-mail address)',
  ],
  [{ Phone: 'call me' }, 'Enter a valid phone number with its country code'],
  [{ Password: 'short', 'Repeat the password': 'short' }, 'Password must be at least 8 characters long'],
  [{ 'Repeat the password': 'something-else' }, 'Passwords do not match'],
  [{ 'Date of birth': '2999-01-01' }, 'The date of birth cannot be later than today'],
])('%j is answered at once', async (changes, message) => {
  const sent = serve({ status: 200, body: session });
  open('/register');
  fill(changes);
  fireEvent.click(screen.getByRole('checkbox'));
  press('Create account');
  await screen.findByText(message);
  expect(sent).toEqual([]);
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const sent = serve(
    refusal(400, 'Check the fields', { username: ['The username has already been taken.'] }),
  );
  open('/register');
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  press('Create account');
  await screen.findByText('The username has already been taken.');
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  for (const [label, value] of Object.entries(filled)) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
  }
  expect(sent[0]).toMatchObject({ username: 'tomas.zemaitis', birthdate: '1988-07-02' });
  expect(sent[0]).not.toHaveProperty('confirm');
  expect(sent[0]).not.toHaveProperty('agree');
});

test('a failing server is distinguished from a refused field', async () => {
  serve(refusal(500, 'internal'));
  open('/register');
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  press('Create account');
  expect(await screen.findByText('Server error, please try again later.')).not.toBeNull();
});

test('a registration goes on three seconds after it worked', async () => {
  serve({ status: 200, body: session });
  const router = open('/register?redirect=%2Fcourse-about%2F102');
  fill();
  fireEvent.click(screen.getByRole('checkbox'));
  press('Create account');
  await waitFor(() => expect(router.state.location.pathname).toBe('/course-about/102'));
});
