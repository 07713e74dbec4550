import { createPublicKey, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { cookieHeaders, createTestApp, type TestPerson } from './harness.ts';
import { isFull } from './support/random.ts';

const app = await createTestApp({ LIMITS: 'true' });

function logIn(
  username: string,
  password: string,
  remoteAddress: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  return app.request({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username, password },
    remoteAddress,
    headers: { 'x-oc-merchant-language': 'en-gb', ...headers },
  });
}

/** A browser in which the person has logged in before. */
async function knownBrowser({ username, password }: TestPerson, address: string) {
  const login = await logIn(username, password, address, cookieHeaders);
  const device = login.cookies.find(({ name }) => name.endsWith('device'));
  return { ...cookieHeaders, cookie: `${device?.name}=${device?.value}` };
}

const guesses = isFull ? 1000 : 200;

test('wrong passwords from one address are slowed, and its owner elsewhere is not', async () => {
  const person = await app.person();
  const browser = await knownBrowser(person, '10.9.0.1');
  const answers: LightMyRequestResponse[] = [];
  for (let guess = 0; guess < guesses; guess += 1)
    answers.push(await logIn(person.username, `guess ${guess}`, '10.9.0.1'));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
    code: 'sign_in_slowed',
    message: 'Too many attempts to sign in. Please try again in 1 min.',
  });
  // Ten a minute at most; the clock may pass into a second minute meanwhile.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(guesses - 20);
  const slowed = await logIn(person.username, person.password, '10.9.0.1');
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(900);
  expect((await logIn(person.username, person.password, '10.9.0.2')).statusCode).toBe(200);
  // A colleague's guesses from the same hospital.
  const others = await logIn(person.username, person.password, '10.9.0.3', browser);
  expect(others.statusCode).toBe(200);
});

test('wrong passwords from many addresses shut the owner out nowhere', async () => {
  const person = await app.person();
  const browser = await knownBrowser(person, '10.8.0.1');
  const addresses = Array.from({ length: guesses / 20 }, (_, index) => `10.8.1.${index + 1}`);
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const statuses: number[] = [];
      // One more than two minutes take: the clock may pass into a second one after the first ten.
      for (let guess = 0; guess < 21; guess += 1)
        statuses.push((await logIn(person.username, `guess ${guess}`, address)).statusCode);
      return statuses;
    }),
  );
  for (const statuses of answers)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await logIn(person.username, person.password, '10.8.0.1', browser)).statusCode).toBe(200);
  expect((await logIn(person.username, person.password, '10.8.0.2')).statusCode).toBe(200);
});

const text = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a token that is unsigned, signed with a public key or by another key is refused', async () => {
  const person = await app.person();
  const [head = '', body = '', signature = ''] = person.accessToken.split('.');
  const header: { alg: string; kid: string } = JSON.parse(Buffer.from(head, 'base64url').toString());
  const set: { keys: { kid: string; x: string; crv: string; kty: string }[] } = JSON.parse(
    readFileSync(join(app.settings.dataFolder, 'keys', 'jwt.json'), 'utf8'),
  );
  const own = set.keys.find(({ kid }) => kid === header.kid);
  const { kty = '', crv = '', x = '' } = own ?? {};
  const open = createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
  const secrets = [
    open.export({ type: 'spki', format: 'pem' }),
    open.export({ type: 'spki', format: 'der' }),
    JSON.stringify({ kty, crv, x }),
    Buffer.from(x, 'base64url'),
  ];
  const { privateKey } = generateKeyPairSync('ed25519');
  const signed = (given: object, make: (input: string) => string): string => {
    const input = `${text(given)}.${body}`;
    return `${input}.${make(input)}`;
  };
  const forged = [
    ...['none', 'None', 'NONE', 'nOnE'].map((alg) => signed({ ...header, alg }, () => '')),
    signed({ ...header, alg: 'none' }, () => signature),
    ...secrets.map((secret) =>
      signed({ ...header, alg: 'HS256' }, (input) =>
        createHmac('sha256', secret).update(input).digest('base64url'),
      ),
    ),
    signed(header, (input) => sign(null, Buffer.from(input), privateKey).toString('base64url')),
    // Brings its own key, or names none.
    signed({ ...header, kid: undefined, jwk: { kty, crv, x } }, (input) =>
      sign(null, Buffer.from(input), privateKey).toString('base64url'),
    ),
    `${head}.${body}.${signature.slice(0, -2)}`,
    `${person.accessToken}.${signature}`,
  ];
  const statuses: number[] = [];
  for (const token of forged) {
    const response = await app.request({
      url: '/api/account/sessions',
      headers: { authorization: `Bearer ${token}` },
    });
    statuses.push(response.statusCode);
  }
  expect(statuses).toEqual(forged.map(() => 401));
  const right = await app.request({ url: '/api/account/sessions', headers: person.headers });
  expect(right.statusCode).toBe(200);
});
