import { createReadStream, existsSync } from 'node:fs';
import { constants, copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { from as copyFrom } from 'pg-copy-streams';
import { operator, recordEvent } from '../audit.ts';
import { codeOf, type Database, type Executor } from '../database.ts';
import { adoptFiles } from '../files/claim.ts';
import { measure } from '../files/files.ts';
import { FilesAwayError, type FileStore } from '../files/file-store.ts';
import { openFolder } from '../files/folder.ts';
import { holdWritable } from '../files/hold-writable.ts';
import { workersName } from '../jobs.ts';
import {
  executedMigrations,
  loadMigrations,
  migrate,
  type MigrateOptions,
  migrationNames,
} from '../migrate.ts';
import { inDataFolder, type Settings } from '../settings.ts';
import { onConnection } from './connection.ts';
import {
  contentOf,
  isFileName,
  keyFile,
  keyFiles,
  type Manifest,
  manifest,
  manifestName,
  storedIn,
  tableFile,
} from './manifest.ts';
import { isOfOthers } from './other-store.ts';
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
  const { files, migrations } = read.data;
  const known = new Set(migrationNames());
  const newer = migrations.find((name) => !known.has(name));
  if (newer !== undefined)
    throw new RestoreError(`The backup was made by a newer release: this one does not know '${newer}'.`);
  const odd = files.find((name) => !isFileName(name));
  if (odd !== undefined) throw new RestoreError(`${path} names a file that cannot be one: '${odd}'.`);
  const missing = contentOf(read.data).filter(({ name }) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    throw new RestoreError(
      `The backup lacks ${missing.length} of its files, such as '${missing[0]?.name ?? ''}'.`,
    );
  return read.data;
}

/**
 * Holds every file of a backup against its hash, before anything is changed.
 * @throws {RestoreError}
 */
export async function checkBackup(
  folder: string,
  backup: Manifest,
  onProgress: RestoreParts['onProgress'],
): Promise<void> {
  const expected = contentOf(backup);
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
  readonly onApplied?: MigrateOptions['onApplied'];
}

/**
 * Holds that a backup can come here, and changes nothing.
 * @throws {RestoreError} where the database is newer than the backup, holds people or courses already, or has a server, or
 *   where the store is another installation's; {FilesAwayError} where the store cannot be reached, or the keys cannot be written.
 */
export async function checkTarget(
  folder: string,
  backup: Manifest,
  { database: { executor }, settings, store }: Omit<RestoreParts, 'onApplied' | 'onProgress'>,
): Promise<void> {
  const extra = (await executedMigrations(executor)).find((name) => !backup.migrations.includes(name));
  if (extra !== undefined)
    throw new RestoreError(
      `The database has '${extra}' already, which is newer than the backup. Restore into a new, empty one.`,
    );
  // A new one has no tables yet.
  const { rows: there } = await sql<{ name: string }>`
    select name from unnest(${ofSomebody}::text[]) as name where to_regclass(name) is not null`.execute(
    executor,
  );
  for (const { name } of there)
    refuseFull((await sql`select from ${sql.id(name)} limit 1`.execute(executor)).rows.length);
  await refuseServed(executor);
  if (await isOfOthers(folder, backup, executor, store))
    throw new RestoreError(
      `The files in ${store.place} are those of another installation, which would lose them. ` +
        'Restore into an empty DATA_DIR or FILES_URL. ' +
        "Where that installation is given up, remove the file 'store-id' there first.",
    );
  const keys = inDataFolder(settings, 'keys');
  if (keysOf(folder, backup).length > 0)
    await holdWritable(keys).catch((error: unknown) => Promise.reject(notWritten(keys, error)));
}

/** A key that was there, and what it is called now, beside the one that took its place. */
interface ReplacedKey {
  readonly name: string;
  readonly keptAs: string;
}

/**
 * Brings a checked backup into an empty database and its files into the store, then applies the migrations that are newer than
 * it. The rows are there all together or not at all, and never without the keys. No server may run on the database meanwhile.
 * @returns keys that were there already and were put aside.
 * @throws as {@link checkTarget}.
 */
export async function restoreBackup(
  folder: string,
  backup: Manifest,
  parts: RestoreParts,
): Promise<ReplacedKey[]> {
  const { database, store, settings, onProgress, onApplied } = parts;
  await checkTarget(folder, backup, parts);
  const all = await loadMigrations();
  await migrate(database.executor, {
    migrations: Object.fromEntries(Object.entries(all).filter(([name]) => backup.migrations.includes(name))),
    onApplied,
  });
  const source = openFolder(folder);
  const names = storedIn(backup);
  for (const [place, name] of names.entries()) {
    onProgress(place, names.length + backup.tables.length);
    const file = await source.open(name);
    if (file === undefined || file === 'outside') throw new RestoreError(`The backup lost '${name}'.`);
    await store.put(name, file.body, file.size);
  }
  const replaced = await restoreRows(folder, backup, parts, () =>
    restoreKeys(folder, keysOf(folder, backup), settings),
  );
  const record = (): Promise<void> =>
    recordEvent(database.executor, {
      actor: operator(),
      action: 'database.restored',
      details: { made: backup.at },
    });
  try {
    await migrate(database.executor, { onApplied });
    await adoptFiles(database.executor, store);
    await record();
  } catch (error) {
    // The tables, and the audit with them, may be those of an older release.
    await record().catch(() => undefined);
    throw new RestoreError(
      "The rows, files and keys are restored. Run 'medeina migrate' and 'medeina files --adopt' to finish: " +
        (error instanceof Error ? error.message : String(error)),
      { cause: error },
    );
  }
  return replaced;
}

/** A database in which a server has started once has no rows there; the demo's does. */
const ofSomebody = ['users', 'courses'];

function refuseFull(count: number | null): void {
  if (count !== 0)
    throw new RestoreError('The database holds people or courses already. Restore into an empty one.');
}

/** A server would go on with the keys that it began with, and seal by them what the next start cannot open. */
async function refuseServed(executor: Executor): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name = ${workersName} limit 1`.execute(executor);
  if (rows.length > 0)
    throw new RestoreError(
      'A server runs on the database. Stop it first, and start it once all is restored.',
    );
}

const orderNumbers = 'orders_id_seq';
/**
 * Numbers that no order gets after a restore: payment providers may still tell of orders that were made since the backup, and
 * a message about one of them must not pay another's.
 */
const forgottenOrders = 10_000n;

/** @param last what the rows must not be there without: done before they are committed. */
async function restoreRows<Result>(
  folder: string,
  backup: Manifest,
  { database, onProgress }: RestoreParts,
  last: () => Promise<Result>,
): Promise<Result> {
  const files = storedIn(backup).length;
  return await onConnection(database.address, async (client) => {
    await client.query('begin');
    const known = new Map((await tablesOf(client)).map((table) => [table.name, table]));
    const quoted = [...known.keys()].map((name) => client.escapeIdentifier(name));
    // What triggers would count and derive is in the backup itself.
    for (const table of quoted) await client.query(`alter table ${table} disable trigger user`);
    // Now that nobody else writes.
    for (const name of ofSomebody) refuseFull((await client.query(`select from ${name} limit 1`)).rowCount);
    await refuseServed(database.executor);
    await client.query(`truncate ${quoted.join(', ')}`);
    for (const [place, { name, columns, rows }] of backup.tables.entries()) {
      onProgress(files + place, files + backup.tables.length);
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
        name === orderNumbers ? BigInt(value) + forgottenOrders : value,
        isCalled,
      ]);
    // The other database counted its transactions otherwise.
    await client.query('update versions set changed_in = pg_current_xact_id()');
    for (const table of quoted) await client.query(`alter table ${table} enable trigger user`);
    const result = await last();
    await client.query('commit');
    onProgress(files + backup.tables.length, files + backup.tables.length);
    return result;
  });
}

/** A backup of a former release has those that lie in its folder. */
const keysOf = (folder: string, { keys }: Manifest): readonly string[] =>
  keys?.map(({ name }) => name) ?? keyFiles.filter((name) => existsSync(join(folder, keyFile(name))));

const notWritten = (folder: string, error: unknown): FilesAwayError =>
  error instanceof FilesAwayError
    ? error
    : new FilesAwayError(folder, codeOf(error) ?? 'unknown error', error);

/** Nothing of an empty database was sealed by the keys of its own first start: those give way. */
async function restoreKeys(
  folder: string,
  names: readonly string[],
  settings: Settings,
): Promise<ReplacedKey[]> {
  const place = inDataFolder(settings, 'keys');
  const target = openFolder(place);
  const replaced: ReplacedKey[] = [];
  for (const name of names) {
    const key = await readFile(join(folder, keyFile(name)));
    try {
      const former = join(place, name);
      if (existsSync(former)) {
        if ((await readFile(former)).equals(key)) continue;
        const keptAs = freeName(place, `${name}.replaced`);
        await copyFile(former, join(place, keptAs), constants.COPYFILE_EXCL);
        replaced.push({ name, keptAs });
      }
      await target.put(name, key, key.length);
    } catch (error) {
      throw notWritten(place, error);
    }
  }
  return replaced;
}

/** What an earlier restore put aside stays. */
function freeName(folder: string, name: string): string {
  let free = name;
  for (let number = 2; existsSync(join(folder, free)); number += 1) free = `${name}-${number}`;
  return free;
}
