import type { Command } from 'commander';
import { newKeySet } from '../auth/keys.ts';
import { adoptFiles, compareFiles } from '../platform/files/claim.ts';
import { openFiles } from '../platform/files/files.ts';
import type { Database } from '../platform/database.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { pendingMigrations, refuseNewer } from '../platform/migrate.ts';
import { grantToServer, UnknownRoleError } from '../platform/server-role.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, CommandError, type CommonOptions, migrateRecorded, recorded, report } from './shell.ts';

interface MigrateOptions extends CommonOptions {
  readonly dryRun?: true;
  readonly serverRole?: string;
}

/** @throws {CommandError} where there is no such role. */
async function grant(database: Database, role: string): Promise<void> {
  // A server of the smaller role could not make the queue's tables.
  const jobs = await startJobs(database.address, [], createLog('warn'), false);
  await jobs.stop();
  try {
    await recorded(
      database,
      (executor) => grantToServer(executor, role),
      () => ({ action: 'database.migrated', details: { server_role: role } }),
    );
  } catch (error) {
    if (!(error instanceof UnknownRoleError)) throw error;
    throw new CommandError(`${error.message} Make it first: create role ${role} login.`, { cause: error });
  }
}

/** Commands about the installation itself. */
export function addInstallationCommands(program: Command, settings: () => Settings): void {
  program
    .command('migrate')
    .description('Bring the database up to date; does nothing when it is.')
    .option('--server-role <role>', 'give this role of PostgreSQL what a server needs, and no more')
    .option('--dry-run', 'say what would be applied')
    .option('--json', 'answer in JSON')
    .action(async (options: MigrateOptions) => {
      const checked = settings();
      const isDry = options.dryRun === true;
      const { serverRole: role } = options;
      if (role !== undefined && checked.databaseUrl === undefined)
        throw new CommandError('--server-role is for a PostgreSQL of your own: set DATABASE_URL.');
      const names = await atWork(
        checked,
        async ({ database }) => {
          const { executor } = database;
          if (isDry) {
            await refuseNewer(executor);
            return await pendingMigrations(executor);
          }
          const applied = await migrateRecorded(executor);
          if (role !== undefined) await grant(database, role);
          return applied;
        },
        { needsMigrations: false },
      );
      const granted = `${isDry ? 'Would give' : 'Gave'} the role ${role} what a server needs.`;
      report(
        {
          facts: {
            applied: isDry ? [] : names,
            pending: isDry ? names : [],
            ...(role === undefined ? {} : { server_role: role }),
          },
          lines: [
            ...(names.length === 0
              ? ['The database is up to date.']
              : [isDry ? 'Would apply:' : 'Applied:', ...names.map((name) => `  ${name}`)]),
            ...(role === undefined ? [] : [granted]),
          ],
        },
        options,
      );
    });
  program
    .command('files')
    .description('Check that the files of DATA_DIR or FILES_URL are those of this installation.')
    .option('--adopt', 'make them this installation’s, after files were moved there or lost')
    .option('--dry-run', 'with --adopt: change nothing, say what would be done')
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions & { adopt?: true; dryRun?: true }) => {
      const checked = settings();
      const { store } = await openFiles(checked);
      const isAdopted = options.adopt === true;
      if (isAdopted && options.dryRun === true) {
        const lines = [`Would make the files in ${store.place} those of this installation.`];
        report({ facts: { place: store.place, adopted: false }, lines }, options);
        return;
      }
      // Looking migrates nothing.
      const migrateAtStart = isAdopted && checked.migrateAtStart;
      const isClaimed = await atWork({ ...checked, migrateAtStart }, async ({ database }) => {
        if (!isAdopted) return await compareFiles(database.executor, store);
        await recorded(
          database,
          (executor) => adoptFiles(executor, store),
          () => ({ action: 'files.adopted', details: { place: store.place } }),
        );
        return true;
      });
      report(
        {
          facts: { place: store.place, adopted: isAdopted, claimed: isClaimed },
          lines: [
            isClaimed
              ? `The files of this installation are in ${store.place}${isAdopted ? ' from now on' : ''}.`
              : 'This installation has no files yet: its first start, or import, says where they are.',
          ],
        },
        options,
      );
    });
  program
    .command('keys')
    .description('Print a new set of signing keys for JWT_KEYS.')
    .action(async () => {
      process.stdout.write(`${await newKeySet()}\n`);
    });
}
