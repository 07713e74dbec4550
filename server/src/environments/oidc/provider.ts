/** An OpenID provider that people sign in at: an environment's, or a social one such as Google. */
export interface Provider {
  /** The environment's id, or the social provider's name. */
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined: a public client, whose code PKCE alone protects. */
  readonly clientSecret: string | undefined;
  readonly scope: string;
  /** The environment that it opens; null for a social provider. */
  readonly environmentId: string | null;
  /** Whether it can be asked to prove a person anew, and says when it did. Google cannot. */
  readonly provesAnew: boolean;
}

/** Who a provider says that somebody is. */
export interface Grant {
  readonly issuer: string;
  readonly subject: string;
  readonly profile: Profile;
  /** The environment's own token, where the provider hands one out. */
  readonly environmentToken: string | undefined;
  /** The provider's session, for a logout that starts there. */
  readonly session: string | undefined;
  /** Shown to the provider when the person logs out. */
  readonly idToken: string | undefined;
}

/** What a provider tells of a person. Every field may be missing; none of it proves a Medeina account. */
export interface Profile {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly isEmailVerified?: boolean | undefined;
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
}

/** Why a sign-on at a provider came to nothing. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly reason: 'away' | 'cancelled' | 'refused';

  constructor(reason: ProviderError['reason'], options?: ErrorOptions) {
    super(`the provider's answer cannot be used: ${reason}`, options);
    this.reason = reason;
  }
}
