import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../platform/database.ts';
import { resealed, type SharedSecret } from '../platform/secrets.ts';
import type { Vault } from '../platform/vault.ts';

/** What is kept sealed in the database, whichever part of the product it belongs to. */

/** What was sealed anew, and what no key of the settings opens. */
export interface Resealed {
  readonly resealed: number;
  readonly unopened: number;
  /** Those among the unopened that the installation itself needs, by name. */
  readonly lost: readonly string[];
}

const ofIdentity = sql<string>`issuer || ' ' || subject`;
const ofSession = sql<string>`'id token'`;

/**
 * Columns that hold something sealed, and for whom the vault sealed it. Sign-ons come first: what is confirmed meanwhile
 * moves from them to accounts and sessions.
 */
const sealed: readonly {
  readonly table: string;
  readonly column: string;
  readonly owner: RawBuilder<string>;
}[] = [
  { table: 'sign_ons', column: 'access_token', owner: ofIdentity },
  { table: 'sign_ons', column: 'provider_id_token', owner: ofSession },
  { table: 'user_identities', column: 'access_token', owner: ofIdentity },
  { table: 'user_identities', column: 'sign_in_token', owner: ofIdentity },
  { table: 'sessions', column: 'provider_id_token', owner: ofSession },
];

/** In one transaction: whoever reads meanwhile finds the one or the other, and both can be opened. */
export async function resealAll(
  transaction: Executor,
  vault: Vault,
  onProgress?: (done: number, total: number) => void,
): Promise<Resealed> {
  const total = onProgress === undefined ? 0 : await countSealed(transaction);
  const { rows: shared } = await sql<{ name: string; secret: Buffer }>`
    select name, secret from secrets for update`.execute(transaction);
  let done = 0;
  const lost: string[] = [];
  for (const { name, secret } of shared) {
    const anew = await resealed(vault, name, secret);
    if (anew === undefined) lost.push(name);
    else {
      done += 1;
      await sql`update secrets set secret = ${anew} where name = ${name}`.execute(transaction);
    }
  }
  let unopened = lost.length;
  for (const { table, column, owner } of sealed) {
    // A locked row stays in its place until this transaction moves it.
    const chosen = sql<SealedRow>`
      select ctid::text as place, ${owner} as owner, ${sql.ref(column)} as secret from ${sql.table(table)}
      where ${sql.ref(column)} is not null for update`;
    for await (const { place, owner: whose, secret } of inBatches(transaction, chosen)) {
      const opened = await vault.open(secret, whose);
      if (opened === undefined) unopened += 1;
      else {
        done += 1;
        await sql`
          update ${sql.table(table)} set ${sql.ref(column)} = ${await vault.seal(opened, whose)}
          where ctid = ${place}::tid`.execute(transaction);
      }
      // Others add and end some meanwhile: the last is told below, once.
      if (done + unopened < total) onProgress?.(done + unopened, total);
    }
  }
  onProgress?.(done + unopened, done + unopened);
  return { resealed: done, unopened, lost: lost.toSorted() };
}

async function countSealed(executor: Executor): Promise<number> {
  const counts = sealed.map(
    ({ table, column }) => sql`(select count(${sql.ref(column)}) from ${sql.table(table)})`,
  );
  const { rows } = await sql<{ total: number }>`
    select ((select count(*) from secrets) + ${sql.join(counts, sql` + `)})::integer as total`.execute(
    executor,
  );
  return rows[0]?.total ?? 0;
}

interface SealedRow {
  readonly place: string;
  readonly owner: string;
  readonly secret: Buffer;
}

/** Rows as they are when asked for; what the transaction moves meanwhile comes no second time. All would fill memory. */
async function* inBatches(transaction: Executor, rowsOf: RawBuilder<SealedRow>): AsyncGenerator<SealedRow> {
  await sql`declare sealed_rows no scroll cursor for ${rowsOf}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<SealedRow>`fetch 500 from sealed_rows`.execute(transaction);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close sealed_rows`.execute(transaction);
}

/** Drops a shared secret, so that it is made anew. @returns whether there was one. */
export async function dropSecret(executor: Executor, name: SharedSecret): Promise<boolean> {
  const { rows } = await sql`delete from secrets where name = ${name} returning name`.execute(executor);
  return rows.length > 0;
}
