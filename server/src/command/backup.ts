import { resolve } from 'node:path';
import type { Command } from 'commander';
import { operator, recordEvent } from '../platform/audit.ts';
import {
  checkBackup,
  checkTarget,
  readBackup,
  restoreBackup,
  RestoreError,
} from '../platform/backup/restore.ts';
import { BackupInTheWayError, writeBackup } from '../platform/backup/write.ts';
import type { Manifest } from '../platform/backup/manifest.ts';
import { openFiles } from '../platform/files/files.ts';
import { executedMigrations } from '../platform/migrate.ts';
import type { Settings } from '../platform/settings.ts';
import {
  atWork,
  CommandError,
  type CommonOptions,
  exitCodes,
  ofDisk,
  progressOnTerminal,
  report,
  showProgress,
} from './shell.ts';

/** What is said of a backup, in numbers. */
const countsOf = ({ tables, files, at }: Manifest) => ({
  at,
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
});

const showChecked = (done: number, total: number): void => showProgress(done, total, 'files checked');

/** Failures that the operator can mend lose their stacks. */
async function told<Result>(folder: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RestoreError || error instanceof BackupInTheWayError)
      throw new CommandError(error.message, { cause: error });
    throw ofDisk(folder, error) ?? error;
  }
}

/** Commands that write all of an installation down and bring it back. */
export function addBackupCommands(program: Command, settings: () => Settings): void {
  program
    .command('backup <folder>')
    .description('Write the database, the files and the keys of this installation into a new folder.')
    .option('--json', 'answer in JSON')
    .addHelpText(
      'after',
      `\nIt may run beside the server. It exits with ${exitCodes.incomplete} where damaged files were left out.\n` +
        '\nExample:\n  medeina backup /var/backups/medeina-$(date +%F)\n',
    )
    .action(async (given: string, options: CommonOptions) => {
      const folder = resolve(given);
      const written = await atWork(settings(), async ({ settings: own, database, files, progress }) => {
        const { store } = await files(false);
        const { manifest, damaged } = await told(
          folder,
          writeBackup(folder, {
            settings: own,
            address: database.address,
            store,
            migrations: await executedMigrations(database.executor),
            onProgress: (count, total) => progress(count, total, 'tables and files'),
          }),
        );
        const counts = countsOf(manifest);
        await recordEvent(database.executor, {
          actor: operator(),
          action: 'database.backed_up',
          details: { rows: counts.rows, files: counts.files },
        });
        return { ...counts, damaged };
      });
      if (written.damaged.length > 0) process.exitCode = exitCodes.incomplete;
      report(
        {
          facts: { folder, ...written },
          lines: [
            `Wrote ${written.rows} rows of ${written.tables} tables and ${written.files} files to ${folder}.`,
            'It holds personal data and keys: keep it as safe as the server.',
            ...written.damaged.map((name) => `Left out: ${name}, whose content is damaged in the store.`),
          ],
        },
        options,
      );
    });
  program
    .command('restore <folder>')
    .description('Bring a backup into an empty database, on which no server runs, and into the store.')
    .option('--dry-run', 'check the backup and whether it can come here, and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (given: string, options: CommonOptions & { dryRun?: true }) => {
      const folder = resolve(given);
      const isDry = options.dryRun === true;
      const backup = await told(folder, readBackup(folder));
      await told(folder, checkBackup(folder, backup, showChecked));
      const replaced = await atWork(
        settings(),
        async ({ settings: own, database, progress }) => {
          const { store } = await openFiles(own);
          if (isDry) {
            await told(folder, checkTarget(folder, backup, { settings: own, database, store }));
            return [];
          }
          const onProgress = (count: number, total: number): void =>
            progress(count, total, 'tables and files');
          const showApplied = progressOnTerminal(options);
          const onApplied = (_name: string, count: number, total: number): void =>
            showApplied?.(count, total, 'migrations');
          return await told(
            folder,
            restoreBackup(folder, backup, { settings: own, database, store, onProgress, onApplied }),
          );
        },
        { needsMigrations: false },
      );
      const counts = countsOf(backup);
      report(
        {
          facts: { folder, ...counts, restored: !isDry, replaced: replaced.map(({ name }) => name) },
          lines: [
            `${isDry ? 'Would restore' : 'Restored'} ${counts.rows} rows of ${counts.tables} tables and ${counts.files} files of ${counts.at}.`,
            ...replaced.map(({ keptAs }) => `The key that was there is now keys/${keptAs}.`),
          ],
        },
        options,
      );
    });
}
