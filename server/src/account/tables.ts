import type { Generated } from 'kysely';

/** A person's own data beyond signing in. */
export interface AccountsTable {
  user_id: number;
  /** Null until the person says it. */
  gender: 'female' | 'male' | null;
  country: string | null;
  city: string | null;
  /** 99 means the server's zone, as the wire has it. */
  timezone: Generated<string>;
  language: Generated<'lt' | 'en' | 'ru'>;
  organisation_id: number | null;
  position_id: number | null;
  image: string | null;
}

declare module '../platform/tables.ts' {
  interface Tables {
    accounts: AccountsTable;
  }
}
