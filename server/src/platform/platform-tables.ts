import type { Generated } from 'kysely';

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
