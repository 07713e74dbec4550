import type { Domain } from '../platform/domain.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { mountAccount } from './routes.ts';

/** Settings of an account. The profile is `auth`'s. */
export const accountDomain: Domain = {
  mount: mountAccount,
  tables: {
    personal: { accounts: ownedBy('user_id', 'settings beyond the profile') },
    impersonal: { organisations: 'where people may say that they work', positions: 'as what' },
  },
};
