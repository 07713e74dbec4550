import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Executor } from '../database.ts';
import { heldId, knownId } from '../files/claim.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Manifest, tableFile } from './manifest.ts';

const unpack = promisify(gunzip);

/**
 * Whether a store is that of another installation, which a restore would take from it: neither of the one that the backup is of
 * nor of the one that the database had.
 */
export async function isOfOthers(
  folder: string,
  backup: Manifest,
  executor: Executor,
  store: FileStore,
): Promise<boolean> {
  // Read in any case: one that cannot be reached is told at once.
  const held = await heldId(store);
  if (held === undefined || held === (await idIn(folder, backup))) return false;
  // A new database has no tables yet.
  const { rows } = await sql`select where to_regclass('installation') is not null`.execute(executor);
  return rows.length === 0 || held !== (await knownId(executor));
}

/** The id of the store as the rows of a backup have it. */
async function idIn(folder: string, { tables }: Manifest): Promise<string | undefined> {
  const table = tables.find(({ name }) => name === 'installation');
  if (table === undefined) return undefined;
  const rows = (await unpack(await readFile(join(folder, tableFile(table.name))))).toString().split('\n');
  const place = (column: string): number => table.columns.indexOf(column);
  return rows.map((row) => row.split('\t')).find((row) => row[place('name')] === 'file_store')?.[
    place('value')
  ];
}
