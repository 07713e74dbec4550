import { expect, test } from 'vitest';
import { createTestApp } from './harness.ts';

const app = await createTestApp();
const { sql } = app.database;

/** Columns and words that callers would like to set, beside the fields of the contract. */
const wishes = {
  id: 1,
  user_id: 1,
  customer_id: 1,
  role: 'admin',
  is_admin: true,
  capabilities: ['view-learning-system-link'],
  email_confirmed_at: '2026-01-01T00:00:00Z',
  is_email_confirmed: true,
  password_hash: 'x',
  must_change_password: true,
  locked_at: '2026-01-01T00:00:00Z',
  created_at: '2000-01-01T00:00:00Z',
};

/** All of an account that is not typed by its person. */
async function standing(username: string) {
  const [row] = await sql`
    select u.id, email_confirmed_at, must_change_password, locked_at, password_hash,
      array(select capability from user_capabilities c where c.user_id = u.id) as capabilities
    from users u where username = ${username}`;
  return row;
}

test('a registration gives what it gives, whatever else is sent along', async () => {
  const first = await app.person();
  const response = await app.request({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      username: 'naujokas',
      password: 'trys uogos ir kuprinė',
      firstname: 'Vardenis',
      lastname: 'Pavardenis',
      email: 'naujokas@example.org',
      birthdate: '1990-02-28',
      phone: '+37061234567',
      ...wishes,
    },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json().capabilities).toEqual([]);
  const made = await standing('naujokas');
  expect(made).toMatchObject({
    email_confirmed_at: null,
    must_change_password: false,
    locked_at: null,
    capabilities: [],
    password_hash: expect.stringMatching(/^\$argon2id\$/),
  });
  expect(made?.['id']).not.toBe(first.id);
});

test.each([
  ['POST', '/api/settings', { firstname: 'Nauja' }],
  [
    'PUT',
    '/api/account',
    { firstname: 'Nauja', lastname: 'P', telephone: '+37061234567', date_of_birth: '1990-02-28' },
  ],
] as const)('%s %s changes the caller’s own fields and no others', async (method, url, fields) => {
  const [me, other] = [await app.person(), await app.person()];
  const before = [await standing(me.username), await standing(other.username)];
  const response = await app.request({
    method,
    url,
    headers: { ...me.headers },
    payload: { ...fields, ...wishes, user_id: other.id, customer_id: other.id, id: other.id },
  });
  expect([url, response.statusCode]).toEqual([url, 200]);
  expect([await standing(me.username), await standing(other.username)]).toEqual(before);
  const names = await sql`select firstname from users where id = any(${[me.id, other.id]}) order by id`;
  expect(names).toEqual([{ firstname: 'Nauja' }, { firstname: 'Vardenė' }]);
});
