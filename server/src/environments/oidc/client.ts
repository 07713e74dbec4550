import { createRemoteJWKSet, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as openid from 'openid-client';
import { z } from 'zod';
import { isLoopback } from '../../platform/settings.ts';
import { type Grant, type Provider, ProviderError } from './provider.ts';

/** What the browser takes to the provider, and what is kept to check its return by. */
export interface Start {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Wishes {
  /** Ask who it is even if the provider's session knows. */
  readonly isFresh: boolean;
  readonly wantsRegistration: boolean;
  /** Language of the provider's pages. */
  readonly language: string;
}

type Kept = Pick<Start, 'state' | 'nonce' | 'codeVerifier'>;

/** The protocol with every provider (OpenID Connect, authorisation code with PKCE). */
export interface OpenIdClient {
  start(provider: Provider, wishes: Wishes): Promise<Start>;
  /** @param search the query with which the browser came back. */
  finish(provider: Provider, search: URLSearchParams, kept: Kept, isFresh: boolean): Promise<Grant>;
  /** Where the browser ends the provider's session; null where the provider has no such place. */
  logoutUrl(provider: Provider, idToken: string): Promise<string | null>;
  /** Whose session a provider says has ended; undefined when the token is not its word. */
  readLogoutToken(
    provider: Provider,
    token: string,
  ): Promise<{ subject?: string; session?: string } | undefined>;
}

/** Seconds that a provider has for an answer, and within which a proof counts as fresh. */
const patienceSeconds = 8;
const freshSeconds = 300;
/** What a provider says of itself is asked for again after this; its keys when an unknown one appears, twice a minute at most. */
const keptMilliseconds = 10 * 60_000;

const claims = z.object({
  preferred_username: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  moodle_token: z.string().min(1).optional().catch(undefined),
});

/**
 * Where a provider sends the browser back. Each has its own: an answer that one gives in another's place comes to the wrong
 * address and is refused (RFC 9700, 4.4).
 */
export function returnAddress(publicUrl: string, providerId: string): string {
  return `${publicUrl}/oauth-login/return/${encodeURIComponent(providerId)}`;
}

export function createOpenIdClient(publicUrl: string): OpenIdClient {
  const callbackOf = ({ id }: Provider) => returnAddress(publicUrl, id);
  const configurations = new LRUCache<string, Promise<openid.Configuration>>({
    max: 100,
    ttl: keptMilliseconds,
  });

  function configurationOf(provider: Provider): Promise<openid.Configuration> {
    const key = JSON.stringify([provider.issuer, provider.clientId, provider.clientSecret]);
    const known = configurations.get(key);
    if (known !== undefined) return known;
    const asked = discover(provider);
    configurations.set(key, asked);
    // The next sign-on asks again.
    asked.catch(() => configurations.delete(key));
    return asked;
  }

  const keySets = new LRUCache<string, ReturnType<typeof createRemoteJWKSet>>({ max: 100 });

  /** A provider's keys, kept between calls: jose asks for them anew when they are old, or for one that it does not know. */
  function keysOf(address: string): ReturnType<typeof createRemoteJWKSet> {
    const known = keySets.get(address);
    if (known !== undefined) return known;
    const keys = createRemoteJWKSet(new URL(address));
    keySets.set(address, keys);
    return keys;
  }

  return {
    start: async (provider, { isFresh, wantsRegistration, language }) => {
      const configuration = await orAway(configurationOf(provider));
      const { prompt_values_supported: prompts } = configuration.serverMetadata();
      const canRegister = Array.isArray(prompts) && prompts.includes('create');
      const kept = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      const prompt =
        wantsRegistration && canRegister ? 'create' : isFresh ? freshPrompt(provider) : undefined;
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: callbackOf(provider),
        scope: provider.scope,
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(kept.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language,
        ...(prompt === undefined ? {} : { prompt }),
        ...(isFresh && provider.provesAnew ? { max_age: String(freshSeconds) } : {}),
      });
      return { ...kept, url: url.href };
    },

    finish: async (provider, search, kept, isFresh) => {
      const configuration = await orAway(configurationOf(provider));
      try {
        const tokens = await openid.authorizationCodeGrant(
          configuration,
          new URL(`${callbackOf(provider)}?${search.toString()}`),
          {
            expectedState: kept.state,
            expectedNonce: kept.nonce,
            pkceCodeVerifier: kept.codeVerifier,
            idTokenExpected: true,
            ...(isFresh && provider.provesAnew ? { maxAge: freshSeconds } : {}),
          },
        );
        const proved = tokens.claims();
        if (proved === undefined) throw new ProviderError('refused');
        const told =
          configuration.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await openid.fetchUserInfo(configuration, tokens.access_token, proved.sub);
        const person = claims.parse({ ...proved, ...told });
        return {
          issuer: proved.iss,
          subject: proved.sub,
          profile: {
            username: person.preferred_username,
            email: person.email,
            isEmailVerified: person.email_verified,
            firstname: person.given_name ?? person.name,
            lastname: person.family_name,
          },
          environmentToken: person.moodle_token,
          session: typeof proved['sid'] === 'string' ? proved['sid'] : undefined,
          idToken: tokens.id_token,
        };
      } catch (error) {
        throw asProviderError(error);
      }
    },

    logoutUrl: async (provider, idToken) => {
      const configuration = await orAway(configurationOf(provider));
      if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
      return openid.buildEndSessionUrl(configuration, {
        id_token_hint: idToken,
        post_logout_redirect_uri: `${publicUrl}/`,
      }).href;
    },

    readLogoutToken: async (provider, token) => {
      const metadata = (await orAway(configurationOf(provider))).serverMetadata();
      if (metadata.jwks_uri === undefined) return undefined;
      try {
        const { payload } = await jwtVerify(token, keysOf(metadata.jwks_uri), {
          issuer: metadata.issuer,
          audience: provider.clientId,
          typ: 'logout+jwt',
          maxTokenAge: '5 min',
          requiredClaims: ['jti', 'events'],
        });
        const told = logoutClaims.safeParse(payload);
        if (!told.success) return undefined;
        const { sub, sid } = told.data;
        return {
          ...(sub === undefined ? {} : { subject: sub }),
          ...(sid === undefined ? {} : { session: sid }),
        };
      } catch {
        // Whatever is wrong with it, it is no word of the provider's.
        return undefined;
      }
    },
  };
}

/** Back-Channel Logout 1.0, 2.6: it names whom, and carries no nonce, so that no ID token can stand for it. */
const logoutClaims = z
  .object({
    sub: z.string().optional(),
    sid: z.string().optional(),
    nonce: z.undefined().optional(),
    events: z.looseObject({ 'http://schemas.openid.net/event/backchannel-logout': z.object({}) }),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

async function discover({ issuer, clientId, clientSecret }: Provider): Promise<openid.Configuration> {
  const url = new URL(issuer);
  const configuration = await openid.discovery(
    url,
    clientId,
    undefined,
    clientSecret === undefined ? openid.None() : openid.ClientSecretPost(clientSecret),
    {
      timeout: patienceSeconds,
      execute: [
        // Verifies the signature of ID tokens although they come straight from the provider.
        openid.enableNonRepudiationChecks,
        ...(url.protocol === 'http:' && isLoopback(url.hostname) ? [openid.allowInsecureRequests] : []),
      ],
    },
  );
  configuration.timeout = patienceSeconds;
  return configuration;
}

/** What asks a provider to prove a person anew, or at least which of their accounts it is. */
function freshPrompt({ provesAnew }: Provider): string {
  return provesAnew ? 'login' : 'select_account';
}

async function orAway<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (cause) {
    throw new ProviderError('away', { cause });
  }
}

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied')
    return new ProviderError('cancelled', { cause: error });
  const isNetwork =
    error instanceof TypeError ||
    (error instanceof Error && 'code' in error && error.code === 'OAUTH_TIMEOUT');
  return new ProviderError(isNetwork ? 'away' : 'refused', { cause: error });
}
