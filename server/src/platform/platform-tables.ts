import { sql } from 'kysely';
import type { TablesOfDomain } from './personal-data.ts';

export const platformTables: TablesOfDomain = {
  personal: {
    audit_events: {
      person: 'actor_user_id',
      orWhere: ({ id }) => sql<boolean>`held.object_kind = 'user' and held.object_id = ${String(id)}`,
      erase: 'keep',
      isExported: true,
      withheld: { actor_name: 'names an operator' },
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
