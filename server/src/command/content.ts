import type { Command } from 'commander';
import { importSite } from '../import/import-site.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork, type CommonOptions, report } from './shell.ts';

/** Commands about what is taught. */
export function addContentCommands(program: Command, settings: () => Settings): void {
  program
    .command('import <path>')
    .description('Import a course folder, or a whole catalogue. All of it or nothing.')
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (path: string, options: CommonOptions & { dryRun?: true }) => {
      const isDry = options.dryRun === true;
      const done = await atWork(settings(), ({ database, stores, progress }) =>
        importSite(database, stores, path, {
          dryRun: isDry,
          onProgress: (count, total) => progress(count, total, 'courses'),
        }),
      );
      const parts = Object.entries(done)
        .filter(([, count]) => count > 0)
        .map(([what, count]) => `${count} ${what}`);
      report(
        {
          facts: { ...done, kept: !isDry },
          lines: [`${isDry ? 'Would import' : 'Imported'} ${parts.join(', ')}.`],
        },
        options,
      );
    });
}
