import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

export interface UsersTable {
  id: Generated<number>;
  username: string;
  email: string | null;
  email_confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Argon2id in PHC form; null when the person signs in elsewhere only. */
  password_hash: string | null;
  firstname: string;
  lastname: string;
  /** E.164. */
  telephone: string | null;
  /** `YYYY-MM-DD`. */
  date_of_birth: string | null;
  /** Set by an operator: nobody gets in. */
  locked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Moment;
}

export interface UserCapabilitiesTable {
  user_id: number;
  capability: string;
}

/** How somebody proved who they are. */
export type SignInMethod = 'device' | 'environment' | 'passkey' | 'password' | 'registration' | 'social';

type Later = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** A session is one login: the family of its refresh tokens. */
export interface SessionsTable {
  user_id: number;
  id: string;
  transport: 'body' | 'cookie';
  method: SignInMethod;
  environment_id: Generated<string | null>;
  signed_in_at: Moment;
  /** The provider's own session. */
  provider_session: Generated<string | null>;
  /** Until then a change of credentials needs no further proof. */
  elevated_until: Later;
  last_seen_at: Moment;
  expires_at: Date;
  ended_at: Later;
  ended_reason: 'logout' | 'reuse' | 'operator' | 'password' | null;
  user_agent: string;
  address: string;
}

export interface RefreshTokensTable {
  /** SHA-256 of the token. */
  hash: Buffer;
  session_id: string;
  created_at: Moment;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The attempt that used it. */
  attempt_id: string | null;
  /** Half of what the successor is derived from; the other half is the token, which is not stored. */
  successor_salt: Buffer | null;
}

/** Wrong passwords by account or address. */
export interface SignInFailuresTable {
  key: string;
  failures: number;
  last_at: Date;
  blocked_until: Date | null;
}

declare module '../platform/tables.ts' {
  interface Tables {
    users: UsersTable;
    user_capabilities: UserCapabilitiesTable;
    sessions: SessionsTable;
    refresh_tokens: RefreshTokensTable;
    sign_in_failures: SignInFailuresTable;
  }
}
