import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider, type ClientMetadata } from 'oidc-provider';
import { returnAddress } from '../environments/oidc/client.ts';
import { demoEnvironment } from '../environments/store.ts';
import { createPayPalSandbox } from '../payments/paypal/sandbox.ts';
import { createPayseraSandbox } from '../payments/paysera/sandbox.ts';
import { serveSandbox } from '../payments/sandbox/server.ts';
import type { Log } from '../platform/log.ts';
import type { PaymentSettings } from '../platform/payment-settings.ts';
import { createMoodle } from './moodle.ts';
import { languageOf, loginPage, logoutPage, registerPage } from './pages.ts';
import { createPeople, type People } from './people.ts';

/** A certified OpenID provider, a Moodle stand-in and sandboxes of payment providers on one port of this machine, for the demo and for tests. */
export interface DemoProvider {
  /** Such as `http://127.0.0.1:3001`: another site than `localhost`, as providers are in life. */
  readonly issuer: string;
  /** Of the Moodle stand-in. */
  readonly moodle: string;
  /** Of the sandboxes that take payments. */
  readonly payments: PaymentSettings;
  stop(): Promise<void>;
}

export interface DemoProviderOptions {
  /** 0: any free one. */
  readonly port: number;
  /** The site whose people sign in here. */
  readonly publicUrl: string;
  readonly log: Log;
  /** Clients beside the demo's own. */
  readonly clients?: readonly ClientMetadata[];
}

/** The demo's client: public, so that PKCE alone protects its codes. */
export const demoClient = 'medeina';

/** The metadata of a client that signs people of the site in, where it is known by that id. */
export function clientOf(publicUrl: string, providerId: string, given: ClientMetadata): ClientMetadata {
  return {
    redirect_uris: [returnAddress(publicUrl, providerId)],
    post_logout_redirect_uris: [`${publicUrl}/`],
    backchannel_logout_uri: `${publicUrl}/oauth-login/back-channel`,
    backchannel_logout_session_required: true,
    token_endpoint_auth_method: 'none',
    ...given,
  };
}

export async function startDemoProvider(options: DemoProviderOptions): Promise<DemoProvider> {
  const people = createPeople();
  const server = createServer();
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : options.port);
    });
  });
  const issuer = `http://127.0.0.1:${port}`;
  const provider = await createProvider(issuer, people, options);
  const openId = provider.callback();
  const moodle = createMoodle(people);
  const paysera = createPayseraSandbox(`${issuer}/paysera`);
  const paypal = createPayPalSandbox(`${issuer}/paypal`, `${options.publicUrl}/api/payments/paypal/callback`);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname.startsWith('/moodle/')) await moodle(pathname.slice('/moodle'.length), request, response);
    else if (pathname.startsWith('/paysera/')) await serveSandbox(paysera, '/paysera', request, response);
    else if (pathname.startsWith('/paypal/')) await serveSandbox(paypal, '/paypal', request, response);
    else if (pathname.startsWith('/interaction/')) await interact(provider, people, request, response);
    else await openId(request, response);
  }
  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      options.log.warn({ err: error }, "the demo's provider could not answer");
      if (!response.headersSent) response.writeHead(400);
      response.end();
    });
  });
  return {
    issuer,
    moodle: `${issuer}/moodle`,
    payments: { paysera: paysera.settings, paypal: paypal.settings },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function createProvider(
  issuer: string,
  people: People,
  { publicUrl, clients = [] }: DemoProviderOptions,
): Promise<Provider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const policy = interactionPolicy.base();
  // OpenID's 'Initiating User Registration': asks for a new account.
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0);
  return new Provider(issuer, {
    clients: [clientOf(publicUrl, demoEnvironment.id, { client_id: demoClient }), ...clients],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'demo' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    scopes: ['openid', 'profile', 'email', 'moodle'],
    claims: {
      openid: ['sub', 'sid'],
      profile: ['given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
      moodle: ['moodle_token'],
    },
    // It refuses to call this very machine, which is where the demo's only client is.
    fetch: (url, options) => {
      const { body = null, headers = {}, method = 'GET', redirect = 'manual' } = options ?? {};
      return fetch(url, { body, headers, method, redirect });
    },
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          const { ui_locales: locales } = context.query;
          context.body = logoutPage(languageOf(locales), form);
        },
      },
    },
    discovery: { prompt_values_supported: ['none', 'login', 'consent', 'create'] },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    // Its only clients are the demo's own: nobody is asked whether they may know who it is.
    loadExistingGrant: async (context) => {
      const { client, provider, session } = context.oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile email moodle');
      await grant.save();
      return grant;
    },
    findAccount: (_context, id) => {
      const person = people.byUsername(id);
      return person === undefined
        ? undefined
        : {
            accountId: id,
            claims: () => ({
              sub: id,
              email: person.email,
              email_verified: true,
              given_name: person.firstname,
              family_name: person.lastname,
              preferred_username: person.username,
              moodle_token: person.moodleToken,
            }),
          };
    },
    ttl: {
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
    },
  });
}

/** The provider's own pages: signing in and registering. */
async function interact(
  provider: Provider,
  people: People,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { params, prompt, uid } = await provider.interactionDetails(request, response);
  const language = languageOf(params['ui_locales']);
  const action = `/interaction/${uid}`;
  const isNew = request.url?.endsWith('?register') === true || prompt.name === 'create';
  const show = (isRefused: boolean): void => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end((isNew ? registerPage : loginPage)(language, action, isRefused));
  };
  if (request.method !== 'POST') {
    show(false);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const value = (name: string): string => (form.get(name) ?? '').trim();
  if (value('do') === 'cancel') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }
  const known = people.byUsername(value('username'));
  const person = isNew ? register(people, value) : known?.password === value('password') ? known : undefined;
  if (person === undefined) {
    show(true);
    return;
  }
  await provider.interactionFinished(
    request,
    response,
    // Whoever has just registered is signed in.
    { login: { accountId: person.username }, ...(prompt.name === 'create' ? { create: {} } : {}) },
    { mergeWithLastSubmission: false },
  );
}

function register(people: People, value: (name: string) => string) {
  const [username, password, email] = [value('username'), value('password'), value('email')];
  if (!/^[\w.+-]{3,40}$/.test(username) || password === '' || email === '') return undefined;
  return people.add({
    username,
    password,
    email,
    firstname: value('firstname'),
    lastname: value('lastname'),
  });
}
