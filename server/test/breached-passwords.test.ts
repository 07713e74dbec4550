import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestApp } from './harness.ts';

/** A list of breached passwords, as Have I Been Pwned serves it. */
const breached = 'kregzdute po stogu 17';
const hash = createHash('sha1').update(breached).digest('hex').toUpperCase();
let asked: string[] = [];
let answer = (prefix: string): { status: number; body: string } => ({
  status: 200,
  body: [
    '0018A45C4D1DEF81644B54AB7F969B88D65:10',
    // Padding names hashes that no password has, 0 times.
    `${prefix === hash.slice(0, 5) ? hash.slice(5) : 'F'.repeat(35)}:4`,
    `${'A'.repeat(35)}:0`,
  ].join('\r\n'),
});
const list = createServer((request, response) => {
  asked.push(`${request.url ?? ''} ${request.headers['add-padding']?.toString() ?? ''}`);
  const { status, body } = answer((request.url ?? '').split('/').at(-1) ?? '');
  response.writeHead(status).end(body);
});
await new Promise<void>((resolve) => list.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => void list.close());
const place = list.address();
const url = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}/range/`;
const app = await createTestApp({ BREACHED_PASSWORDS_URL: url });
beforeEach(() => {
  asked = [];
});

const english = { 'x-oc-merchant-language': 'en-gb' };
const words =
  'This password appears in lists of passwords stolen elsewhere, which attackers try first. Choose another one.';

const register = (username: string, password: string) =>
  app.request({
    method: 'POST',
    url: '/api/auth/register',
    headers: english,
    payload: {
      username,
      firstname: 'Rūta',
      lastname: 'Kazlauskaitė',
      phone: '+37061234567',
      birthdate: '1990-02-28',
      email: `${username}@example.net`,
      password,
    },
  });

test('a registration with a breached password is refused, and only the beginning of its hash is told', async () => {
  const refused = await register('pirma', breached);
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { password: [words] }]);
  expect(asked).toEqual([`/range/${hash.slice(0, 5)} true`]);
  expect((await register('pirma', 'kita daug ilgesne fraze')).statusCode).toBe(200);
});

test('so is a change to one', async () => {
  const person = await app.person();
  await person.prove();
  const headers = { ...person.headers, ...english };
  const post = (path: string, payload: object) =>
    app.request({ method: 'POST', url: `/api/auth/${path}`, headers, payload });
  const refused = await post('password/change', { username: person.username, newpassword: breached });
  expect([refused.statusCode, refused.json().errors]).toEqual([400, { newpassword: [words] }]);
});

test.each([
  ['is down', () => ({ status: 503, body: '' })],
  ['talks nonsense', () => ({ status: 200, body: '<html>' })],
  // A hash that merely begins or ends alike, or is padding.
  [
    'has others',
    () => ({ status: 200, body: `${hash.slice(5)}:0\r\nX${hash.slice(5)}:9\r\n${hash.slice(5)}0:9` }),
  ],
])('a list that %s keeps nobody out', async (what, told) => {
  const before = answer;
  answer = told;
  expect((await register(`kita${what.length}`, breached)).statusCode).toBe(200);
  answer = before;
});
