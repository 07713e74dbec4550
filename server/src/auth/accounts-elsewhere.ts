import type { Executor } from '../platform/database.ts';
import type { Vault } from '../platform/vault.ts';
import { readIdentities } from './identities-store.ts';

/** A person's account in an environment. */
export interface AccountElsewhere {
  readonly environment: string;
  /** Undefined where the environment handed out no token, or it can no longer be read: the person signs in again. */
  readonly account: { readonly id: string; readonly token: string } | undefined;
}

/** The accounts in environments that a person has linked. */
export async function accountsElsewhere(
  executor: Executor,
  vault: Vault,
  userId: number,
): Promise<AccountElsewhere[]> {
  const identities = await readIdentities(executor, userId);
  return await Promise.all(
    identities.flatMap(
      ({ environment_id: environment, account_id: id, access_token: sealed, issuer, subject }) =>
        environment === null
          ? []
          : [
              (async () => {
                const token = sealed === null ? undefined : await vault.open(sealed, `${issuer} ${subject}`);
                const account = id === null || token === undefined ? undefined : { id, token };
                return { environment, account };
              })(),
            ],
    ),
  );
}
