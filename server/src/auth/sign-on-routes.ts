import { headerNames } from '@medeina/contract';
import { decodeJwt } from 'jose';
import type { Environment, Environments } from '../environments/environments.ts';
import type { Provider } from '../environments/oidc/provider.ts';
import { recordEvent } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database.ts';
import { Answer, type CallFacts } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { isOn } from '../platform/flag.ts';
import { message } from '../platform/messages.ts';
import { endProviderSessions, holdIdentity, refreshIdentity } from './identities-store.ts';
import { createLinks } from './links.ts';
import { findEnvironmentSession } from './sessions-store.ts';
import type { SignIn } from './sign-in.ts';
import { createSignOn } from './sign-on.ts';

interface SignOnContext extends Context {
  readonly signIn: SignIn;
  readonly environments: Environments;
}

/** Mounts the calls of signing in at environments and other providers, and of linking accounts there. */
export function mountSignOn(context: SignOnContext): void {
  const { environments, signIn } = context;
  const { executor } = context.database;
  const signOn = createSignOn(context);
  const links = createLinks(context);

  mountBrowser(context, signOn);
  mountServices(context);
  mountLinks(context, links);
  context.mount({
    'auth.sso': (call) =>
      'password' in call.body
        ? signIn.withPassword(call.body.username, call.body.password, call)
        : signOn.exchange(codeOf(call.body), call),
    'auth.sso.preview': async (call) => ({ data: await signOn.preview(call.body.access_token, call) }),
    'auth.social.list': () => ({
      data: environments.social.map(({ id, name }) => ({ provider: id, name, url: startPath(id) })),
    }),
    'auth.social.google': async (call) => {
      if (!environments.social.some(({ id }) => id === 'google')) throw new ProblemError('not_found');
      return await signOn.exchange({ ...codeOf(call.body), provider: 'google' }, call);
    },
    'auth.environment.loginOauth': async (call) => {
      const { row } = await environments.find(executor, call.body.environment);
      return await signOn.exchange({ ...codeOf(call.body), provider: row.id }, call);
    },
    'auth.environment.login': async (call) => {
      const { environment, username, password } = call.body;
      const found = await environments.find(executor, environment);
      if (found.signsInBy === 'medeina') return await signIn.withPassword(username, password, call);
      const { identity } = await links.prove(found, { username, password }, call);
      const known = await inTransaction(executor, async (transaction) => {
        const row = await holdIdentity(transaction, identity.issuer, identity.subject);
        // The token that it has may have ended there.
        if (row !== undefined) await refreshIdentity(transaction, identity);
        return row;
      });
      if (known === undefined) {
        const refused = 'sign_on_unlinked';
        await signIn.recordRefused({ method: 'environment', refused, provider: environment }, call);
        throw new ProblemError(refused);
      }
      const provider = { environmentId: environment, session: null, idToken: null };
      return await signIn.open({ id: known.user_id, method: 'environment', provider }, call);
    },
    'auth.environment.logout': async (call) => {
      const given = call.body?.refresh_token;
      const sessionId = await signIn.sessionOf(call.session?.sessionId, given, call);
      const url = sessionId === undefined ? null : await providerLogout(context, sessionId);
      const { body, cookies } = await signIn.logout(sessionId, given, call);
      return new Answer({ ...body, redirect_url: url }, { cookies });
    },
  });
}

/** Where people come by links rather than by calls of ours. */
function mountBrowser(context: SignOnContext, signOn: ReturnType<typeof createSignOn>): void {
  context.mount({
    'auth.oauth.start': (call) =>
      signOn.start(
        {
          ...call.query,
          wantsLink: isOn(call.query.link),
          wantsRegistration: isOn(call.query.register),
          wantsFreshLogin: isOn(call.query.forgot),
          isSentByOthers: ['cross-site', 'same-site'].includes(call.headers['sec-fetch-site'] ?? ''),
        },
        call,
      ),
    'auth.oauth.return': (call) => signOn.finish(call.params.provider, searchOf(call.query), call),
    'auth.oauth.backChannel': async (call) => {
      await endByProvider(context, call.body.logout_token, call);
      return new Answer('', { headers: { 'cache-control': 'no-store' } });
    },
  });
}

function mountServices({ database: { executor }, environments, mount }: SignOnContext): void {
  async function offered(id: string | undefined): Promise<Provider[]> {
    const found: Environment[] =
      id === undefined ? await environments.list(executor) : [await environments.find(executor, id)];
    return found.flatMap(({ provider }) => (provider === undefined ? [] : [provider]));
  }
  mount({
    'auth.services.list': async ({ headers, query }) => ({
      data: (await offered(query.environment ?? headers[headerNames.environment])).map(serviceOf),
    }),
    'auth.services.detail': async ({ params }) => {
      const [provider] = await offered(params.id);
      if (provider === undefined) throw new ProblemError('not_found');
      return { data: { ...serviceOf(provider), url: startPath(provider.id) } };
    },
  });
}

function mountLinks(
  { database: { executor }, environments, mount }: SignOnContext,
  links: ReturnType<typeof createLinks>,
): void {
  mount({
    'auth.environment.list': async ({ session }) => ({ data: await links.list(session) }),
    'auth.environment.linkOauth': async (call) => {
      const { access_token: code, environment } = call.body;
      await links.byCode({ code, environment }, call.session, call);
      return { success: true, message: message(call.language, 'done.environment_linked') };
    },
    'auth.environment.link': async (call) => {
      const { user_name: username, password, environment } = call.body;
      await links.byPassword({ environment, username, password }, call.session, call);
      return { success: true, message: message(call.language, 'done.environment_linked') };
    },
    'auth.environment.unlink': async (call) => {
      await links.remove(call.body.environment, call.session, call);
      return { success: true, message: message(call.language, 'done.environment_unlinked') };
    },
    'auth.environment.register': async (call) => {
      const { provider } = await environments.find(executor, call.body.environment);
      if (provider === undefined) throw new ProblemError('registration_elsewhere');
      return {
        success: true,
        message: message(call.language, 'done.environment_registration'),
        redirect_url: `${startPath(provider.id)}&register=1&link=1`,
      };
    },
  });
}

/** Where the provider ends its own session; null where there is none, or it cannot be asked now. */
async function providerLogout(
  { database: { executor }, environments, log, vault }: SignOnContext,
  sessionId: string,
): Promise<string | null> {
  const at = await findEnvironmentSession(executor, sessionId);
  if (at === undefined) return null;
  const provider = await environments.findProvider(executor, at.environment_id);
  const idToken = await vault.open(at.provider_id_token, 'id token');
  if (provider === undefined || idToken === undefined) return null;
  try {
    return await environments.openId.logoutUrl(provider, idToken);
  } catch (error) {
    // Our own session ends all the same.
    log.warn({ err: error, provider: provider.id }, 'the provider did not say where its session ends');
    return null;
  }
}

/** Ends the sessions that a provider says are over. */
async function endByProvider(
  { database: { executor }, environments }: SignOnContext,
  token: string,
  facts: CallFacts,
): Promise<void> {
  const issuer = issuerOf(token);
  const known = [
    ...environments.social,
    ...(await environments.list(executor)).flatMap(({ provider }) => provider ?? []),
  ];
  for (const provider of known.filter((candidate) => candidate.issuer === issuer)) {
    const whose = await environments.openId.readLogoutToken(provider, token);
    if (whose === undefined) continue;
    await inTransaction(executor, async (transaction) => {
      const ended = await endProviderSessions(transaction, provider.issuer, whose);
      await recordEvent(transaction, {
        actor: { kind: 'system' },
        action: 'session.ended',
        address: facts.address,
        requestId: facts.requestId,
        details: { provider: provider.id, ended },
      });
    });
    return;
  }
  throw new ProblemError('bad_input', { fields: { logout_token: ['field_invalid'] } });
}

/** Who the token says that it is from; only the check of its signature tells whether that is true. */
function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

/** Both parameters of a sign-on's return carry the code; a pair that differs is none of ours. */
function codeOf(body: {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly register?: boolean | undefined;
}) {
  if (body.access_token !== body.refresh_token) throw new ProblemError('sign_on_expired');
  return { code: body.access_token, register: body.register === true };
}

function startPath(provider: string): string {
  return `/oauth-login?environment=${encodeURIComponent(provider)}`;
}

function serviceOf({ id, logo, name }: Provider) {
  return { id, servicetype: 'oidc' as const, name, image: logo };
}

function searchOf(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') search.set(name, value);
  }
  return search;
}
