import { randomInt } from 'node:crypto';
import {
  cookieNames,
  isLanguage,
  type Language,
  safeRedirect,
  type SessionAnswer,
  type SignOnPreview,
} from '@medeina/contract';
import { EnvironmentError } from '../environments/environment.ts';
import type { Environments } from '../environments/environments.ts';
import { type Grant, type Profile, type Provider, ProviderError } from '../environments/oidc/provider.ts';
import { recordEvent } from '../platform/audit.ts';
import { inTransaction, type Executor } from '../platform/database.ts';
import { Answer, type CallFacts, type Session } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import type { Context } from '../platform/context.ts';
import { readSharedCookie } from '../platform/shared-cookies.ts';
import { readCookie, signOnCookie } from './cookies.ts';
import { askToConfirm } from './email-addresses.ts';
import { holdIdentity, insertIdentity, refreshIdentity } from './identities-store.ts';
import type { Correspondence } from './notices.ts';
import type { SignIn } from './sign-in.ts';
import {
  giveTime,
  holdSignOn,
  insertSignOn,
  type ReturnedSignOn,
  saveReturn,
  type SignOnRow,
  takeReturn,
  useUp,
} from './sign-ons-store.ts';
import { hashOf, newRefreshToken } from './tokens.ts';
import { findTaken } from './users-store.ts';
import { createUser } from './users.ts';

/** Why a sign-on came to nothing, as the login page is told; it has the words. */
type SignOnFailure = 'cancelled' | 'expired' | 'login_first' | 'refused' | 'unavailable' | 'unknown';

interface StartInput {
  readonly environment?: string | undefined;
  readonly redirect?: string | undefined;
  readonly back_uri?: string | undefined;
  readonly wantsLink: boolean;
  readonly wantsRegistration: boolean;
  readonly wantsFreshLogin: boolean;
  /** A page of another site led here: nobody has pressed anything of ours. */
  readonly isSentByOthers: boolean;
}

/** A code that the login page exchanges, and what it must be of. */
interface CodeInput {
  readonly code: string;
  /** The provider or environment that the caller names; a code of another is refused. */
  readonly provider?: string;
  readonly register: boolean;
}

export type SignOnParts = Pick<Context, 'database' | 'log' | 'mail' | 'settings' | 'vault'> & {
  readonly environments: Environments;
  readonly signIn: SignIn;
};

/** Signing in at a provider: off to it, back from it, and the exchange of the code for a session. */
export interface SignOn {
  start(input: StartInput, facts: CallFacts): Promise<Answer<string>>;
  /** @param from the provider whose address the browser came back to. */
  finish(from: string, search: URLSearchParams, facts: CallFacts): Promise<Answer<string>>;
  exchange(input: CodeInput, facts: CallFacts): Promise<Answer<SessionAnswer>>;
  preview(code: string, facts: CallFacts): Promise<SignOnPreview>;
}

export function createSignOn(parts: SignOnParts): SignOn {
  const { database, environments, log, settings, signIn, vault } = parts;
  const { executor } = database;
  const { openId } = environments;

  async function start(input: StartInput, facts: CallFacts): Promise<Answer<string>> {
    const back = safeRedirect(input.back_uri);
    const action = input.wantsLink ? 'link' : 'login';
    const failed = (error: SignOnFailure) => toLogin({ error, action, redirect: back });
    if (input.isSentByOthers) return toLogin({ redirect: safeRedirect(input.redirect) });
    const provider = await environments.findProvider(executor, input.environment ?? '');
    if (provider === undefined) return failed('unknown');
    const userId = input.wantsLink ? await signIn.personOfBrowser(facts) : null;
    if (userId === undefined) return failed('login_first');
    try {
      const begun = await openId.start(provider, {
        isFresh: input.wantsLink || input.wantsFreshLogin,
        wantsRegistration: input.wantsRegistration,
        language: languageOfBrowser(facts),
      });
      const browser = readCookie('sign-on', facts) ?? newRefreshToken();
      await insertSignOn(executor, {
        state_hash: hashOf(begun.state),
        browser_hash: hashOf(browser),
        provider: provider.id,
        action,
        user_id: userId,
        redirect: safeRedirect(input.redirect),
        back_uri: back,
        nonce: begun.nonce,
        code_verifier: begun.codeVerifier,
      });
      return redirect(begun.url, [signOnCookie(browser, facts)]);
    } catch (error) {
      return failed(failureOf(error, provider));
    }
  }

  async function finish(from: string, search: URLSearchParams, facts: CallFacts): Promise<Answer<string>> {
    const browser = readCookie('sign-on', facts);
    const state = search.get('state');
    const started =
      browser === undefined || state === null
        ? undefined
        : await takeReturn(executor, hashOf(state), hashOf(browser));
    if (started === undefined || state === null) {
      await signIn.recordRefused({ method: 'environment', refused: 'sign_on_expired' }, facts);
      return toLogin({ error: 'expired', redirect: null });
    }
    const { action, nonce, code_verifier: codeVerifier } = started;
    const provider = await environments.findProvider(executor, started.provider);
    const failed = async (error: SignOnFailure) => {
      const refused = `sign_on_${error}` as const;
      const of = { method: methodOf(provider), refused, provider: started.provider };
      await signIn.recordRefused({ ...of, linkedTo: started.user_id }, facts);
      return toLogin({ error, action, redirect: started.back_uri });
    };
    if (provider === undefined) return await failed('unknown');
    // Else another provider's code would be sent to the one at which this sign-on began.
    if (from !== provider.id) {
      log.warn({ provider: provider.id, from }, 'a sign-on came back to the address of another provider');
      return await failed('refused');
    }
    try {
      const isFresh = action === 'link';
      const grant = await openId.finish(provider, search, { state, nonce, codeVerifier }, isFresh);
      const code = newRefreshToken();
      await saveReturn(executor, started.state_hash, await returnedBy(provider, grant, code));
      return toLogin({
        access_token: code,
        refresh_token: code,
        environment: provider.id,
        action,
        redirect: started.redirect,
      });
    } catch (error) {
      return await failed(failureOf(error, provider));
    }
  }

  async function returnedBy(provider: Provider, grant: Grant, code: string): Promise<ReturnedSignOn> {
    const { issuer, subject, profile, idToken } = grant;
    const account = await environmentAccount(provider, grant.environmentToken);
    return {
      code_hash: hashOf(code),
      issuer,
      subject,
      profile,
      account_id: account?.id ?? null,
      account_name: profile.email ?? profile.username ?? account?.name ?? subject,
      access_token: account === undefined ? null : await vault.seal(account.token, `${issuer} ${subject}`),
      provider_session: grant.session ?? null,
      provider_id_token: idToken === undefined ? null : await vault.seal(idToken, 'id token'),
    };
  }

  /** The account in the environment. One that cannot be asked now does not keep its people from signing in. */
  async function environmentAccount({ environmentId }: Provider, token: string | undefined) {
    if (environmentId === null || token === undefined) return undefined;
    try {
      const { adapter, row } = await environments.find(executor, environmentId);
      return await adapter.accountOf(row, token);
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      log.warn({ err: error, environment: environmentId }, 'the environment did not tell whose token it is');
      return undefined;
    }
  }

  function failureOf(error: unknown, provider: Provider): SignOnFailure {
    if (!(error instanceof ProviderError)) throw error;
    if (error.reason === 'cancelled') return 'cancelled';
    log.warn({ err: error, provider: provider.id }, 'a sign-on came to nothing');
    return error.reason === 'away' ? 'unavailable' : 'refused';
  }

  async function exchange({ code, provider, register }: CodeInput, facts: CallFacts) {
    const proved = await inTransaction(executor, async (transaction) => {
      const row = await holdCode(transaction, code, facts);
      if (row?.action !== 'login' || (provider !== undefined && provider !== row.provider)) return null;
      const of = await providerOf(transaction, row);
      const known = await holdIdentity(transaction, row.issuer, row.subject);
      if (known === undefined && !register) {
        await giveTime(transaction, row.state_hash);
        return { userId: undefined, row, of };
      }
      const userId = known?.user_id ?? (await makeAccount(parts, transaction, row, of, facts));
      await refreshIdentity(transaction, identityOf(row, of));
      await useUp(transaction, row.state_hash);
      return { userId, row, of };
    });
    if (proved === null) {
      await signIn.recordRefused({ method: 'environment', refused: 'sign_on_expired' }, facts);
      throw new ProblemError('sign_on_expired');
    }
    const { userId, row, of } = proved;
    const method = methodOf(of);
    if (userId === undefined) {
      await signIn.recordRefused({ method, refused: 'sign_on_unlinked', provider: row.provider }, facts);
      throw new ProblemError('sign_on_unlinked');
    }
    return await signIn.open(
      {
        id: userId,
        method,
        provider: {
          environmentId: of.environmentId,
          session: row.provider_session,
          idToken: row.provider_id_token,
        },
      },
      facts,
    );
  }

  async function providerOf(transaction: Executor, row: SignOnRow): Promise<Provider> {
    const found = await environments.findProvider(transaction, row.provider);
    // Taken out of the settings since the person left for it.
    if (found === undefined) throw new ProblemError('sign_on_expired');
    return found;
  }

  return {
    start,
    finish,
    exchange,
    preview: async (code, facts) =>
      await inTransaction(executor, async (transaction) => {
        const row = await holdCode(transaction, code, facts);
        if (row === undefined) throw new ProblemError('sign_on_expired');
        const { name } = await providerOf(transaction, row);
        await giveTime(transaction, row.state_hash);
        const known = await holdIdentity(transaction, row.issuer, row.subject);
        return {
          action: row.action,
          environment: row.provider,
          name,
          account: row.account_name,
          linked: known !== undefined,
        };
      }),
  };

  function toLogin(given: {
    readonly error?: SignOnFailure;
    readonly access_token?: string;
    readonly refresh_token?: string;
    readonly environment?: string;
    readonly action?: string;
    readonly redirect: string | null;
  }): Answer<string> {
    const url = new URL('/login', settings.publicUrl);
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string') url.searchParams.set(name, value);
    }
    return redirect(url.href);
  }
}

/** How somebody signs in there; where it was taken out since, an environment is as good a guess. */
function methodOf(provider: Provider | undefined): 'environment' | 'social' {
  return provider?.environmentId === null ? 'social' : 'environment';
}

/** The sign-on of a code, where this browser started it. */
export async function holdCode(
  transaction: Executor,
  code: string,
  facts: CallFacts,
): Promise<SignOnRow | undefined> {
  const browser = readCookie('sign-on', facts);
  return browser === undefined ? undefined : await holdSignOn(transaction, hashOf(code), hashOf(browser));
}

/** What is linked by a sign-on. */
export function identityOf(row: SignOnRow, { id, environmentId }: Provider) {
  return {
    provider: id,
    environment_id: environmentId,
    issuer: row.issuer,
    subject: row.subject,
    account_id: row.account_id,
    account_name: row.account_name,
    access_token: row.access_token,
    // Providers hand none out: the browser is signed in with them.
    sign_in_token: null,
  };
}

/** Whom a session of ours is for, when the person confirms what they have proved elsewhere. */
export function mayConfirm(row: SignOnRow, session: Session): boolean {
  return row.user_id === null || row.user_id === session.userId;
}

/** An account from what the provider tells. Its e-mail address proves nothing: it waits to be confirmed like any other. */
async function accountFrom(transaction: Executor, profile: Profile, language: Language) {
  const email = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\]+\.[^\s@.<>()",;:\\]{2,}$/.test(profile.email ?? '')
    ? (profile.email ?? null)
    : null;
  const wanted = (profile.username ?? email?.split('@')[0] ?? '').normalize('NFKC');
  const base = wanted.replaceAll(/[^\p{L}\p{N}._+-]/gu, '').slice(0, 50) || 'user';
  const isFree = async (name: string) => !(await findTaken(transaction, name, name)).username;
  let username = base.length < 3 ? `${base}-${randomInt(1_000_000)}` : base;
  while (!(await isFree(username))) username = `${base}-${randomInt(1_000_000)}`;
  const isTaken = email !== null && (await findTaken(transaction, username, email)).email;
  return {
    username,
    email: isTaken ? null : email,
    firstname: (profile.firstname ?? '').slice(0, 100),
    lastname: (profile.lastname ?? '').slice(0, 100),
    telephone: null,
    dateOfBirth: null,
    password: null,
    language,
  };
}

/** The browser comes by a link, which carries no header. */
function languageOfBrowser(facts: CallFacts): Language {
  const chosen = readSharedCookie(cookieNames.language, (name) => facts.cookie(name));
  return isLanguage(chosen) ? chosen : facts.language;
}

function redirect(location: string, cookies: Answer<string>['cookies'] = []): Answer<string> {
  return new Answer('', { status: 302, headers: { location, 'cache-control': 'no-store' }, cookies });
}

async function makeAccount(
  correspondence: Correspondence,
  transaction: Executor,
  row: SignOnRow,
  provider: Provider,
  facts: CallFacts,
): Promise<number> {
  const account = await accountFrom(transaction, row.profile, facts.language);
  const userId = await createUser(transaction, account);
  const isNew = await insertIdentity(transaction, { user_id: userId, ...identityOf(row, provider) });
  // Somebody linked it in this very moment.
  if (!isNew) throw new ProblemError('conflict');
  await recordEvent(transaction, {
    actor: { kind: 'person', userId },
    action: 'account.created',
    object: { kind: 'user', id: userId },
    address: facts.address,
    requestId: facts.requestId,
    details: { provider: row.provider },
  });
  // That a provider knows an address does not show whose it is.
  if (account.email !== null) await askToConfirm(correspondence, transaction, userId, account.email);
  return userId;
}
