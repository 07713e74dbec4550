import type { Domain } from '../platform/domain.ts';
import { ownedBy } from '../platform/personal-data.ts';
import { authJobs } from './jobs.ts';
import type { Calendars } from './other-ways-in.ts';
import { type AuthContext, mountAuth } from './routes.ts';

/** Accounts, signing in and sessions. */
export function authDomain(calendars: Calendars): Domain<AuthContext> {
  return {
    mount: (context) => mountAuth(context, calendars),
    jobs: authJobs,
    tables: {
      personal: {
        users: ownedBy('id', 'the account itself and its profile', {
          withheld: { password_hash: 'guesses could be tried on it' },
        }),
        user_capabilities: ownedBy('user_id', 'what the account may do'),
        user_identities: ownedBy('user_id', 'accounts elsewhere', {
          withheld: {
            access_token: 'opens the account',
            refresh_token: 'opens the account',
            sign_in_token: 'opens the account',
          },
        }),
        sign_ons: {
          person: 'user_id',
          erase: 'delete',
          isExported: false,
          why: 'sign-ons under way at a provider; deleted within two hours',
        },
        sessions: ownedBy('user_id', 'where the person is signed in', {
          withheld: {
            provider_session: 'names a session elsewhere, which it could end',
            provider_id_token: 'names a session elsewhere, which it could end',
          },
        }),
        passkeys: ownedBy('user_id', 'keys that the person signs in with', {
          withheld: { public_key: 'bytes, of use to nobody else' },
        }),
        passkey_owners: {
          person: 'user_id',
          erase: 'delete',
          isExported: false,
          why: 'a random name of the account in its passkeys',
        },
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
}
