import { createReadStream, existsSync } from 'node:fs';
import { constants, copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { Client, type ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectionOptions, type Database } from '../database.ts';
import { adoptFiles } from '../files/claim.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFolder } from '../files/folder.ts';
import { executedMigrations, loadMigrations, migrate, migrationNames, type Migrations } from '../migrate.ts';
import { inDataFolder, type Settings } from '../settings.ts';
import { folders, keyFiles, type Manifest, manifest, manifestName, tableFile } from './manifest.ts';
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names never lead out of their folder. */
function isFileName(name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  return (
    folders.some((folder) => folder === first) &&
    rest.length > 0 &&
    rest.every((part) => /^[\w-][\w.-]*$/.test(part))
  );
}

export interface RestoreParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly store: FileStore;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Brings a backup into an empty database and its files into the store, then applies the migrations that are newer than it.
 * The rows are there all together or not at all; files and keys that are there already stay.
 * @throws {RestoreError} where the database holds people or courses already.
 */
export async function restoreBackup(folder: string, backup: Manifest, parts: RestoreParts): Promise<void> {
  const { database, store, settings, onProgress } = parts;
  await refuseFull(database);
  const total = backup.files.length + backup.tables.length;
  const source = openFolder(folder);
  for (const [place, name] of backup.files.entries()) {
    onProgress(place, total);
    const file = await source.open(name);
    if (file === undefined || file === 'outside') throw new RestoreError(`The backup lost '${name}'.`);
    if ((await store.size(name)) === file.size) file.body.destroy();
    else await store.put(name, file.body, file.size);
  }
  await restoreKeys(folder, settings);
  const all = await loadMigrations();
  const own = Object.fromEntries(Object.entries(all).filter(([name]) => backup.migrations.includes(name)));
  await migrateTo(database, own);
  await restoreTables(folder, backup, parts);
  await migrate(database.executor);
  await adoptFiles(database.executor, store);
  onProgress(total, total);
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
async function refuseFull({ executor }: Database): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('public.users') is not null as exists`.execute(executor);
  if (rows[0]?.exists !== true) return;
  const full = await sql`select from users union all select from courses limit 1`.execute(executor);
  if (full.rows.length > 0)
    throw new RestoreError('The database holds people or courses already. Restore into an empty one.');
}

async function restoreTables(
  folder: string,
  backup: Manifest,
  { database, onProgress }: RestoreParts,
): Promise<void> {
  const client = new Client(connectionOptions(database.address));
  await client.connect();
  try {
    await client.query("set time zone 'UTC'");
    await client.query('begin');
    const known = new Map((await tablesOf(client)).map((table) => [table.name, table]));
    const quoted = [...known.keys()].map((name) => client.escapeIdentifier(name));
    // What triggers would count and derive is in the backup itself.
    for (const table of quoted) await client.query(`alter table ${table} disable trigger user`);
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
    for (const table of quoted) await client.query(`alter table ${table} enable trigger user`);
    await setSequences(client);
    await client.query('commit');
  } finally {
    // An open transaction ends with the connection.
    await client.end();
  }
}

/** New rows get numbers after those that were restored. */
async function setSequences(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select class.relname as table, attname as column, pg_get_serial_sequence(quote_ident(class.relname), attname) as sequence
    from pg_attribute join pg_class class on class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(quote_ident(class.relname), attname) is not null`,
  );
  for (const { table, column, sequence } of rows)
    await client.query(
      `select setval($1::regclass, coalesce(max(${client.escapeIdentifier(column)}), 0) + 1, false) from ${client.escapeIdentifier(table)}`,
      [sequence],
    );
}

async function restoreKeys(folder: string, settings: Settings): Promise<void> {
  for (const name of keyFiles) {
    const source = join(folder, 'keys', name);
    const target = inDataFolder(settings, 'keys', name);
    if (!existsSync(source) || existsSync(target)) continue;
    await mkdir(inDataFolder(settings, 'keys'), { recursive: true, mode: 0o700 });
    await copyFile(source, target, constants.COPYFILE_EXCL);
  }
}
