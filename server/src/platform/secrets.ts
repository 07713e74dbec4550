import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Executor } from './database.ts';
import type { Vault } from './vault.ts';

/** What instances share, by name: whoever has one makes addresses and proofs that they all take. */
export const sharedSecrets = ['calendar', 'captcha', 'credentials', 'media'] as const;
export type SharedSecret = (typeof sharedSecrets)[number];

interface Parts {
  readonly database: Pick<Database, 'executor'>;
  readonly vault: Vault;
}

const size = 32;
/** For the vault: what is sealed for one name opens under no other. */
const ownerOfSecret = (name: string): string => `secret ${name}`;

/** The secret is sealed with a key that this process does not have. */
class SealedSecretError extends Error {
  override readonly name = 'SealedSecretError';

  constructor(name: SharedSecret) {
    super(
      `The secret '${name}' was sealed with an ENCRYPTION_KEY that is not set here: give all instances the same, ` +
        `or make it anew ('medeina secrets renew ${name}')`,
    );
  }
}

/**
 * A secret of 256 bits that all instances share, made by the first that needs it. It is kept sealed where they share a key, so
 * whoever reads the database alone has none.
 */
async function sharedSecret({ database: { executor }, vault }: Parts, name: SharedSecret): Promise<Buffer> {
  const known = (await read(executor, name)) ?? (await make(executor, vault, name));
  // So it is where instances may have keys of their own, and earlier releases kept it.
  if (known.length === size) return known;
  const opened = await vault.open(known, ownerOfSecret(name));
  if (opened === undefined) throw new SealedSecretError(name);
  return Buffer.from(opened, 'base64url');
}

async function read(executor: Executor, name: SharedSecret): Promise<Buffer | undefined> {
  const { rows } = await sql<{ secret: Buffer }>`
    select secret from secrets where name = ${name}`.execute(executor);
  return rows[0]?.secret;
}

async function make(executor: Executor, vault: Vault, name: SharedSecret): Promise<Buffer> {
  const secret = randomBytes(size);
  const kept = vault.isShared ? await vault.seal(secret.toString('base64url'), ownerOfSecret(name)) : secret;
  await sql`
    insert into secrets (name, secret) values (${name}, ${kept}) on conflict do nothing`.execute(executor);
  const made = await read(executor, name);
  if (made === undefined) throw new Error(`The secret '${name}' is missing`);
  return made;
}

/** Sealed as the vault does it today; undefined where it cannot be opened. */
export async function resealed(vault: Vault, name: string, secret: Buffer): Promise<Buffer | undefined> {
  const owner = ownerOfSecret(name);
  const plain = secret.length === size ? secret.toString('base64url') : await vault.open(secret, owner);
  return plain === undefined ? undefined : await vault.seal(plain, owner);
}

/** The same, read when it is first needed, and again after a failure: the database may have been away. */
export function sharedSecretOnce(parts: Parts, name: SharedSecret): () => Promise<Buffer> {
  let secret: Promise<Buffer> | undefined;
  return () =>
    (secret ??= sharedSecret(parts, name).catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
}
