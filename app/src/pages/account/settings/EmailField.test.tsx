import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../../messages/en.json' with { type: 'json' };
import { filled, openSettings, pass, serveSettings } from '../SettingsPage.fixtures.tsx';

// Loaded when they are needed; real time does not pass here.
beforeAll(async () => {
  await Promise.all([
    import('@medeina/contract/account/schemas'),
    import('@hookform/resolvers/zod'),
    import('./EmailChange.tsx'),
    import('../../../shell/proof/ProofDialog.tsx'),
  ]);
});

const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

beforeEach(() => {
  fakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const done = () => Response.json({ success: true, message: '' });

type Id = 'change' | 'send' | 'cancel' | 'resend' | 'keep';
function press(id: Id): void {
  const button = screen.getByRole('button', { name: messages[`account.settings.email.${id}`] });
  // As by the keyboard.
  button.focus();
  fireEvent.click(button);
}
const field = () => screen.getByLabelText(messages['account.settings.email.new']);

const password = () =>
  screen.queryByLabelText(messages['shell.proof.password'], { selector: '[role="dialog"] input' });

/** Forms are checked by code that answers after some turns of the event loop. */
async function until(check: () => void) {
  vi.useRealTimers();
  await waitFor(check);
  fakeTimers();
}

async function open() {
  press('change');
  await pass(10);
  // It takes the focus a moment after it has come.
  await pass(10);
  expect(document.activeElement).toBe(field());
}

async function ask(email: string) {
  await open();
  fireEvent.change(field(), { target: { value: email } });
  press('send');
}

test('another address is asked for, and sent once the password is given', async () => {
  const server = serveSettings({}, { '/api/auth/password/check': done });
  await openSettings();
  await ask('new@medeina.example');
  await until(() => expect(server.saves).toHaveLength(1));
  expect(server.saves[0]?.change).toEqual({ email: 'new@medeina.example' });
  server.saves[0]?.wantProof();
  await until(() => expect(password()).not.toBeNull());
  fireEvent.change(password() ?? document.body, { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: messages['shell.proof.submit'] }));
  await until(() => expect(server.saves).toHaveLength(2));
  server.saves[1]?.answer();
  await until(() => expect(screen.queryByLabelText(messages['account.settings.email.new'])).toBeNull());
  expect(server.others.map(({ path }) => path)).toEqual(['/api/auth/password/check', '/api/auth/refresh']);
});

test('what is no address is not sent, and one that is taken says so', async () => {
  const server = serveSettings();
  await openSettings();
  await ask('nowhere');
  const problem = messages['form.problem.field_email_invalid'];
  await until(() => expect(screen.queryByText(problem)).not.toBeNull());
  expect(server.saves).toEqual([]);
  fireEvent.change(field(), { target: { value: 'taken@medeina.example' } });
  press('send');
  await until(() => expect(server.saves).toHaveLength(1));
  server.saves[0]?.refuse({ email: ['The email has already been taken.'] });
  await until(() => expect(screen.queryByText('The email has already been taken.')).not.toBeNull());
  expect(field()).toHaveProperty('value', 'taken@medeina.example');
});

test('a change that is given up leads back to its button', async () => {
  serveSettings();
  await openSettings();
  await open();
  press('cancel');
  expect(document.activeElement?.textContent).toBe(messages['account.settings.email.change']);
});

test('an address that is not confirmed says so, and its link is sent again', async () => {
  const email = { email: filled.email, is_confirmed: false, pending: null };
  const server = serveSettings({}, { '/api/auth/email': email });
  await openSettings();
  expect(screen.getByText(messages['account.settings.email.unconfirmed'])).not.toBeNull();
  press('resend');
  await pass(10);
  expect(server.others.map(({ path }) => path)).toEqual(['/api/auth/email/resend']);
});

test.each([
  [true, 'another', [], messages['account.settings.email.kept']],
  [false, null, ['/api/auth/email/resend'], 'We have sent the link to RUTA@medeina.example'],
] as const)(
  'the address that one has (confirmed: %s) is told of as what it is',
  async (isConfirmed, pending, paths, told) => {
    const email = { email: filled.email, is_confirmed: isConfirmed, pending };
    const server = serveSettings({}, { '/api/auth/email': email });
    await openSettings();
    await ask('RUTA@medeina.example');
    await until(() => expect(server.saves).toHaveLength(1));
    server.saves[0]?.answer();
    await until(() => expect(screen.queryByText(told)).not.toBeNull());
    expect(server.others.map(({ path }) => path)).toEqual(paths);
  },
);

test('an address that waits can be given up for the present one', async () => {
  let pending: string | null = 'new@medeina.example';
  const waiting = () => Response.json({ data: { email: filled.email, is_confirmed: true, pending } });
  const server = serveSettings({}, { '/api/auth/email': waiting });
  await openSettings();
  expect(screen.getByText('Waiting for confirmation: new@medeina.example.')).not.toBeNull();
  press('keep');
  await pass(10);
  expect(server.saves[0]?.change).toEqual({ email: filled.email });
  pending = null;
  server.saves[0]?.answer();
  await pass(10);
  expect(screen.queryByText('Waiting for confirmation: new@medeina.example.')).toBeNull();
  // The button is gone; who goes on by the keyboard is still in the page.
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
