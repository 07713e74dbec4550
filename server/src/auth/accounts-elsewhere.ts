import type { Executor } from '../platform/database.ts';
import type { Vault } from '../platform/vault.ts';
import { type IdentityRow, readIdentities } from './identities-store.ts';

/** A person's account in an environment. */
export interface AccountElsewhere {
  readonly environment: string;
  /** Its id there, where the environment told it. */
  readonly id: string | null;
  /** Undefined where the environment handed out no token, or it can no longer be read: the person signs in again. */
  readonly account:
    | { readonly id: string; readonly token: string; readonly signInToken: string | undefined }
    | undefined;
}

/** The accounts in environments that a person has linked. */
export async function accountsElsewhere(
  executor: Executor,
  vault: Vault,
  userId: number,
): Promise<AccountElsewhere[]> {
  const identities = await readIdentities(executor, userId);
  return await Promise.all(
    identities.flatMap((identity) =>
      identity.environment_id === null ? [] : [opened(vault, identity, identity.environment_id)],
    ),
  );
}

async function opened(vault: Vault, identity: IdentityRow, environment: string): Promise<AccountElsewhere> {
  const { account_id: id, issuer, subject } = identity;
  const open = async (sealed: Buffer | null) =>
    sealed === null ? undefined : await vault.open(sealed, `${issuer} ${subject}`);
  const [token, signInToken] = await Promise.all([open(identity.access_token), open(identity.sign_in_token)]);
  return {
    environment,
    id,
    account: id === null || token === undefined ? undefined : { id, token, signInToken },
  };
}
