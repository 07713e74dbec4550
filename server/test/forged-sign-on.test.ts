import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createOpenIdClient } from '../src/environments/oidc/client.ts';
import type { Provider } from '../src/environments/oidc/provider.ts';

/** A provider that signs what it is told to, to see what is refused of it. */
const keys = await generateKeyPair('RS256', { extractable: true });
const others = await generateKeyPair('RS256', { extractable: true });
let idToken = '';
let logoutKeys = 0;
const server = createServer((request, response) => {
  const answer = (body: object): void => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
  const handle = async (): Promise<void> => {
    await text(request);
    if (request.url === '/.well-known/openid-configuration') answer(metadata());
    else if (request.url === '/jwks') {
      logoutKeys += 1;
      answer({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] });
    } else if (request.url === '/token')
      answer({ access_token: 'x', token_type: 'Bearer', id_token: idToken });
    else response.writeHead(404).end();
  };
  void handle();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => void server.close());
const address = server.address();
const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

function metadata(): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    // As a careless provider might say.
    id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
  };
}

const provider: Provider = {
  id: 'forged',
  name: 'Forged',
  logo: null,
  issuer,
  clientId: 'medeina',
  clientSecret: undefined,
  scope: 'openid',
  environmentId: 'forged',
  provesAnew: true,
};
const client = createOpenIdClient('http://localhost:3000');
let kept = { state: '', nonce: '', codeVerifier: '' };
beforeEach(async () => {
  kept = await client.start(provider, { isFresh: false, wantsRegistration: false, language: 'lt' });
});

function claims(more: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: 'medeina',
    sub: 'somebody',
    iat: now,
    exp: now + 60,
    nonce: kept.nonce,
    ...more,
  };
}

function signed(payload: JWTPayload, key = keys.privateKey): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key);
}

function finish(isFresh = false) {
  return client.finish(provider, new URLSearchParams({ code: 'c', state: kept.state }), kept, isFresh);
}

test('a token as it should be is taken', async () => {
  idToken = await signed(claims());
  await expect(finish()).resolves.toMatchObject({ issuer, subject: 'somebody' });
});

test.each<[string, () => Promise<string>]>([
  ['unsigned', () => Promise.resolve(new UnsecuredJWT(claims()).encode())],
  [
    'signed with the public key as a password',
    async () =>
      await new SignJWT(claims())
        .setProtectedHeader({ alg: 'HS256', kid: 'k' })
        .sign(new TextEncoder().encode(await exportSPKI(keys.publicKey))),
  ],
  ["signed with somebody else's key", () => signed(claims(), others.privateKey)],
  ['of another issuer', () => signed(claims({ iss: 'https://evil.example' }))],
  ['for another client', () => signed(claims({ aud: 'another' }))],
  ['expired', () => signed(claims({ exp: Math.floor(Date.now() / 1000) - 3600 }))],
  ['of another sign-on', () => signed(claims({ nonce: 'another' }))],
  ['without a nonce', () => signed(claims({ nonce: undefined }))],
])('an ID token that is %s is refused', async (_what, make) => {
  idToken = await make();
  await expect(finish()).rejects.toMatchObject({ name: 'ProviderError', reason: 'refused' });
});

test('an old proof is refused where a fresh one is asked for', async () => {
  const hour = Math.floor(Date.now() / 1000) - 3600;
  for (const proof of [{ auth_time: hour }, {}]) {
    idToken = await signed(claims(proof));
    await expect(finish(true)).rejects.toMatchObject({ reason: 'refused' });
  }
  idToken = await signed(claims({ auth_time: Math.floor(Date.now() / 1000) }));
  await expect(finish(true)).resolves.toMatchObject({ subject: 'somebody' });
});

test('a provider that is not there is away, and asked again the next time', async () => {
  const gone = { ...provider, issuer: 'http://127.0.0.1:9' };
  const wishes = { isFresh: false, wantsRegistration: false, language: 'lt' };
  await expect(client.start(gone, wishes)).rejects.toMatchObject({ reason: 'away' });
  await expect(client.start(provider, wishes)).resolves.toMatchObject({ state: expect.any(String) });
});

const logout = { 'http://schemas.openid.net/event/backchannel-logout': {} };
const word = (payload: JWTPayload, header: object = { typ: 'logout+jwt' }, key = keys.privateKey) =>
  new SignJWT({ iss: issuer, aud: 'medeina', jti: 'j', events: logout, sid: 's', ...payload })
    .setProtectedHeader({ alg: 'RS256', kid: 'k', ...header })
    .setIssuedAt()
    .setExpirationTime('1 min')
    .sign(key);

test('a logout token as it should be is taken', async () => {
  expect(await client.readLogoutToken(provider, await word({}))).toEqual({ session: 's' });
  expect(logoutKeys).toBeGreaterThan(0);
});

test.each<[string, () => Promise<string>]>([
  ['an ID token', () => word({ events: undefined, nonce: 'n' }, {})],
  ['with a nonce', () => word({ nonce: 'n' })],
  ['of another event', () => word({ events: { other: {} } })],
  ['about nobody', () => word({ sid: undefined })],
  ['for another client', () => word({ aud: 'another' })],
  ["signed with somebody else's key", () => word({}, { typ: 'logout+jwt' }, others.privateKey)],
])('a logout token that is %s is refused', async (_what, make) => {
  expect(await client.readLogoutToken(provider, await make())).toBeUndefined();
});

test('forged logout tokens make nobody ask for the keys again and again', async () => {
  const fresh = createOpenIdClient('http://localhost:3000');
  const before = logoutKeys;
  for (let at = 0; at < 100; at += 1) {
    const kid = at % 2 === 0 ? 'k' : `unknown ${at}`;
    const token = await word({}, { typ: 'logout+jwt', kid }, others.privateKey);
    expect(await fresh.readLogoutToken(provider, token)).toBeUndefined();
  }
  expect(logoutKeys - before).toBe(1);
});
