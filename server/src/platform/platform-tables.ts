import type { Generated } from 'kysely';
import type { TablesOfDomain } from './personal-data.ts';

/** How often something was done in a window of time; rebuilt from nothing after a crash of the database. */
export interface LimitCountersTable {
  key: string;
  /** Start of the window, in seconds since 1970. */
  window_start: number;
  count: number;
  expires_at: Date;
}

/** One number by name that goes up when something changed: every instance's caches follow it. */
export interface VersionsTable {
  name: string;
  version: Generated<string>;
}

export interface PlatformTables {
  limit_counters: LimitCountersTable;
  versions: VersionsTable;
}

export const platformTables: TablesOfDomain = {
  personal: {
    audit_events: {
      person: 'actor_user_id',
      erase: 'keep',
      isExported: true,
      why: 'proof of who did what; deleted by age',
    },
  },
  impersonal: {
    environments: 'installation',
    secrets: 'installation',
    installation: 'installation',
    versions: 'cache versions',
    migrations: 'installation',
    migrations_lock: 'installation',
    limit_counters: 'counts by a key that ends within the hour',
  },
};
