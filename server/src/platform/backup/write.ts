import { createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { codeOf, type DatabaseAddress } from '../database.ts';
import { FilesAwayError, type FileStore } from '../files/file-store.ts';
import { measure } from '../files/files.ts';
import { openFolder } from '../files/folder.ts';
import { inDataFolder, type Settings } from '../settings.ts';
import { onConnection } from './connection.ts';
import {
  folders,
  hashIn,
  isFileName,
  isScriptFile,
  keyFile,
  keyFiles,
  type Manifest,
  manifestName,
  tableFile,
} from './manifest.ts';
import { tablesOf } from './tables.ts';

export interface BackupParts {
  readonly settings: Settings;
  readonly address: DatabaseAddress;
  readonly store: FileStore;
  /** Those that the database has. */
  readonly migrations: readonly string[];
  readonly onProgress: (done: number, total: number) => void;
}

/** The folder holds something already. */
export class BackupInTheWayError extends Error {
  override readonly name = 'BackupInTheWayError';
}

interface WrittenBackup {
  readonly manifest: Manifest;
  /** Files whose content is not what they are named after. They are left out: a restore refuses a backup with such a file. */
  readonly damaged: readonly string[];
}

/**
 * Writes all of an installation into a new folder, beside a running server: the rows as they are at one moment, then the
 * files, which never change under their names. Only the owner may read it: it holds personal data and keys.
 * @throws {BackupInTheWayError}
 */
export async function writeBackup(folder: string, parts: BackupParts): Promise<WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupInTheWayError(`${folder} is not empty.`);
  // One that was there may be open to others.
  await chmod(folder, 0o700);
  const { tables, sequences } = await writeRows(folder, parts);
  // After the rows: each file that they name is there by now, or was removed since.
  const names = await namesIn(parts.store);
  const target = openFolder(folder);
  const files: string[] = [];
  const damaged: string[] = [];
  for (const [place, name] of names.entries()) {
    parts.onProgress(tables.length + place, tables.length + names.length);
    if (!(await copyFileOf(parts.store, name, target))) continue;
    if ((await measure(join(folder, name))).hash === hashIn(name)) files.push(name);
    else {
      await target.remove(name);
      damaged.push(name);
    }
  }
  const scripts = await writeScripts(target, parts.store);
  const keys = await writeKeys(target, parts.settings);
  const manifest: Manifest = {
    product: 'medeina',
    format: 1,
    at: new Date().toISOString(),
    migrations: [...parts.migrations],
    tables,
    sequences,
    keys,
    files,
    scripts,
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await target.put(manifestName, Buffer.from(text), Buffer.byteLength(text));
  parts.onProgress(tables.length + names.length, tables.length + names.length);
  return { manifest, damaged };
}

/** Others than ours are left alone. */
async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for (const folder of folders)
    for await (const name of store.list(folder)) if (isFileName(name)) names.push(name);
  return names.toSorted();
}

/** @returns whether it was still there: photos, and what somebody handed in, are removed now and then. */
async function copyFileOf(store: FileStore, name: string, target: FileStore): Promise<boolean> {
  const file = await store.open(name);
  if (file === undefined || file === 'outside') return false;
  try {
    await target.put(name, Readable.from(givenBy(store, file.body)), file.size);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && (await store.size(name)) === undefined) return false;
    throw error;
  }
}

/** What a store cannot give is its own failure, not that of the folder that is written to. */
async function* givenBy({ place }: FileStore, body: Readable): AsyncGenerator {
  try {
    yield* body;
  } catch (error) {
    // A file that is gone is left out.
    if (error instanceof FilesAwayError || codeOf(error) === 'ENOENT') throw error;
    throw awayIn(place, error);
  }
}

function awayIn(place: string, error: unknown): FilesAwayError {
  return new FilesAwayError(place, codeOf(error) ?? String(error), error);
}

async function writeRows(
  folder: string,
  { address, onProgress }: BackupParts,
): Promise<Pick<Manifest, 'sequences' | 'tables'>> {
  await mkdir(join(folder, 'tables'));
  return await onConnection(address, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const tables = await tablesOf(client);
    const written: Manifest['tables'] = [];
    for (const { name, columns } of tables) {
      onProgress(written.length, tables.length);
      const rows = client.query(
        copyTo(`copy ${client.escapeIdentifier(name)} (${columns.join(', ')}) to stdout`),
      );
      const path = join(folder, tableFile(name));
      await pipeline(rows, createGzip(), createWriteStream(path, { flush: true }));
      const { hash } = await measure(path);
      written.push({ name, columns: [...columns], rows: rows.rowCount ?? 0, hash });
    }
    return { tables: written, sequences: await sequencesOf(client) };
  });
}

/** They are no part of the moment: by now they may be ahead of the rows, never behind. */
async function sequencesOf(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string; isCalled: boolean }>(
    `select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as "isCalled"
    from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return rows;
}

/** Pages of partners name versions that no build has any more. */
async function writeScripts(target: FileStore, store: FileStore): Promise<NonNullable<Manifest['scripts']>> {
  const written: NonNullable<Manifest['scripts']> = [];
  for await (const name of store.list('embed')) {
    if (!isScriptFile(name) || !(await copyFileOf(store, name, target))) continue;
    written.push({ name, hash: (await measure(join(target.place, name))).hash });
  }
  return written;
}

async function writeKeys(target: FileStore, settings: Settings): Promise<NonNullable<Manifest['keys']>> {
  const written: NonNullable<Manifest['keys']> = [];
  for (const name of keyFiles) {
    const path = inDataFolder(settings, 'keys', name);
    if (!existsSync(path)) continue;
    const key = await readFile(path).catch((error: unknown) => {
      throw awayIn(path, error);
    });
    await target.put(keyFile(name), key, key.length);
    written.push({ name, hash: (await measure(key)).hash });
  }
  return written;
}
