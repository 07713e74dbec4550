import { createServer } from 'node:http';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { CaptchaForm } from '@medeina/contract';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './harness.ts';

const app = await createTestApp({ CAPTCHA_PROVIDER: 'altcha' });

let people = 0;
function newcomer() {
  people += 1;
  return {
    username: `robot${people}`,
    password: 'eight.8!',
    firstname: 'Ona',
    lastname: 'Žalė',
    email: `robot${people}@example.org`,
    birthdate: '1999-05-06',
    phone: '+370 612 34567',
  };
}

const post = (site: TestApp, url: string, payload: object, guest: string) =>
  site.request({ method: 'POST', url, payload, headers: { 'x-oc-session': guest } });

const register = (guest: string, captcha?: string, site = app) =>
  post(site, '/api/auth/register', { ...newcomer(), ...(captcha === undefined ? {} : { captcha }) }, guest);

async function asked(guest: string, form: CaptchaForm = 'register') {
  const response = await post(app, '/api/auth/captcha', { form }, guest);
  return response.json<{ data: { challenge: Challenge; expires_at: string } }>().data;
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');

async function solved(guest: string, form: CaptchaForm = 'register'): Promise<string> {
  const { challenge } = await asked(guest, form);
  return encoded({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

/** Refused for the captcha and for nothing else. */
const refused = { code: 'bad_input', errors: { captcha: ['Patvirtinkite, kad nesate robotas'] } };

test('the app is told of the captcha', async () => {
  const config = await app.request({ url: '/api/config' });
  expect(config.json().data.captcha).toEqual({ provider: 'altcha', site_key: '' });
});

test('a solved challenge opens the form once', async () => {
  const guest = randomUUID();
  const answer = await solved(guest);
  expect((await register(guest, answer)).statusCode).toBe(200);
  const again = await register(guest, answer);
  expect([again.statusCode, again.json()]).toEqual([400, expect.objectContaining(refused)]);
});

test('of one answer sent many times at once one counts', async () => {
  const guest = randomUUID();
  const answer = await solved(guest);
  const statuses = (await Promise.all(Array.from({ length: 5 }, () => register(guest, answer)))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(4);
});

test('an answer is used up by an attempt that is refused', async () => {
  const guest = randomUUID();
  const answer = await solved(guest);
  const form = { ...newcomer(), phone: '1234567', captcha: answer };
  const first = await post(app, '/api/auth/register', form, guest);
  expect(Object.keys(first.json().errors)).toEqual(['phone']);
  const second = await post(app, '/api/auth/register', { ...form, phone: '+37061234567' }, guest);
  expect(second.json()).toMatchObject(refused);
});

test('what is missing, made up, changed, another’s or for another form is refused before names are looked up', async () => {
  const guest = randomUUID();
  const { challenge } = await asked(guest);
  const solution = await solveChallenge({ challenge, deriveKey });
  const { parameters, signature } = challenge;
  const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 3600 };
  const answers: Record<string, string | undefined> = {
    missing: undefined,
    empty: '',
    'no JSON': 'robot',
    unsolved: encoded({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }),
    'with a later end': encoded({ challenge: { parameters: later, signature }, solution }),
    unsigned: encoded({ challenge: { parameters }, solution }),
    'of another visitor': await solved(randomUUID()),
    'for another form': await solved(guest, 'forgotten'),
  };
  await app.person({ username: 'taken' });
  for (const [kind, captcha] of Object.entries(answers)) {
    const form = { ...newcomer(), username: 'taken', ...(captcha === undefined ? {} : { captcha }) };
    const response = await post(app, '/api/auth/register', form, guest);
    expect([kind, response.statusCode, response.json()]).toEqual([
      kind,
      400,
      expect.objectContaining(refused),
    ]);
  }
  expect((await register(guest, encoded({ challenge, solution }))).statusCode).toBe(200);
});

test('an answer ends after ten minutes', async () => {
  const guest = randomUUID();
  const answer = await solved(guest);
  const { expires_at: expiresAt } = await asked(guest);
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
  expect([minutes > 9.9, minutes <= 10]).toEqual([true, true]);
  const { now } = Date;
  Date.now = () => now() + 601_000;
  try {
    expect((await register(guest, answer)).json()).toMatchObject(refused);
  } finally {
    Date.now = now;
  }
  expect((await register(guest, answer)).statusCode).toBe(200);
});

test('a new password is asked for with an answer of its own', async () => {
  const guest = randomUUID();
  const url = '/api/auth/password/forgotten';
  expect((await post(app, url, { username: 'nobody' }, guest)).json()).toMatchObject(refused);
  const captcha = await solved(guest, 'forgotten');
  expect((await post(app, url, { username: 'nobody', captcha }, guest)).statusCode).toBe(200);
});

test('without a captcha nothing is asked for, and there is no challenge', async () => {
  const plain = await createTestApp();
  expect((await plain.request({ url: '/api/config' })).json().data.captcha).toBeNull();
  expect((await register(randomUUID(), undefined, plain)).statusCode).toBe(200);
  expect((await post(plain, '/api/auth/captcha', { form: 'register' }, randomUUID())).statusCode).toBe(404);
});

test('a provider with a site key is asked, and who cannot be checked is not let in', async () => {
  const heard: URLSearchParams[] = [];
  let reply: { status: number; body: string } = { status: 200, body: '{"success":true}' };
  const provider = createServer((request, response) => {
    void (async () => {
      heard.push(new URLSearchParams(await text(request)));
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
    })();
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  afterAll(() => void provider.close());
  const place = provider.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  const site = await createTestApp({
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: '0x4AAAAAAAxxxx',
    CAPTCHA_SECRET: 'a-secret',
    CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
  });
  const guest = randomUUID();
  expect((await site.request({ url: '/api/config' })).json().data.captcha).toEqual({
    provider: 'turnstile',
    site_key: '0x4AAAAAAAxxxx',
  });
  expect((await register(guest, undefined, site)).json()).toMatchObject(refused);
  expect(heard).toEqual([]);
  expect((await register(guest, 'good', site)).statusCode).toBe(200);
  expect(Object.fromEntries(heard[0] ?? [])).toEqual({
    secret: 'a-secret',
    response: 'good',
    remoteip: '127.0.0.1',
  });
  reply = { status: 200, body: '{"success":false,"error-codes":["timeout-or-duplicate"]}' };
  expect((await register(guest, 'again', site)).json()).toMatchObject(refused);
  for (reply of [
    { status: 500, body: '' },
    { status: 200, body: 'no JSON' },
    { status: 200, body: '{}' },
  ]) {
    const response = await register(guest, 'good', site);
    expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
  }
  provider.close();
  provider.closeAllConnections();
  expect((await register(guest, 'good', site)).statusCode).toBe(503);
});
