import { loadMigrations, migrate, migrationNames } from '../../src/platform/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../harness.ts';

/** A database as an older release left it, which lacks the last migrations. */
export async function createOlderDatabase(
  lacking: number,
): Promise<{ readonly database: TestDatabase; readonly names: readonly string[] }> {
  const database = await createTestDatabase('template0');
  const names = migrationNames().slice(0, -lacking);
  await migrate(database.executor, {
    migrations: Object.fromEntries(
      Object.entries(await loadMigrations()).filter(([name]) => names.includes(name)),
    ),
  });
  return { database, names };
}

/** Has a migration fail; what it did is rolled back. @returns has it succeed again. */
export async function failMigration({ sql }: TestDatabase, name: string): Promise<() => Promise<void>> {
  await sql.unsafe(`
    create function fail_migration() returns trigger language plpgsql as $$
    begin raise exception 'planted'; end $$`);
  await sql.unsafe(`
    create trigger fail_migration before insert on migrations for each row when (new.name = '${name}')
    execute function fail_migration()`);
  return async () => {
    await sql.unsafe('drop function fail_migration cascade');
  };
}
