import type { Command } from 'commander';
import { newKeySet } from '../auth/keys.ts';
import { adoptFiles, compareFiles, isOfAnother } from '../platform/files/claim.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { openFiles } from '../platform/files/files.ts';
import type { Database } from '../platform/database.ts';
import { startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { pendingMigrations, refuseNewer } from '../platform/migrate.ts';
import { grantToServer, hasRole } from '../platform/server-role.ts';
import type { Settings } from '../platform/settings.ts';
import { ask } from './confirmation.ts';
import {
  atWork,
  CommandError,
  type CommonOptions,
  migrateRecorded,
  type Outcome,
  progressOnTerminal,
  recorded,
  report,
} from './shell.ts';

interface MigrateOptions extends CommonOptions {
  readonly dryRun?: true;
  readonly serverRole?: string;
}

async function grant(database: Database, role: string): Promise<void> {
  // A server of the smaller role could not make the queue's tables.
  const jobs = await startJobs(database.address, [], createLog('silent'), false);
  await jobs.stop();
  await recorded(
    database,
    (executor) => grantToServer(executor, role),
    () => ({ action: 'database.migrated', details: { server_role: role } }),
  );
}

interface FilesOptions extends CommonOptions {
  readonly adopt?: true;
  readonly dryRun?: true;
  readonly yes?: true;
}

async function lookAtFiles({ executor }: Database, store: FileStore): Promise<Outcome> {
  const { place } = store;
  const isClaimed = await compareFiles(executor, store);
  return {
    facts: { place, adopted: false, claimed: isClaimed },
    lines: [
      isClaimed
        ? `The files of this installation are in ${place}.`
        : 'This installation has no files yet: its first start, or import, says where they are.',
    ],
  };
}

async function adopt(database: Database, store: FileStore, options: FilesOptions): Promise<Outcome> {
  const { place } = store;
  const isOthers = await isOfAnother(database.executor, store);
  if (options.dryRun === true)
    return {
      facts: { place, adopted: false, of_another: isOthers },
      lines: [
        `Would make the files in ${place} those of this installation.`,
        ...(isOthers ? ['They are those of another installation, which would lose them.'] : []),
      ],
    };
  if (isOthers && options.yes !== true)
    await ask(
      `files --adopt: The files in ${place} are those of another installation, which would lose them. Make them those of this one?`,
    );
  await recorded(
    database,
    (executor) => adoptFiles(executor, store),
    () => ({ action: 'files.adopted', details: { place } }),
  );
  return {
    facts: { place, adopted: true, claimed: true },
    lines: [`The files of this installation are in ${place} from now on.`],
  };
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
          if (role !== undefined && !(await hasRole(executor, role)))
            throw new CommandError(`There is no role '${role}'. Make it first: create role ${role} login.`);
          if (isDry) {
            await refuseNewer(executor);
            return await pendingMigrations(executor);
          }
          const applied = await migrateRecorded(executor, progressOnTerminal(options));
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
    .option('--yes', 'with --adopt: do not ask where they are those of another installation')
    .option('--json', 'answer in JSON')
    .action(async (options: FilesOptions) => {
      const checked = settings();
      const { store } = await openFiles(checked);
      const isAdopted = options.adopt === true;
      // Looking migrates nothing.
      const migrateAtStart = isAdopted && checked.migrateAtStart;
      const outcome = await atWork({ ...checked, migrateAtStart }, ({ database }) =>
        isAdopted ? adopt(database, store, options) : lookAtFiles(database, store),
      );
      report(outcome, options);
    });
  program
    .command('keys')
    .description('Print a new set of signing keys for JWT_KEYS, as JSON.')
    .option('--json', 'answer in JSON')
    .action(async () => {
      process.stdout.write(`${await newKeySet()}\n`);
    });
}
