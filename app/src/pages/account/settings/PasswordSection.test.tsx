import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../../messages/en.json' with { type: 'json' };
import { filled, openSettings, pass, refusal, serveSettings } from '../SettingsPage.fixtures.tsx';

// Loaded with the first check; real time does not pass here.
beforeAll(async () => {
  await Promise.all([
    import('@medeina/contract/auth/schemas'),
    import('@hookform/resolvers/zod'),
    import('./NewPassword.tsx'),
  ]);
});

const scrolled = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Id = 'current' | 'new' | 'confirm';
const field = (id: Id) => screen.getByLabelText(messages[`account.settings.password.${id}`]);
const isThere = (id: Id) => screen.queryByLabelText(messages[`account.settings.password.${id}`]) !== null;
const type = (id: Id, value: string) => fireEvent.change(field(id), { target: { value } });

async function press(id: 'verify' | 'save' | 'cancel') {
  const button = screen.getByRole('button', { name: messages[`account.settings.password.${id}`] });
  // Forms are checked by code that answers after some turns of the event loop.
  vi.useRealTimers();
  await act(async () => {
    fireEvent.click(button);
    await vi.waitFor(() => expect(button.isConnected && button.ariaBusy === 'true').toBe(false));
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await pass(10);
}

const slowed = () => refusal(429, 'sign_in_slowed');

const done = () => Response.json({ success: true, message: 'Password changed' });

const tooWeak = () => refusal(400, 'bad_input', { newpassword: ['Too common.', 'As before.'] });

const calls = {
  '/api/auth/password/check': (body: string) =>
    body.includes('"right"') ? done() : refusal(400, 'bad_input', { password: ['Incorrect password'] }),
  '/api/auth/password/change': done,
};

test('the section is locked until the current password is confirmed, and again after the change', async () => {
  const server = serveSettings({}, calls);
  await openSettings();
  expect([isThere('current'), isThere('new')]).toEqual([true, false]);
  type('current', 'wrong');
  await press('verify');
  expect(screen.getByText('Incorrect password')).not.toBeNull();
  expect(document.activeElement).toBe(field('current'));

  type('current', 'right');
  await press('verify');
  expect([isThere('current'), isThere('new')]).toEqual([false, true]);
  expect(document.activeElement).toBe(field('new'));
  type('new', 'a long enough word');
  type('confirm', 'another');
  await press('save');
  expect(screen.getByText(messages['form.problem.field_passwords_differ'])).not.toBeNull();
  type('confirm', 'a long enough word');
  await press('save');
  expect(server.others.at(-1)).toEqual({
    path: '/api/auth/password/change',
    body: JSON.stringify({ username: 'ruta', newpassword: 'a long enough word' }),
  });
  expect([isThere('current'), isThere('new')]).toEqual([true, false]);
  expect(document.activeElement?.id).toBe('password');
});

test('a new password says that an address has to be asked for again, and reads anew what it ended', async () => {
  let pending: string | null = 'new@medeina.example';
  serveSettings(
    {},
    {
      ...calls,
      '/api/auth/email': () => Response.json({ data: { email: filled.email, is_confirmed: true, pending } }),
    },
  );
  await openSettings();
  type('current', 'right');
  await press('verify');
  type('new', 'a long enough word');
  type('confirm', 'a long enough word');
  pending = null;
  await press('save');
  expect(
    screen.getByText(
      'Ask for the address new@medeina.example once more: a new password ends a change that waits.',
    ),
  ).not.toBeNull();
  expect(screen.queryByText('Waiting for confirmation: new@medeina.example.')).toBeNull();
});

test('an empty password is not sent, and one that must wait says how long', async () => {
  const server = serveSettings({}, { ...calls, '/api/auth/password/check': slowed });
  await openSettings();
  await press('verify');
  expect(screen.getByText(messages['form.problem.field_required.password'])).not.toBeNull();
  expect(server.others).toEqual([]);
  type('current', 'wrong');
  await press('verify');
  expect(screen.getByText('message of sign_in_slowed')).not.toBeNull();
  expect(field('current')).toHaveProperty('value', 'wrong');
});

test('each reason for a refusal stands at the new password, which stays typed', async () => {
  serveSettings({}, { ...calls, '/api/auth/password/change': tooWeak });
  await openSettings();
  type('current', 'right');
  await press('verify');
  type('new', 'password123');
  type('confirm', 'password123');
  await press('save');
  expect(screen.getByText('Too common. As before.')).not.toBeNull();
  expect(field('new')).toHaveProperty('value', 'password123');
});

test('a confirmation that is too old asks for the current password again and keeps the new one', async () => {
  serveSettings({}, { ...calls, '/api/auth/password/change': () => refusal(403, 'elevation_required') });
  await openSettings();
  type('current', 'right');
  await press('verify');
  type('new', 'a long enough word');
  type('confirm', 'a long enough word');
  await press('save');
  expect(screen.getByText(messages['account.settings.password.expired'])).not.toBeNull();
  type('current', 'right');
  await press('verify');
  expect(field('new')).toHaveProperty('value', 'a long enough word');
});

test('a change that is given up locks the section', async () => {
  serveSettings({}, calls);
  await openSettings();
  type('current', 'right');
  await press('verify');
  await press('cancel');
  expect([isThere('current'), isThere('new')]).toEqual([true, false]);
});

test('an account without a password sets its first one at once', async () => {
  const server = serveSettings({}, { ...calls, '/api/is-credentials-set': { is_set: false } });
  await openSettings();
  expect(screen.getByText(messages['account.settings.password.first'])).not.toBeNull();
  type('new', 'a long enough word');
  type('confirm', 'a long enough word');
  await press('save');
  expect(server.others).toHaveLength(1);
  expect([isThere('current'), isThere('new')]).toEqual([true, false]);
});

test('a first password is kept while a passkey proves who it is, and stays typed if that is declined', async () => {
  const server = serveSettings(
    {},
    {
      ...calls,
      '/api/is-credentials-set': { is_set: false },
      '/api/auth/password/change': () => refusal(403, 'elevation_required'),
    },
  );
  await openSettings();
  type('new', 'a long enough word');
  type('confirm', 'a long enough word');
  vi.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: messages['account.settings.password.save'] }));
  await screen.findByText(messages['shell.proof.none']);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByText(messages['shell.proof.none'])).toBeNull());
  expect(field('new')).toHaveProperty('value', 'a long enough word');
  expect(server.others).toHaveLength(1);
});

test('openChangePassword scrolls to the section after 100 ms and focuses its field', async () => {
  serveSettings({}, { '/api/auth/password/change/preference?user_id=7': { change_required: true } });
  await openSettings('/dashboard/settings?openChangePassword=true');
  await pass(80);
  expect(scrolled).not.toHaveBeenCalled();
  await pass(30);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field('current'));
  expect(screen.getByText(messages['account.settings.password.forced'])).not.toBeNull();
});

test('without it nothing scrolls', async () => {
  serveSettings();
  await openSettings();
  await pass(5000);
  expect(scrolled).not.toHaveBeenCalled();
  expect(screen.queryByText(messages['account.settings.password.forced'])).toBeNull();
});
