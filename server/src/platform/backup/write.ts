import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectionOptions, type DatabaseAddress } from '../database.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFolder } from '../files/folder.ts';
import { inDataFolder, type Settings } from '../settings.ts';
import { folders, keyFiles, type Manifest, manifestName, tableFile } from './manifest.ts';
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

/**
 * Writes all of an installation into a new folder, beside a running server: the rows as they are at one moment, then the
 * files, which never change under their names. Only the owner may read it: it holds personal data and keys.
 * @throws {BackupInTheWayError}
 */
export async function writeBackup(folder: string, parts: BackupParts): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new BackupInTheWayError(`${folder} is not empty.`);
  const names = await namesIn(parts.store);
  const tables = await writeTables(folder, parts, names.length);
  const target = openFolder(folder);
  for (const [place, name] of names.entries()) {
    parts.onProgress(tables.length + place, tables.length + names.length);
    const file = await parts.store.open(name);
    // A photo, or what somebody handed in, may have been removed meanwhile.
    if (file !== undefined && file !== 'outside') await target.put(name, file.body, file.size);
  }
  await writeKeys(folder, parts.settings);
  const written: Manifest = {
    product: 'medeina',
    format: 1,
    at: new Date().toISOString(),
    migrations: [...parts.migrations],
    tables,
    files: names,
  };
  const text = `${JSON.stringify(written, null, 2)}\n`;
  await target.put(manifestName, Buffer.from(text), Buffer.byteLength(text));
  parts.onProgress(tables.length + names.length, tables.length + names.length);
  return written;
}

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for (const folder of folders) for await (const name of store.list(folder)) names.push(name);
  return names.toSorted();
}

async function writeTables(
  folder: string,
  { address, onProgress }: BackupParts,
  files: number,
): Promise<Manifest['tables']> {
  await mkdir(join(folder, 'tables'));
  const client = new Client(connectionOptions(address));
  await client.connect();
  try {
    await client.query("set time zone 'UTC'");
    await client.query('begin isolation level repeatable read read only');
    const tables = await tablesOf(client);
    const written: Manifest['tables'] = [];
    for (const { name, columns } of tables) {
      onProgress(written.length, tables.length + files);
      const rows = client.query(
        copyTo(`copy ${client.escapeIdentifier(name)} (${columns.join(', ')}) to stdout`),
      );
      await pipeline(rows, createGzip(), createWriteStream(join(folder, tableFile(name)), { flush: true }));
      written.push({ name, columns: [...columns], rows: rows.rowCount ?? 0 });
    }
    return written;
  } finally {
    await client.end();
  }
}

async function writeKeys(folder: string, settings: Settings): Promise<void> {
  const found = keyFiles.filter((name) => existsSync(inDataFolder(settings, 'keys', name)));
  if (found.length === 0) return;
  await mkdir(join(folder, 'keys'), { mode: 0o700 });
  for (const name of found) await copyFile(inDataFolder(settings, 'keys', name), join(folder, 'keys', name));
}
