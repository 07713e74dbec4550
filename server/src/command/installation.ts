import type { Command } from 'commander';
import { newKeySet } from '../auth/keys.ts';
import { migrate, pendingMigrations } from '../platform/migrate.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, type CommonOptions, report } from './shell.ts';

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
        ({ database }) => (isDry ? pendingMigrations(database) : migrate(database)),
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
    .command('keys')
    .description('Print a new set of signing keys for JWT_KEYS.')
    .action(async () => {
      process.stdout.write(`${await newKeySet()}\n`);
    });
}
