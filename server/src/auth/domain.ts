import type { Domain } from '../platform/domain.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { authJobs } from './jobs.ts';
import { type AuthContext, mountAuth } from './routes.ts';

/** Accounts, signing in and sessions. */
export const authDomain: Domain<AuthContext> = {
  mount: mountAuth,
  jobs: authJobs,
  tables: {
    personal: {
      users: ownedBy('id', 'the account itself and its profile'),
      user_capabilities: ownedBy('user_id', 'what the account may do'),
      user_identities: ownedBy('user_id', 'accounts elsewhere; tokens are left out of an export'),
      account_deletions: ownedBy('user_id', 'that the account is to be erased, and when'),
      sessions: ownedBy('user_id', 'where the person is signed in'),
      passkeys: ownedBy('user_id', 'keys that the person signs in with'),
      passkey_owners: ownedBy('user_id', 'the random name of the account in its passkeys'),
      one_time_tokens: {
        person: 'user_id',
        erase: 'delete',
        isExported: false,
        why: 'hashes of links in mail, good for a few days at most',
      },
    },
    impersonal: {
      refresh_tokens: 'hashes; they go with their session',
      spent_challenges: 'random ids of answered challenges, kept for minutes',
      sign_in_failures: 'counts by a key that ends within a day',
    },
  },
};
