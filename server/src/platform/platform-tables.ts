import type { TablesOfDomain } from './personal-data.ts';

export const platformTables: TablesOfDomain = {
  personal: {
    audit_events: {
      person: 'actor_user_id',
      erase: 'keep',
      isExported: true,
      why: 'proof of who did what; deleted after a year',
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
