import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import messages from '../../messages/en.json' with { type: 'json' };
import { finishWork } from '../../session/beforeLogout.ts';
import { forgetDrafts } from '../../session/drafts.ts';
import { filled, openSettings, pass, serveSettings } from './SettingsPage.fixtures.tsx';

// Loaded with the first check; real time does not pass here.
beforeAll(async () => {
  await import('@medeina/contract/account/schemas');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Field = 'firstname' | 'lastname' | 'telephone' | 'date_of_birth' | 'city';
const field = (name: Field) =>
  screen.getByLabelText(messages[`account.settings.${name}`], { exact: false, selector: 'input' });
const type = (name: Field, value: string) => fireEvent.change(field(name), { target: { value } });
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');

/** As by the keyboard: the button has the focus. */
function pressByKey(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
/** The button is gone; who goes on by the keyboard is still in the page. */
const isFocusKept = (): boolean => document.activeElement === screen.getByRole('main');

test('a change is saved a second after the last one, and alone', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūt');
  await pass(900);
  type('firstname', 'Rūtelė');
  await pass(990);
  expect(server.saves).toEqual([]);
  expect(status()).toContain('Saving');
  await pass(20);
  expect(server.saves.map(({ change }) => change)).toEqual([{ firstname: 'Rūtelė' }]);
  server.saves[0]?.answer();
  await pass(10);
  expect(status()).toMatch(/Saved \d/);
});

test('what is as it was is not saved', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūt');
  await pass(500);
  type('firstname', filled.firstname);
  await pass(5000);
  expect(server.saves).toEqual([]);
  expect(status()).not.toContain('Saving');
});

test('what is typed while a save is under way stays, and goes with the next one', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtel');
  await pass(1010);
  type('firstname', 'Rūtelė');
  type('lastname', 'Šimkutė');
  await pass(5000);
  expect(server.saves).toHaveLength(1);
  server.saves[0]?.answer();
  await pass(10);
  expect(field('firstname')).toHaveProperty('value', 'Rūtelė');
  await pass(1010);
  expect(server.saves[1]?.change).toEqual({ firstname: 'Rūtelė', lastname: 'Šimkutė' });
  server.saves[1]?.answer();
  await pass(10);
  expect(server.settings).toMatchObject({ firstname: 'Rūtelė', lastname: 'Šimkutė' });
});

test('what is taken back while its save is under way is saved as it was', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtelė');
  await pass(1010);
  type('firstname', filled.firstname);
  server.saves[0]?.answer();
  await pass(10);
  expect(field('firstname')).toHaveProperty('value', filled.firstname);
  await pass(1010);
  expect(server.saves[1]?.change).toEqual({ firstname: filled.firstname });
});

test('what is taken back after an answer was lost is saved as it was', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtelė');
  await pass(1010);
  server.saves[0]?.loseAnswer();
  await pass(10);
  expect(server.settings.firstname).toBe('Rūtelė');
  type('firstname', filled.firstname);
  await pass(1010);
  server.saves[1]?.answer();
  await pass(10);
  expect(server.settings.firstname).toBe(filled.firstname);
});

test('without a connection it says so, asks before the tab is closed, and saves when the connection is back', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtelė');
  await pass(1010);
  server.saves[0]?.drop();
  await pass(10);
  expect(status()).toContain(messages['account.settings.offline']);
  expect(field('firstname')).toHaveProperty('value', 'Rūtelė');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await pass(10);
  expect(server.saves[1]?.change).toEqual({ firstname: 'Rūtelė' });
  server.saves[1]?.answer();
  await pass(10);
  expect(status()).toMatch(/Saved/);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('a failed save can be tried again', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtelė');
  await pass(1010);
  server.saves[0]?.drop();
  await pass(10);
  pressByKey(messages['common.retry']);
  await pass(10);
  expect(isFocusKept()).toBe(true);
  server.saves[1]?.answer();
  await pass(10);
  expect(status()).toMatch(/Saved/);
});

test('a field that the server refuses says why and keeps what was typed; the others are saved', async () => {
  const server = serveSettings();
  await openSettings();
  type('telephone', '+37061234560');
  type('lastname', 'Šimkutė');
  await pass(1010);
  server.saves[0]?.refuse({ telephone: ['Enter a valid phone number'] });
  await pass(10);
  expect(screen.getByText('Enter a valid phone number')).not.toBeNull();
  expect(field('telephone')).toHaveProperty('value', '+37061234560');
  await pass(1010);
  expect(server.saves[1]?.change).toEqual({ lastname: 'Šimkutė' });
  server.saves[1]?.answer();
  await pass(10);
  expect(status()).toContain(messages['account.settings.refused']);
});

test.each<[Field, string, keyof typeof messages]>([
  ['telephone', '+370 6', 'form.problem.field_phone_invalid'],
  ['firstname', ' ', 'form.problem.field_required.firstname'],
  ['date_of_birth', '01/01/2999', 'form.problem.field_birthdate_future'],
])('%s: "%s" is not sent, and says why once the field is left', async (name, value, problem) => {
  const server = serveSettings();
  await openSettings();
  fireEvent.focus(field(name));
  type(name, value);
  await pass(5000);
  expect(server.saves).toEqual([]);
  fireEvent.blur(field(name));
  await pass(10);
  expect(screen.getByText(messages[problem])).not.toBeNull();
  expect(field(name)).toHaveProperty('value', value);
  expect(status()).toContain(messages['account.settings.refused']);
});

test.each(['31/12/1899', '1999-02-29', '1991-03-'])('a birth on %s is refused by its field', async (day) => {
  const server = serveSettings();
  await openSettings();
  type('date_of_birth', day);
  fireEvent.blur(field('date_of_birth'));
  await pass(5000);
  expect(field('date_of_birth').getAttribute('aria-invalid')).toBe('true');
  expect(field('date_of_birth')).toHaveProperty('value', day);
  expect(server.saves).toEqual([]);
});

test('a birth on 29 February of a leap year is saved', async () => {
  const server = serveSettings();
  await openSettings();
  type('date_of_birth', '1992-02-29');
  await pass(1010);
  expect(server.saves[0]?.change).toEqual({ date_of_birth: '1992-02-29' });
});

test('what another tab saved shows as this one comes to the front, beside what waits here', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtelė');
  server.settings = { ...server.settings, lastname: 'Kitokia', firstname: 'Kita' };
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
  await pass(100);
  expect(field('lastname')).toHaveProperty('value', 'Kitokia');
  expect(field('firstname')).toHaveProperty('value', 'Rūtelė');
  await pass(1010);
  expect(server.saves[0]?.change).toEqual({ firstname: 'Rūtelė' });
  server.saves[0]?.answer();
  await pass(10);
  expect(server.settings).toMatchObject({ firstname: 'Rūtelė', lastname: 'Kitokia' });
});

test('who goes to another page within the second loses nothing', async () => {
  const server = serveSettings();
  const { router } = await openSettings();
  type('firstname', 'Rūtelė');
  await act(() => router.navigate('/elsewhere'));
  await pass(10);
  expect(server.saves[0]).toMatchObject({ change: { firstname: 'Rūtelė' }, options: { keepalive: true } });
});

test('who goes to another page without a connection has it saved once there is one', async () => {
  const server = serveSettings();
  const { router } = await openSettings();
  type('firstname', 'Rūtelė');
  await pass(1010);
  server.saves[0]?.drop();
  await pass(10);
  await act(() => router.navigate('/elsewhere'));
  await pass(10);
  server.saves[1]?.drop();
  await pass(10);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await pass(10);
  expect(server.saves[2]?.change).toEqual({ firstname: 'Rūtelė' });
  server.saves[2]?.answer();
  await pass(10);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('who closes the tab within the second loses nothing', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtelė');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  vi.restoreAllMocks();
  await pass(10);
  expect(server.saves[0]).toMatchObject({ change: { firstname: 'Rūtelė' }, options: { keepalive: true } });
});

test('who logs out within the second loses nothing', async () => {
  const server = serveSettings();
  await openSettings();
  type('firstname', 'Rūtelė');
  const isFinished = finishWork().then(() => true);
  await pass(10);
  server.saves[0]?.answer();
  await pass(10);
  expect(await isFinished).toBe(true);
  expect(server.settings.firstname).toBe('Rūtelė');
});

test('what was not saved when the session ended comes back to the same person alone', async () => {
  const server = serveSettings();
  const { unmount } = await openSettings();
  type('firstname', 'Rūtelė');
  await pass(1010);
  server.saves[0]?.drop();
  await pass(10);
  unmount();
  await pass(10);
  server.saves.pop()?.drop();
  await pass(10);

  server.settings = { ...filled, contact_info: { user_id: 8 } };
  const other = await openSettings('/dashboard/settings', 8);
  expect(field('firstname')).toHaveProperty('value', filled.firstname);
  other.unmount();
  server.settings = filled;
  await openSettings();
  expect(field('firstname')).toHaveProperty('value', 'Rūtelė');
  await pass(1010);
  expect(server.saves.at(-1)?.change).toEqual({ firstname: 'Rūtelė' });
});

test('another language of the page leaves what waits as it is', async () => {
  const server = serveSettings();
  const { speak } = await openSettings();
  type('firstname', 'Rūtelė');
  speak('lt');
  await pass(10);
  expect(field('firstname')).toHaveProperty('value', 'Rūtelė');
  await pass(1010);
  expect(server.saves.map(({ change }) => change)).toEqual([{ firstname: 'Rūtelė' }]);
  expect(new Headers(server.saves[0]?.options.headers).get('x-oc-merchant-language')).toBe('lt-lt');
});

test('an organisation is searched for a second after the last letter, from the third on', async () => {
  const server = serveSettings();
  await openSettings();
  const organisation = screen.getByRole('combobox', { name: /Organisation/ });
  fireEvent.change(organisation, { target: { value: 'kl' } });
  await vi.dynamicImportSettled();
  await pass(2000);
  fireEvent.change(organisation, { target: { value: 'klinik' } });
  await pass(900);
  expect(screen.queryByRole('option', { name: 'Nemunas Clinics' })).toBeNull();
  await pass(200);
  fireEvent.click(screen.getByRole('option', { name: 'Nemunas Clinics' }));
  expect(organisation).toHaveProperty('value', 'Nemunas Clinics');
  await pass(1010);
  expect(server.saves[0]?.change).toMatchObject({ organisation_id: 1 });
});

test('a position that is in no list is added as it is written', async () => {
  const server = serveSettings();
  await openSettings();
  const position = screen.getByRole('combobox', { name: /Position/ });
  fireEvent.change(position, { target: { value: 'Cook on a ship' } });
  await vi.dynamicImportSettled();
  await pass(1100);
  fireEvent.click(screen.getByRole('option', { name: /Cook on a ship/ }));
  await pass(1010);
  expect(server.saves[0]?.change).toEqual({ position: 'Cook on a ship' });
});

test('time zones say how far they are from UTC once they are looked at', async () => {
  serveSettings({ timezone: 'Asia/Tokyo' });
  await openSettings();
  const zones = screen.getByRole('combobox', { name: messages['account.settings.timezone'] });
  const named = (name: string) => within(zones).queryByRole('option', { name });
  expect(named('Asia/Tokyo (UTC+9)')).not.toBeNull();
  expect(named('Asia/Kolkata (UTC+5:30)') ?? named('Asia/Calcutta (UTC+5:30)')).toBeNull();
  fireEvent.focus(zones);
  expect(named('Asia/Kolkata (UTC+5:30)') ?? named('Asia/Calcutta (UTC+5:30)')).not.toBeNull();
});

test('a city is free text abroad, and from the list in Lithuania', async () => {
  const server = serveSettings();
  await openSettings();
  expect(field('city').getAttribute('role')).toBeNull();
  const country = screen.getByRole('combobox', { name: /Country/ });
  fireEvent.change(country, { target: { value: 'LT' } });
  await pass(10);
  expect(field('city').getAttribute('role')).toBe('combobox');
  expect(field('city')).toHaveProperty('value', '');
  fireEvent.change(country, { target: { value: 'LV' } });
  await pass(10);
  expect(field('city')).toHaveProperty('value', 'Rīga');
  await pass(5000);
  expect(server.saves).toEqual([]);
});

const incomplete = { telephone: null, date_of_birth: null };
const link = (id: 'skip' | 'goOn') =>
  screen.queryByRole('link', { name: messages[`account.settings.${id}`] });
const press = (id: 'fill' | 'hide') => pressByKey(messages[`account.settings.${id}`]);
const isWarned = () => screen.queryByText(messages['account.settings.missing']) !== null;

test('missing fields are named, lead to the first of them, and can be skipped for the place one wanted', async () => {
  serveSettings(incomplete);
  await openSettings('/dashboard/settings?redirect=%2Fcourse%2F7%2Ftheory');
  const banner = screen.getByText(messages['account.settings.missing']).parentElement;
  expect(banner?.textContent).toMatch(/Phone and Date of birth/);
  expect(link('skip')?.getAttribute('href')).toBe('/course/7/theory');
  press('fill');
  expect(document.activeElement).toBe(field('telephone'));
});

test('a redirect to another site is no place to go on to', async () => {
  serveSettings(incomplete);
  await openSettings('/dashboard/settings?redirect=https%3A%2F%2Fevil.example');
  expect([isWarned(), link('skip')]).toEqual([true, null]);
});

test('"Don’t show again" is saved, and leaves the way on', async () => {
  const server = serveSettings(incomplete);
  await openSettings('/dashboard/settings?redirect=%2Fdiscover');
  press('hide');
  expect(isFocusKept()).toBe(true);
  expect([isWarned(), link('goOn')?.getAttribute('href')]).toEqual([false, '/discover']);
  await pass(1010);
  expect(server.saves[0]?.change).toEqual({ hides_missing: true });
});

test('a warning that is closed leaves the focus in the page', async () => {
  serveSettings(incomplete);
  await openSettings();
  pressByKey('Close');
  expect([isWarned(), isFocusKept()]).toEqual([false, true]);
});

test('an account that is kept leaves the focus in its section', async () => {
  serveSettings({}, { '/api/account/deletion': { due_at: '2026-12-07T14:30:00Z' } });
  await openSettings();
  pressByKey(messages['account.deletion.keep']);
  await pass(10);
  expect(screen.queryByRole('button', { name: messages['account.deletion.keep'] })).toBeNull();
  expect(document.activeElement?.id).toBe('deletion');
});

test('a warning that is not to be shown again is not', async () => {
  serveSettings({ ...incomplete, hides_missing: true });
  await openSettings();
  expect([isWarned(), link('goOn')]).toEqual([false, null]);
});

test('once everything is filled in, the way on is offered', async () => {
  const server = serveSettings({ telephone: null });
  await openSettings('/dashboard/settings?redirect=%2Fdiscover');
  type('telephone', '+370 612 34567');
  await pass(1010);
  expect(server.saves[0]?.change).toEqual({ telephone: '+37061234567' });
  server.saves[0]?.answer();
  await pass(10);
  expect([isWarned(), link('goOn')?.getAttribute('href')]).toEqual([false, '/discover']);
});
