import { readdirSync } from 'node:fs';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);
const fileName = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** Names of all migrations that this version knows, in order. */
export function migrationNames(): string[] {
  return readdirSync(folder)
    .map((file) => fileName.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .toSorted();
}

/**
 * Applies what is missing. Any number of processes may call it at once: the first takes a lock in the database, the
 * others wait and find nothing to do.
 * @returns the names of the migrations that this call applied.
 */
export async function migrate(database: Database): Promise<string[]> {
  const { error, results = [] } = await migrator(database).migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (error !== undefined) {
    throw new Error(
      failed === undefined
        ? `The migrations could not be applied: ${messageOf(error)}`
        : `The migration ${failed.migrationName} failed and was taken back: ${messageOf(error)}`,
      { cause: error },
    );
  }
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Names of the migrations that {@link migrate} would apply. */
export async function pendingMigrations(database: Database): Promise<string[]> {
  const all = await migrator(database).getMigrations();
  return all.filter((migration) => migration.executedAt === undefined).map((migration) => migration.name);
}

function migrator(database: Database): Migrator {
  return new Migrator({
    db: database.kysely,
    provider: { getMigrations: loadMigrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
    allowUnorderedMigrations: true,
  });
}

async function loadMigrations(): Promise<Record<string, Migration>> {
  const loaded: Record<string, Migration> = {};
  for (const name of migrationNames()) {
    const module: unknown = await import(new URL(`${name}.ts`, folder).href);
    if (!isMigration(module)) throw new Error(`The migration ${name} has no function 'up'`);
    loaded[name] = module;
  }
  return loaded;
}

function isMigration(module: unknown): module is Migration {
  return typeof module === 'object' && module !== null && 'up' in module && typeof module.up === 'function';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
