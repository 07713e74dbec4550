import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { type Executor, inTransaction } from '../database.ts';
import type { FileStore } from './file-store.ts';

/** Holds the id of the store, which the database knows too: so an instance sees that its files are not the others'. */
const marker = 'store-id';

/** The store is not the one in which this installation's files are. */
export class OtherFilesError extends Error {
  override readonly name = 'OtherFilesError';

  constructor({ place }: FileStore) {
    super(
      `The files of this installation are not in ${place}. All instances need the same files: ` +
        'give them one shared DATA_DIR, or the same FILES_URL. ' +
        "Where the files were moved here, or are lost, run 'medeina files --adopt'.",
    );
  }
}

/**
 * Makes the store that of this installation, the first time; then holds that it still is.
 * @throws {OtherFilesError}
 */
export async function claimFiles(executor: Executor, store: FileStore): Promise<void> {
  await underLock(executor, store, (known, held) => {
    if (known !== undefined && held !== known) throw new OtherFilesError(store);
    return held ?? randomUUID();
  });
}

/**
 * Holds that the store is that of this installation, for what only looks: nothing is written, and where no store is its own
 * yet, none becomes it.
 * @returns whether one is its own.
 * @throws {OtherFilesError}
 */
export async function compareFiles(executor: Executor, store: FileStore): Promise<boolean> {
  const known = await knownId(executor);
  // Read in any case: one that cannot be reached is told at once.
  const held = await heldId(store);
  if (known !== undefined && held !== known) throw new OtherFilesError(store);
  return known !== undefined;
}

/** Whether the store is known as that of another installation than this one. */
export async function isOfAnother(executor: Executor, store: FileStore): Promise<boolean> {
  const known = await knownId(executor);
  const held = await heldId(store);
  return known !== undefined && held !== undefined && held !== known;
}

/** Makes the store that of this installation, whichever was before. */
export async function adoptFiles(executor: Executor, store: FileStore): Promise<void> {
  await underLock(executor, store, (known, held) => known ?? held ?? randomUUID());
}

/** Of several instances starting at once one chooses; the others find its choice. */
async function underLock(
  executor: Executor,
  store: FileStore,
  choose: (known: string | undefined, held: string | undefined) => string,
): Promise<void> {
  await inTransaction(executor, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('medeina files'))`.execute(transaction);
    const known = await knownId(transaction);
    const held = await heldId(store);
    const chosen = choose(known, held);
    if (held !== chosen) await store.put(marker, Buffer.from(chosen), chosen.length);
    if (known !== chosen)
      await sql`insert into installation (name, value) values ('file_store', ${chosen})`.execute(transaction);
  });
}

/** The id by which the database knows its store; undefined where it knows none yet. */
export async function knownId(executor: Executor): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    select value from installation where name = 'file_store'`.execute(executor);
  return rows[0]?.value;
}

/** The id that the store is known by; undefined where it has none yet. */
export async function heldId(store: FileStore): Promise<string | undefined> {
  const file = await store.open(marker);
  return file === undefined || file === 'outside' ? undefined : (await text(file.body)).trim();
}
