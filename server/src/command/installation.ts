import type { Command } from 'commander';
import { newKeySet } from '../auth/keys.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import { adoptFiles, claimFiles } from '../platform/files/claim.ts';
import { openFiles } from '../platform/files/files.ts';
import { migrate, pendingMigrations } from '../platform/migrate.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, type CommonOptions, recorded, report } from './shell.ts';

/** Commands about the installation itself. */
export function addInstallationCommands(program: Command, settings: () => Settings): void {
  program
    .command('migrate')
    .description('Bring the database up to date; does nothing when it is.')
    .option('--dry-run', 'say what would be applied')
    .option('--json', 'answer in JSON')
    .action(async (options: CommonOptions & { dryRun?: true }) => {
      const isDry = options.dryRun === true;
      const names = await atWork(
        settings(),
        async ({ database: { executor } }) => {
          if (isDry) return await pendingMigrations(executor);
          const applied = await migrate(executor);
          if (applied.length > 0) {
            const details = { migrations: applied.join(' ') };
            await recordEvent(executor, { actor: operator(), action: 'database.migrated', details });
          }
          return applied;
        },
        { needsMigrations: false },
      );
      report(
        {
          facts: { applied: isDry ? [] : names, pending: isDry ? names : [] },
          lines:
            names.length === 0
              ? ['The database is up to date.']
              : [isDry ? 'Would apply:' : 'Applied:', ...names.map((name) => `  ${name}`)],
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
      const { store } = await openFiles(settings());
      const isAdopted = options.adopt === true;
      if (isAdopted && options.dryRun === true) {
        const lines = [`Would make the files in ${store.place} those of this installation.`];
        report({ facts: { place: store.place, adopted: false }, lines }, options);
        return;
      }
      await atWork(settings(), ({ database }) =>
        isAdopted
          ? recorded(
              database,
              (executor) => adoptFiles(executor, store),
              () => ({ action: 'files.adopted', details: { place: store.place } }),
            )
          : claimFiles(database.executor, store),
      );
      report(
        {
          facts: { place: store.place, adopted: isAdopted },
          lines: [`The files of this installation are in ${store.place}${isAdopted ? ' from now on' : ''}.`],
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
