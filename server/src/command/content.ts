import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { Executor } from '../platform/database.ts';
import { itemLines } from '../publish/import-items.ts';
import { importSite, type ImportReport } from '../publish/import-site.ts';
import { operator, recordEvent } from '../platform/audit.ts';
import type { Settings } from '../platform/settings.ts';
import { isForeign } from '../import/foreign/convert.ts';
import {
  addConvertCommand,
  type ForeignFlags,
  importForeignCourse,
  refuseCourseFlags,
  withForeignFlags,
} from './foreign.ts';
import { atWork, type CommonOptions, holdReadable, report } from './shell.ts';

/** Commands about what is taught. */
export function addContentCommands(program: Command, settings: () => Settings): void {
  addConvertCommand(program);
  withForeignFlags(
    program
      .command('import <path>')
      .description(
        'Import a course folder, a whole catalogue, or a course of another format (.mbz, .imscc, QTI 2, .h5p). All of it or nothing.',
      ),
  )
    .option('--dry-run', 'check everything and change nothing')
    .option('--json', 'answer in JSON')
    .action(async (path: string, options: CommonOptions & ForeignFlags & { dryRun?: true }) => {
      await holdReadable(path);
      if (await isForeign(path)) {
        await importForeignCourse(settings(), path, options);
        return;
      }
      // What is not there is told by the import.
      if (existsSync(path)) refuseCourseFlags(options);
      const isDry = options.dryRun === true;
      const done = await atWork(settings(), async ({ database, files, progress: onProgress }) => {
        const opened = await files(!isDry);
        return await importSite(database, opened, path, {
          dryRun: isDry,
          onProgress,
          alongside: recordImport,
        });
      });
      const { warnings, courseIds, items, ...counted } = done;
      const parts = Object.entries(counted)
        .filter(([, count]) => count > 0)
        .map(([what, count]) => `${count} ${what}`);
      report(
        {
          facts: { ...counted, course_ids: courseIds, warnings, kept: !isDry, items },
          lines: [
            ...itemLines(items),
            `${isDry ? 'Would import' : 'Imported'} ${parts.join(', ')}.`,
            ...warnings.map((warning) => `Warning: ${warning}`),
          ],
        },
        options,
      );
    });
}

/** Each course has an event of its own, to be found by `audit --object course:ID`; the counts are of the whole import. */
async function recordImport(
  executor: Executor,
  { courseIds, courses, reviews }: ImportReport,
): Promise<void> {
  const event = {
    actor: operator(),
    action: 'content.imported',
    details: { courses, reviews },
  } as const;
  if (courses === 0) await recordEvent(executor, event);
  for (const id of courseIds) await recordEvent(executor, { ...event, object: { kind: 'course', id } });
}
