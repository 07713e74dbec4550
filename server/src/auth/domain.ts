import type { Domain } from '../platform/domain.ts';
import { ownedBy, type TablesOfDomain } from '../platform/personal-data.ts';
import { authJobs } from './jobs.ts';
import { mountAuth } from './routes.ts';
import type { SignIn } from './sign-in.ts';

/** Accounts, signing in and sessions. */
export function authDomain(signIn: SignIn): Domain {
  return {
    mount: (context) => mountAuth(context, signIn),
    jobs: authJobs,
  };
}

export const authTables: TablesOfDomain = {
  personal: {
    users: ownedBy('id', 'the account itself'),
    user_capabilities: ownedBy('user_id', 'what the account may do'),
    user_identities: ownedBy('user_id', 'accounts elsewhere; tokens are left out of an export'),
    sessions: ownedBy('user_id', 'where the person is signed in'),
  },
  impersonal: {
    refresh_tokens: 'hashes; they go with their session',
    sign_in_failures: 'counts by a key that ends within a day',
  },
};
