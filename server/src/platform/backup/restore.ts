import { createReadStream, existsSync } from 'node:fs';
import { constants, copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database.ts';
import { adoptFiles } from '../files/claim.ts';
import { measure } from '../files/files.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFolder } from '../files/folder.ts';
import { executedMigrations, loadMigrations, migrate, migrationNames, type Migrations } from '../migrate.ts';
import { inDataFolder, type Settings } from '../settings.ts';
import { onConnection } from './connection.ts';
import { isFileName, keyFiles, type Manifest, manifest, manifestName, tableFile } from './manifest.ts';
import { tablesOf } from './tables.ts';

/** Why a backup cannot be restored here. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/**
 * Reads what a backup says of itself and checks that all of it is there.
 * @throws {RestoreError}
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  if (!existsSync(path))
    throw new RestoreError(`${folder} is no complete backup: it has no ${manifestName}.`);
  const read = manifest.safeParse(jsonOf(await readFile(path, 'utf8')));
  if (!read.success)
    throw new RestoreError(`${path} is not that of a backup of Medeina that this release can read.`);
  const { tables, files, migrations } = read.data;
  const known = new Set(migrationNames());
  const newer = migrations.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new RestoreError(`The backup was made by a newer release: this one does not know '${newer}'.`);
  const odd = files.find((name) => !isFileName(name));
  if (odd !== undefined) throw new RestoreError(`${path} names a file that cannot be one: '${odd}'.`);
  const missing = [...tables.map(({ name }) => tableFile(name)), ...files].filter(
    (name) => !existsSync(join(folder, name)),
  );
  if (missing.length > 0)
    throw new RestoreError(`The backup lacks ${missing.length} of its files, such as '${missing[0] ?? ''}'.`);
  return read.data;
}

/**
 * Holds every file of a backup against its hash, before anything is changed.
 * @throws {RestoreError}
 */
export async function checkBackup(
  folder: string,
  { tables, files }: Manifest,
  onProgress: RestoreParts['onProgress'],
): Promise<void> {
  const expected = [
    ...tables.map(({ name, hash }) => ({ name: tableFile(name), hash })),
    ...files.map((name) => ({ name, hash: name.slice(-64) })),
  ];
  for (const [place, { name, hash }] of expected.entries()) {
    onProgress(place, expected.length);
    if ((await measure(join(folder, name))).hash !== hash)
      throw new RestoreError(`'${name}' of the backup is not what was written: it is cut off or damaged.`);
  }
  onProgress(expected.length, expected.length);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface RestoreParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly store: FileStore;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Brings a checked backup into an empty database and its files into the store, then applies the migrations that are newer than
 * it. The rows are there all together or not at all. No server may run on the database meanwhile.
 * @returns names of keys that were there already and were put aside.
 * @throws {RestoreError} where the database holds people or courses already.
 */
export async function restoreBackup(
  folder: string,
  backup: Manifest,
  parts: RestoreParts,
): Promise<string[]> {
  const { database, store, settings, onProgress } = parts;
  const all = await loadMigrations();
  const own = Object.fromEntries(Object.entries(all).filter(([name]) => backup.migrations.includes(name)));
  await migrateTo(database, own);
  refuseFull((await sql.raw(anybody).execute(database.executor)).rows.length);
  const source = openFolder(folder);
  for (const [place, name] of backup.files.entries()) {
    onProgress(place, backup.files.length + backup.tables.length);
    const file = await source.open(name);
    if (file === undefined || file === 'outside') throw new RestoreError(`The backup lost '${name}'.`);
    await store.put(name, file.body, file.size);
  }
  await restoreRows(folder, backup, parts);
  const replaced = await restoreKeys(folder, settings);
  try {
    await migrate(database.executor);
    await adoptFiles(database.executor, store);
  } catch (error) {
    throw new RestoreError(
      "The rows, files and keys are restored. Run 'medeina migrate' and 'medeina files --adopt' to finish: " +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
  return replaced;
}

/** Brings the tables to where they were when the backup was made. */
async function migrateTo({ executor }: Database, migrations: Migrations): Promise<void> {
  const extra = (await executedMigrations(executor)).find((name) => !(name in migrations));
  if (extra !== undefined)
    throw new RestoreError(
      `The database has '${extra}' already, which is newer than the backup. Restore into a new, empty one.`,
    );
  await migrate(executor, { migrations });
}

/** A database in which a server has started once holds nothing of anybody; the demo's is not empty. */
const anybody = 'select from users union all select from courses limit 1';

function refuseFull(count: number | null): void {
  if (count !== 0)
    throw new RestoreError('The database holds people or courses already. Restore into an empty one.');
}

async function restoreRows(
  folder: string,
  backup: Manifest,
  { database, onProgress }: RestoreParts,
): Promise<void> {
  await onConnection(database.address, async (client) => {
    await client.query('begin');
    const known = new Map((await tablesOf(client)).map((table) => [table.name, table]));
    const quoted = [...known.keys()].map((name) => client.escapeIdentifier(name));
    // What triggers would count and derive is in the backup itself.
    for (const table of quoted) await client.query(`alter table ${table} disable trigger user`);
    // Now that nobody else writes.
    refuseFull((await client.query(anybody)).rowCount);
    await client.query(`truncate ${quoted.join(', ')}`);
    for (const [place, { name, columns, rows }] of backup.tables.entries()) {
      onProgress(backup.files.length + place, backup.files.length + backup.tables.length);
      const own = known.get(name);
      if (own === undefined || columns.some((column) => !own.columns.includes(column)))
        throw new RestoreError(`The backup holds a table '${name}' that does not fit its own migrations.`);
      const copied = client.query(
        copyFrom(`copy ${client.escapeIdentifier(name)} (${columns.join(', ')}) from stdin`),
      );
      await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), copied);
      if (copied.rowCount !== rows)
        throw new RestoreError(`'${tableFile(name)}' holds ${copied.rowCount} rows of ${rows}.`);
    }
    for (const { name, value, isCalled } of backup.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        client.escapeIdentifier(name),
        value,
        isCalled,
      ]);
    // The other database counted its transactions otherwise.
    await client.query('update versions set changed_in = pg_current_xact_id()');
    for (const table of quoted) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
  });
}

/** Nothing of an empty database was sealed by the keys of its own first start: those give way. */
async function restoreKeys(folder: string, settings: Settings): Promise<string[]> {
  const replaced: string[] = [];
  for (const name of keyFiles) {
    const source = join(folder, 'keys', name);
    const target = inDataFolder(settings, 'keys', name);
    if (!existsSync(source)) continue;
    await mkdir(inDataFolder(settings, 'keys'), { recursive: true, mode: 0o700 });
    if (existsSync(target)) {
      if ((await measure(target)).hash === (await measure(source)).hash) continue;
      await rename(target, `${target}.replaced`);
      replaced.push(name);
    }
    await copyFile(source, target, constants.COPYFILE_EXCL);
  }
  return replaced;
}
