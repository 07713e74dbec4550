import type { Output } from '@medeina/contract';
import { endpoints } from '@medeina/contract/endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { saveEnvironment } from '../src/environments/store.ts';
import { clientOf, startDemoProvider } from '../src/demo-provider/provider.ts';
import { createLog } from '../src/platform/log.ts';
import { endProviderSessions } from '../src/auth/identities-store.ts';
import { createTestApp, type TestPerson } from './harness.ts';
import { type Browser, createBrowser, type Opened } from './support/browser.ts';
import { freePort } from './support/free-port.ts';

/** The app on `localhost` and a certified provider on `127.0.0.1`, both listening: the browser's way is the real one. */
const port = await freePort();
const site = `http://localhost:${port}`;
const provider = await startDemoProvider({
  port: 0,
  publicUrl: site,
  log: createLog('silent'),
  clients: [
    clientOf(site, 'google', {
      client_id: 'google-client',
      client_secret: 'google-secret',
      token_endpoint_auth_method: 'client_secret_post',
    }),
  ],
});
afterAll(() => provider.stop());
const app = await createTestApp(
  {
    PORT: String(port),
    PUBLIC_URL: site,
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: provider.issuer,
  },
  { runsJobs: false },
);
await saveEnvironment(app.database.executor, environmentRow('pmp', provider.issuer));
await saveEnvironment(app.database.executor, environmentRow('paprasta', null));
await app.http.listen({ port, host: '127.0.0.1' });

function environmentRow(id: string, issuer: string | null) {
  return {
    id,
    kind: 'moodle' as const,
    name: id.toUpperCase(),
    logo: null,
    address: provider.moodle,
    issuer,
    client_id: issuer === null ? null : 'medeina',
    secret_reference: null,
    scope: issuer === null ? null : 'openid profile email moodle',
  };
}

const isLogin = (url: URL): boolean => url.pathname === '/login';
const password = 'demo-medeina';

/** Goes to the provider, signs in or registers there, and comes back with the code. */
async function arrive(
  browser: Browser,
  username: string,
  { query = 'environment=pmp', isNew = false } = {},
): Promise<Opened> {
  const form = await browser.open(`${site}/oauth-login?${query}`, isLogin);
  if (isLogin(form.url)) return form;
  if (!isNew) return await browser.submit(form, { username, password, do: 'login' }, isLogin);
  const registration = { ...form, html: form.html.replaceAll(/(action="[^"?]+)"/g, '$1?register"') };
  const person = { username, password, email: `${username}@pmp.example`, firstname: 'A', lastname: 'B' };
  return await browser.submit(registration, { ...person, do: 'register' }, isLogin);
}

function codeIn({ url }: Opened) {
  const code = url.searchParams.get('access_token') ?? '';
  return { access_token: code, refresh_token: code };
}

/** Signs in with the browser as a person who has a password. */
async function enter(browser: Browser, { username, password: own }: TestPerson): Promise<void> {
  const response = await browser.call(`${site}/api/auth/login`, { username, password: own });
  expect(response.status).toBe(200);
}

async function refusal(response: Response): Promise<readonly [number, string]> {
  const body: { code?: string } = Object(await response.json());
  return [response.status, body.code ?? ''];
}

/** A browser whose person has an account of ours that a new account of the provider opens. */
async function registered(name: string): Promise<Browser> {
  const browser = createBrowser();
  const back = await arrive(browser, name, { isNew: true });
  const response = await browser.call(`${site}/api/auth/sso`, { ...codeIn(back), register: true });
  expect(response.status).toBe(200);
  return browser;
}

test('signs in with a one-time code, and the account stays the same', async () => {
  const browser = createBrowser();
  const back = await arrive(browser, 'kotryna', {
    query: 'environment=pmp&redirect=%2Fdiscover%3Fq%3Dals',
    isNew: true,
  });
  expect(Object.fromEntries(back.url.searchParams)).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    refresh_token: back.url.searchParams.get('access_token'),
    environment: 'pmp',
    action: 'login',
    redirect: '/discover?q=als',
  });
  expect(await refusal(await browser.call(`${site}/api/auth/sso`, codeIn(back)))).toEqual([
    409,
    'sign_on_unlinked',
  ]);
  const preview = await browser.call(`${site}/api/auth/sso/preview`, codeIn(back));
  expect(await preview.json()).toEqual({
    data: { action: 'login', environment: 'pmp', name: 'PMP', account: 'kotryna@pmp.example', linked: false },
  });
  const made = await browser.call(`${site}/api/auth/sso`, { ...codeIn(back), register: true });
  const { customer }: { customer: { customer_id: number } } = Object(await made.json());
  expect(made.status).toBe(200);

  const again = createBrowser();
  const second = await again.call(`${site}/api/keycloak/login-with-environment-oauth`, {
    ...codeIn(await arrive(again, 'kotryna')),
    environment: 'pmp',
  });
  expect(await second.json()).toMatchObject({ access_token: null, customer });
  const sessions = await app.database.sql`
    select method, environment_id, provider_session is not null as has_session from sessions
    where user_id = ${customer.customer_id}`;
  expect(sessions).toEqual(
    Array.from({ length: 2 }, () => ({ method: 'environment', environment_id: 'pmp', has_session: true })),
  );
});

test('tokens are encrypted at rest, and the address of a provider proves no address', async () => {
  await registered('vaiva');
  const [row] = await app.database.sql<{
    sealed: Buffer;
    email_confirmed_at: Date | null;
    password_hash: null;
  }>`
    select access_token as sealed, email_confirmed_at, password_hash
    from user_identities join users on users.id = user_id where account_name = 'vaiva@pmp.example'`;
  expect(row?.sealed.toString()).not.toContain('demo-token');
  expect(await app.context.vault.open(row?.sealed ?? Buffer.of(), `${provider.issuer} vaiva`)).toBe(
    'demo-token-vaiva',
  );
  expect(await app.context.vault.open(row?.sealed ?? Buffer.of(), `${provider.issuer} ruta`)).toBeUndefined();
  expect(row).toMatchObject({ email_confirmed_at: null, password_hash: null });
  // So it is asked for its confirmation, like any other.
  const letters = await app.database.sql`
    select from pgboss.job join users on users.email = job.data->>'to' join user_identities on user_id = users.id
    where job.name = 'mail' and account_name = 'vaiva@pmp.example' and job.data->>'html' like '%/confirm-email/%'`;
  expect(letters).toHaveLength(1);
});

describe('a code is refused', () => {
  test('a second time, in another browser, and to nobody', async () => {
    const browser = await registered('saule');
    const back = await arrive(browser, 'saule');
    const expired = [401, 'sign_on_expired'];
    const other = createBrowser();
    await other.open(`${site}/oauth-login?environment=pmp`, () => false);
    for (const stranger of [other, createBrowser()])
      expect(await refusal(await stranger.call(`${site}/api/auth/sso`, codeIn(back)))).toEqual(expired);
    expect((await browser.call(`${site}/api/auth/sso`, codeIn(back))).status).toBe(200);
    expect(await refusal(await browser.call(`${site}/api/auth/sso`, codeIn(back)))).toEqual(expired);
    for (const code of ['', 'x', 'a'.repeat(43), 'eyJhbGciOiJub25lIn0.e30.'])
      expect(
        (await browser.call(`${site}/api/auth/sso`, { access_token: code, refresh_token: code })).status,
      ).toSatisfy((status: number) => status === 400 || status === 401);
    expect(
      await refusal(
        await browser.call(`${site}/api/auth/sso`, {
          ...codeIn(await arrive(browser, 'saule')),
          refresh_token: 'b',
        }),
      ),
    ).toEqual(expired);
  });

  test('after 60 seconds', async () => {
    const browser = await registered('migle');
    const back = await arrive(browser, 'migle');
    const [row] = await app.database.sql<{ left: number }>`
      select extract(epoch from code_expires_at - returned_at)::float as left from sign_ons
      where used_at is null and code_hash is not null order by started_at desc limit 1`;
    expect(row?.left).toBeGreaterThan(59);
    expect(row?.left).toBeLessThanOrEqual(61);
    await app.database
      .sql`update sign_ons set code_expires_at = now() - interval '1 second' where used_at is null`;
    expect(await refusal(await browser.call(`${site}/api/auth/sso`, codeIn(back)))).toEqual([
      401,
      'sign_on_expired',
    ]);
  });

  test('by another environment than its own, and by Google', async () => {
    const browser = await registered('austeja');
    const back = await arrive(browser, 'austeja');
    const calls = [
      ['keycloak/login-with-environment-oauth', { environment: 'paprasta' }, 401],
      ['keycloak/login-with-environment-oauth', { environment: 'nera' }, 404],
      ['auth/social/google', {}, 401],
    ] as const;
    for (const [path, more, status] of calls) {
      const response = await browser.call(`${site}/api/${path}`, { ...codeIn(back), ...more });
      expect([path, response.status]).toEqual([path, status]);
    }
    expect((await browser.call(`${site}/api/auth/sso`, codeIn(back))).status).toBe(200);
  });
});

const isReturn = (url: URL): boolean => url.pathname.startsWith('/oauth-login/return/');

test('a return is good once, in the browser that left, for the state that it left with', async () => {
  const browser = createBrowser();
  const form = await browser.open(`${site}/oauth-login?environment=pmp`);
  const back = await browser.submit(form, { username: 'ruta', password, do: 'login' }, isReturn);
  const errorAt = async (visitor: Browser, url: string) =>
    (await visitor.open(url, isLogin)).url.searchParams.get('error');
  expect(await errorAt(createBrowser(), back.url.href)).toBe('expired');
  const forged = new URL(back.url);
  forged.searchParams.set('state', 'forged');
  expect(await errorAt(browser, forged.href)).toBe('expired');
  expect(await errorAt(browser, `${site}/oauth-login/return/pmp`)).toBe('expired');
  const good = await browser.open(back.url.href, isLogin);
  expect(good.url.searchParams.get('error')).toBeNull();
  expect(await errorAt(browser, back.url.href)).toBe('expired');
});

test('a code of the provider that is not its own is refused', async () => {
  const browser = createBrowser();
  const form = await browser.open(`${site}/oauth-login?environment=pmp`);
  const back = await browser.submit(form, { username: 'ruta', password, do: 'login' }, isReturn);
  back.url.searchParams.set('code', 'forged');
  const end = await browser.open(back.url.href, isLogin);
  expect(Object.fromEntries(end.url.searchParams)).toEqual({ error: 'refused', action: 'login' });
});

test('what one provider answers in the place of another is refused', async () => {
  const browser = createBrowser();
  const form = await browser.open(`${site}/oauth-login?environment=pmp`);
  const back = await browser.submit(form, { username: 'ruta', password, do: 'login' }, isReturn);
  expect(back.url.pathname).toBe('/oauth-login/return/pmp');
  back.url.pathname = '/oauth-login/return/google';
  const end = await browser.open(back.url.href, isLogin);
  expect(Object.fromEntries(end.url.searchParams)).toEqual({ error: 'refused', action: 'login' });
});

test.each([
  ['//evil.example'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  [String.raw`/\evil.example`],
  ['/.//evil.example'],
  ['\t//evil.example'],
])('leads to no other site: %s', async (place) => {
  const browser = createBrowser();
  const bad = encodeURIComponent(place);
  const form = await browser.open(`${site}/oauth-login?environment=pmp&redirect=${bad}&back_uri=${bad}`);
  const back = await browser.submit(form, { username: 'ruta', password, do: 'cancel' }, isLogin);
  expect(back.url.origin).toBe(site);
  expect(Object.fromEntries(back.url.searchParams)).toEqual({ error: 'cancelled', action: 'login' });
});

test.each(['cross-site', 'same-site'])('a page of another site (%s) starts no sign-on', async (sender) => {
  const start = { url: '/oauth-login?environment=pmp&redirect=%2Ffaq' };
  const sent = await app.request({ ...start, headers: { 'sec-fetch-site': sender } });
  expect([sent.statusCode, sent.headers.location]).toEqual([302, `${site}/login?redirect=%2Ffaq`]);
  const pressed = await app.request({ ...start, headers: { 'sec-fetch-site': 'same-origin' } });
  expect(pressed.headers.location).toContain(provider.issuer);
});

test('whoever cancels returns to where they came from', async () => {
  const browser = createBrowser();
  const form = await browser.open(`${site}/oauth-login?environment=pmp&back_uri=/faq`);
  const back = await browser.submit(form, { do: 'cancel' }, isLogin);
  expect(Object.fromEntries(back.url.searchParams)).toEqual({
    error: 'cancelled',
    action: 'login',
    redirect: '/faq',
  });
  const unknown = await browser.open(`${site}/oauth-login?environment=http://evil.example`, isLogin);
  expect(unknown.url.searchParams.get('error')).toBe('unknown');
});

describe('linking', () => {
  test('needs a login here, a fresh one there, and a confirmation by the same person', async () => {
    const person = await confirmedPerson();
    const other = await app.person();
    const browser = createBrowser();
    const nobody = await browser.open(`${site}/oauth-login?environment=pmp&link=1`, isLogin);
    expect(nobody.url.searchParams.get('error')).toBe('login_first');

    // The provider knows the browser already, and asks all the same.
    await arrive(browser, 'ruta');
    await enter(browser, person);
    const form = await browser.open(`${site}/oauth-login?environment=pmp&link=1`);
    expect(form.url.pathname).toContain('/interaction/');
    const back = await browser.submit(form, { username: 'ruta', password, do: 'login' }, isLogin);
    expect(back.url.searchParams.get('action')).toBe('link');
    const code = back.url.searchParams.get('access_token') ?? '';
    expect(await refusal(await browser.call(`${site}/api/auth/sso`, codeIn(back)))).toEqual([
      401,
      'sign_on_expired',
    ]);

    const link = { access_token: code, environment: 'pmp' };
    await enter(browser, other);
    expect((await browser.call(`${site}/api/keycloak/link-oauth-user`, link)).status).toBe(401);
    await enter(browser, person);
    expect(
      (await browser.call(`${site}/api/keycloak/link-oauth-user`, { ...link, environment: 'google' })).status,
    ).toBe(401);
    expect((await browser.call(`${site}/api/keycloak/link-oauth-user`, link)).status).toBe(200);
    expect((await browser.call(`${site}/api/keycloak/link-oauth-user`, link)).status).toBe(401);

    const listed = await app.request({ url: '/api/sso-environments', headers: { ...person.headers } });
    expect(listed.json<{ data: object[] }>().data).toContainEqual({
      environment: 'pmp',
      name: 'PMP',
      logo: null,
      lmsUrl: provider.moodle,
      signs_in_by: 'provider',
      linked: true,
      account: 'ruta@pmp.example',
      environment_user_id: '3',
      can_unlink: true,
    });
    expect(await letters(person)).toEqual(['Susieta paskyra: PMP']);
  });

  test('an account at a provider that is no environment is listed, and unlinked where a password stays', async () => {
    const browser = createBrowser();
    const back = await arrive(browser, 'eglute', { query: 'environment=google', isNew: true });
    const entered = await browser.call(`${site}/api/auth/social/google`, { ...codeIn(back), register: true });
    expect(entered.status).toBe(200);
    const { customer } = endpoints['auth.social.google'].responses[200].parse(await entered.json());
    const listed = async () => {
      const answer = await browser.call(`${site}/api/sso-environments`);
      const { data } = endpoints['auth.environment.list'].responses[200].parse(await answer.json());
      return data.filter(({ environment }) => environment === 'google');
    };
    const unlink = () => browser.call(`${site}/api/keycloak/unlink-user`, { environment: 'google' });
    const google = { name: 'Google', signs_in_by: 'provider', linked: true };
    expect(await listed()).toMatchObject([{ ...google, can_unlink: false }]);
    expect((await unlink()).status).toBe(409);

    const { id } = await app.person();
    await app.database.sql`
      update users set password_hash = (select password_hash from users where id = ${id})
      where id = ${customer.customer_id}`;
    expect(await listed()).toMatchObject([{ ...google, can_unlink: true }]);
    expect((await unlink()).status).toBe(200);
    expect(await listed()).toEqual([]);
  });

  test('an account of somebody else is refused, and both are told', async () => {
    const owner = await confirmedPerson();
    const thief = await confirmedPerson();
    for (const person of [owner, thief]) {
      const browser = createBrowser();
      await enter(browser, person);
      const back = await arrive(browser, 'tomas', { query: 'environment=pmp&link=1' });
      const { access_token } = codeIn(back);
      const response = await browser.call(`${site}/api/keycloak/link-oauth-user`, {
        access_token,
        environment: 'pmp',
      });
      expect(response.status).toBe(person === owner ? 200 : 409);
    }
    expect(await letters(thief)).toEqual(['Nepavyko susieti paskyros: PMP']);
    expect(await letters(owner)).toEqual(['Susieta paskyra: PMP', 'Kažkas bandė susieti jūsų paskyrą: PMP']);
    const events = await app.database.sql`
      select outcome from audit_events where action = 'identity.linked' and actor_user_id = ${thief.id}`;
    expect(events).toEqual([{ outcome: 'refused' }]);
  });

  test('the only way in stays; another can be taken back', async () => {
    const browser = await registered('rasa');
    const unlink = () => browser.call(`${site}/api/keycloak/unlink-user`, { environment: 'pmp' });
    expect(await refusal(await unlink())).toEqual([409, 'last_way_in']);
    await app.database.sql`
      update users set password_hash = 'x' where id in
        (select user_id from user_identities where account_name = 'rasa@pmp.example')`;
    expect((await unlink()).status).toBe(200);
    expect((await unlink()).status).toBe(200);
    const back = await arrive(browser, 'rasa');
    expect(await refusal(await browser.call(`${site}/api/auth/sso`, codeIn(back)))).toEqual([
      409,
      'sign_on_unlinked',
    ]);
  });

  test('the only way in that is not switched off stays', async () => {
    const person = await app.person();
    const browser = createBrowser();
    await enter(browser, person);
    for (const id of ['pmp', 'paprasta'])
      await app.database.sql`
        insert into user_identities (user_id, provider, environment_id, issuer, subject)
        values (${person.id}, ${id}, ${id}, 'https://ways.example', ${id})`;
    await app.database.sql`update users set password_hash = null where id = ${person.id}`;
    const canUnlink = async () => {
      const listed = await app.request({ url: '/api/sso-environments', headers: person.headers });
      const { data } = listed.json<Output<'auth.environment.list'>>();
      return data.find(({ environment }) => environment === 'pmp')?.can_unlink;
    };
    const unlink = () => browser.call(`${site}/api/keycloak/unlink-user`, { environment: 'pmp' });
    expect(await canUnlink()).toBe(true);
    await app.database.sql`update environments set enabled = false where id = 'paprasta'`;
    expect(await canUnlink()).toBe(false);
    expect(await refusal(await unlink())).toEqual([409, 'last_way_in']);
    await app.database.sql`update environments set enabled = true where id = 'paprasta'`;
    expect((await unlink()).status).toBe(200);
  });

  test('wants to know once more who it is where the sign-in was minutes ago', async () => {
    const person = await app.person();
    const browser = createBrowser();
    const back = await arrive(browser, 'vilte', { isNew: true });
    await enter(browser, person);
    const call = (path: string, body: object) => browser.call(`${site}/api/${path}`, body);
    const leftOpen = () => app.database.sql`
      update sessions set signed_in_at = now() - interval '5 minutes', elevated_until = null
      where user_id = ${person.id}`;
    const prove = async () => {
      await call('auth/password/check', { username: person.username, password: person.password });
      await call('auth/refresh', {});
    };
    const code = { access_token: codeIn(back).access_token, environment: 'pmp' };
    await leftOpen();
    const wanted = [403, 'elevation_required'];
    const byPassword = { user_name: 'tomas', password, environment: 'paprasta' };
    expect(await refusal(await call('keycloak/link-oauth-user', code))).toEqual(wanted);
    expect(await refusal(await call('keycloak/link-user', byPassword))).toEqual(wanted);
    await prove();
    expect((await call('keycloak/link-oauth-user', code)).status).toBe(200);
    await leftOpen();
    expect(await refusal(await call('keycloak/unlink-user', { environment: 'pmp' }))).toEqual(wanted);
    await prove();
    expect((await call('keycloak/unlink-user', { environment: 'pmp' })).status).toBe(200);
    const refused = await app.database.sql`
      select action from audit_events where outcome = 'refused' and actor_user_id = ${person.id} order by id`;
    expect(refused.map(({ action }) => action)).toEqual([
      'identity.linked',
      'identity.linked',
      'identity.unlinked',
    ]);
  });

  test('whoever signs in to the account that they have may link what they came with', async () => {
    const person = await app.person();
    const browser = createBrowser();
    const back = await arrive(browser, 'ugne', { isNew: true });
    expect((await browser.call(`${site}/api/auth/sso`, codeIn(back))).status).toBe(409);
    await enter(browser, person);
    const { access_token } = codeIn(back);
    const linked = await browser.call(`${site}/api/keycloak/link-oauth-user`, {
      access_token,
      environment: 'pmp',
    });
    expect(linked.status).toBe(200);
  });
});

/** Somebody whose address is confirmed: these letters go to no other. */
async function confirmedPerson(): Promise<TestPerson> {
  const person = await app.person();
  await app.database.sql`update users set email_confirmed_at = now() where id = ${person.id}`;
  return person;
}

/** Subjects of the letters about accounts elsewhere, without those about logins. */
async function letters(person: TestPerson): Promise<string[]> {
  const rows = await app.database.sql<{ subject: string }>`
    select data->>'subject' as subject from pgboss.job
    where name = 'mail' and data->>'to' = ${`${person.username}@example.org`}
      and data->>'subject' <> 'Prisijungta iš naujo įrenginio'
    order by created_on`;
  return rows.map(({ subject }) => subject);
}

test('Google signs in by its own issuer', async () => {
  const list = await app.request({ url: '/api/auth/social' });
  expect(list.json()).toEqual({
    data: [{ provider: 'google', name: 'Google', url: '/oauth-login?environment=google' }],
  });
  const browser = createBrowser();
  const back = await arrive(browser, 'gabija', { query: 'environment=google', isNew: true });
  const response = await browser.call(`${site}/api/auth/social/google`, { ...codeIn(back), register: true });
  expect(response.status).toBe(200);
  const [session] = await app.database.sql`
    select method, environment_id from sessions order by signed_in_at desc limit 1`;
  expect(session).toEqual({ method: 'social', environment_id: null });
});

describe('logging out', () => {
  test('here ends the session of the provider, too', async () => {
    const browser = await registered('liepa');
    const response = await browser.call(`${site}/api/keycloak/logout`, {});
    const { redirect_url: url }: { redirect_url: string } = Object(await response.json());
    expect(new URL(url).origin).toBe(provider.issuer);
    const confirm = await browser.open(url);
    const home = await browser.submit(confirm, { logout: 'yes' }, ({ origin }) => origin === site);
    expect(home.url.href).toBe(`${site}/`);
    const form = await browser.open(`${site}/oauth-login?environment=pmp`, isLogin);
    expect(form.url.pathname).toContain('/interaction/');
  });

  test('at the provider ends the session here', async () => {
    const browser = await registered('meda');
    const isIn = async () => (await browser.call(`${site}/api/auth/refresh`, {})).status === 200;
    expect(await isIn()).toBe(true);
    const confirm = await browser.open(`${provider.issuer}/session/end`);
    await browser.submit(confirm, { logout: 'yes' });
    expect(await isIn()).toBe(false);
  });

  test('at a provider that names no session ends all that came from it, and no other', async () => {
    const person = await app.person();
    const { sql } = app.database;
    await sql`
      insert into user_identities (user_id, provider, environment_id, issuer, subject)
      values (${person.id}, 'pmp', 'pmp', 'https://idp.example', 'ona')`;
    await sql`update sessions set method = 'environment', environment_id = 'pmp' where id = ${person.sessionId}`;
    const { username, password: own } = person;
    const again = await app.request({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username, password: own },
    });
    const ended = await endProviderSessions(app.database.executor, 'https://idp.example', { subject: 'ona' });
    expect(ended).toBe(1);
    const { session_id: left } = again.json<{ session_id: string }>();
    expect(await sql`select id from sessions where user_id = ${person.id} and ended_at is null`).toEqual([
      { id: left },
    ]);
  });

  test.each([['x'], ['eyJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwOi8vMTI3LjAuMC4xIn0.']])(
    'a logout token that the provider did not sign is refused: %s',
    async (token) => {
      const response = await app.request({
        method: 'POST',
        url: '/oauth-login/back-channel',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `logout_token=${token}`,
      });
      expect(response.statusCode).toBe(400);
    },
  );
});

const login = (body: object) =>
  app.request({ method: 'POST', url: '/api/keycloak/login-with-environment', payload: body });

describe('an environment with passwords of its own', () => {
  test('signs in who has linked it', async () => {
    const person = await app.person();
    const own = { environment: 'paprasta', username: 'tomas', password };
    expect((await login({ ...own, password: 'wrong' })).statusCode).toBe(401);
    expect((await login(own)).json<{ code: string }>().code).toBe('sign_on_unlinked');
    const link = { user_name: 'tomas', password, environment: 'paprasta' };
    const linked = await app.request({
      method: 'POST',
      url: '/api/keycloak/link-user',
      headers: { ...person.headers },
      payload: link,
    });
    expect(linked.statusCode).toBe(200);
    expect((await login(own)).json()).toMatchObject({ customer: { customer_id: person.id } });
    // Its token ended there: signing in brings a new one.
    await app.database.sql`update user_identities set access_token = null where user_id = ${person.id}`;
    const needsLogin = async () => {
      const url = '/api/courses/purchased/environments';
      const answer = await app.request({ url, headers: { ...person.headers } });
      const { data } = answer.json<Output<'learning.purchased.elsewhere'>>();
      return data.find(({ environment }) => environment === 'paprasta')?.needs_login;
    };
    expect(await needsLogin()).toBe(true);
    expect((await login(own)).statusCode).toBe(200);
    expect(await needsLogin()).toBe(false);
  });

  test('is the built-in one with our own password, and no password goes to a provider', async () => {
    const person = await app.person();
    const body = { username: person.username, password: person.password };
    expect((await login({ ...body, environment: 'extlms' })).statusCode).toBe(200);
    expect((await login({ ...body, environment: 'pmp' })).json<{ code: string }>().code).toBe(
      'sign_on_elsewhere',
    );
    expect((await login({ ...body, environment: 'nera' })).statusCode).toBe(404);
  });
});

/** What the record has of refusals since, the oldest first. */
async function refusalsSince(id: number): Promise<string[]> {
  const rows = await app.database.sql<{ event: string }>`
    select concat_ws(' ', actor_kind, action, details ->> 'method', details ->> 'provider', details ->> 'refused') as event
    from audit_events where id > ${id} and outcome = 'refused' and address is not null order by id`;
  return rows.map(({ event }) => event);
}

async function newestEvent(): Promise<number> {
  const [row] = await app.database.sql<{ id: number }>`select max(id)::int as id from audit_events`;
  return row?.id ?? 0;
}

describe('the record has a sign-in elsewhere', () => {
  test('that its provider refused, or its person gave up', async () => {
    const before = await newestEvent();
    const person = await app.person();
    const browser = createBrowser();
    const form = await browser.open(`${site}/oauth-login?environment=pmp`);
    await browser.submit(form, { do: 'cancel' }, isLogin);
    const again = await browser.open(`${site}/oauth-login?environment=pmp`);
    const back = await browser.submit(again, { username: 'ruta', password, do: 'login' }, isReturn);
    back.url.searchParams.set('code', 'forged');
    await browser.open(back.url.href, isLogin);
    await browser.open(back.url.href, isLogin);
    await enter(browser, person);
    const link = await browser.open(`${site}/oauth-login?environment=pmp&link=1`);
    await browser.submit(link, { do: 'cancel' }, isLogin);
    expect(await refusalsSince(before)).toEqual([
      'guest session.opened environment pmp sign_on_cancelled',
      'guest session.opened environment pmp sign_on_refused',
      'guest session.opened environment sign_on_expired',
      'person identity.linked pmp sign_on_cancelled',
    ]);
  });

  test('that leads to no account of ours', async () => {
    const browser = createBrowser();
    const back = await arrive(browser, 'skaiste', { isNew: true });
    const before = await newestEvent();
    expect(await refusal(await browser.call(`${site}/api/auth/sso`, codeIn(back)))).toEqual([
      409,
      'sign_on_unlinked',
    ]);
    expect(await refusalsSince(before)).toEqual(['guest session.opened environment pmp sign_on_unlinked']);
  });

  test('by a password of the environment, where it is wrong or its account is not linked', async () => {
    const { headers } = await app.person();
    const before = await newestEvent();
    const own = { environment: 'paprasta', username: 'ruta', password };
    await login({ ...own, password: 'wrong' });
    await login(own);
    await app.request({
      method: 'POST',
      url: '/api/keycloak/link-user',
      headers: { ...headers },
      payload: { environment: 'paprasta', user_name: 'ruta', password: 'wrong' },
    });
    expect(await refusalsSince(before)).toEqual([
      'guest session.opened environment paprasta invalid_credentials',
      'guest session.opened environment paprasta sign_on_unlinked',
      'person identity.linked paprasta invalid_credentials',
    ]);
  });
});

test('services of environments say where to sign in', async () => {
  const { headers } = await app.person();
  const ask = (url: string, more: object = {}) => app.request({ url, headers: { ...headers, ...more } });
  const service = { id: 'pmp', servicetype: 'oidc', name: 'PMP', image: null };
  const list = '/environment-api/oauth-available-services';
  expect((await ask(`${list}?environment=pmp`)).json()).toEqual({ data: [service] });
  expect((await ask(list, { 'x-environment': 'extlms' })).json()).toEqual({ data: [] });
  expect((await ask(`${list}/pmp`)).json()).toEqual({
    data: { ...service, url: '/oauth-login?environment=pmp' },
  });
  for (const url of [`${list}/paprasta`, `${list}/nera`, `${list}?environment=nera`])
    expect((await ask(url)).statusCode).toBe(404);
  const registration = await app.request({
    method: 'POST',
    url: '/api/keycloak/register-environment-user',
    headers: { ...headers },
    payload: { environment: 'pmp' },
  });
  expect(registration.json()).toMatchObject({
    redirect_url: '/oauth-login?environment=pmp&register=1&link=1',
  });
});
