import type { Command } from 'commander';
import { operator, recordEvent } from '../platform/audit.ts';
import type { Settings } from '../platform/settings.ts';
import {
  coursesToExport,
  exportCatalogue,
  exportCourses,
  ExportError,
  type ExportReport,
} from '../publish/export-courses.ts';
import {
  type Exported,
  intoFolder,
  intoZip,
  planFolder,
  planZip,
  type WriteExport,
} from '../publish/export-targets.ts';
import {
  atWork,
  CommandError,
  type CommonOptions,
  exitCodes,
  ofDisk,
  report,
  type Workplace,
} from './shell.ts';

interface ExportOptions extends CommonOptions {
  readonly dryRun?: true;
  readonly yes?: true;
  readonly zip?: true;
}

/** Gives courses back as folders. */
export function addExportCommand(program: Command, settings: () => Settings): void {
  program
    .command('export')
    .argument('<course>', "the id or the name of a course, or 'all'")
    .argument('<path>', "where its folder is put, or 'courses' and 'catalogue' for all; with --zip, the file")
    .description('Give courses back as the folders from which they were imported, to the byte.')
    .option('--zip', 'write one zip, which an import takes as well')
    .option('--yes', 'replace what is there already; what an import skips stays')
    .option('--dry-run', 'write nothing, say what would be written and what replaced')
    .option('--json', 'answer in JSON')
    .addHelpText(
      'after',
      '\nWhat learners and operators did stays here: it belongs to people. It may run beside the server.\n' +
        `It exits with 0 when all is written, ${exitCodes.incomplete} when courses were left out, 1 when nothing was written.\n` +
        '\nExamples:\n  medeina export 101 ./drafts          # writes ./drafts/<name of the course>\n' +
        '  medeina export all ./site --dry-run\n' +
        '  medeina export all courses.zip --zip\n  medeina import courses.zip           # elsewhere',
    )
    .action(async (course: string, path: string, options: ExportOptions) => {
      const isDry = options.dryRun === true;
      // As a backup, it reads the database: it migrates nothing.
      const checked = { ...settings(), migrateAtStart: false };
      const { result: done, replaced } = await atWork(checked, (place) =>
        exportTo(place, course, path, options),
      );
      if (done.skipped.length > 0) process.exitCode = exitCodes.incomplete;
      const files = done.courses.reduce((sum, { files }) => sum + files, 0);
      report(
        {
          facts: { path, ...done, replaced, kept: !isDry },
          lines: [
            `${isDry ? 'Would export' : 'Exported'} ${done.courses.length} courses with ${files} files to ${path}.`,
            ...replaced.map((one) => {
              if (!isDry) return `Replaced ${one}.`;
              return `Would replace ${one}${options.yes === true ? '' : ', with --yes'}.`;
            }),
            ...done.skipped.map(
              ({ id, slug }) => `Left out: ${slug} (${id}), whose folder is not kept here.`,
            ),
          ],
        },
        options,
      );
    });
}

async function exportTo(
  { database: { executor }, files, progress }: Workplace,
  course: string,
  path: string,
  options: ExportOptions,
): Promise<Exported<ExportReport>> {
  const isAll = course === 'all';
  try {
    const courses = await coursesToExport(executor, isAll ? undefined : course);
    const opened = await files(false);
    const folder = isAll ? 'courses/' : '';
    const write: WriteExport<ExportReport> = async (target) => {
      const done = await exportCourses(executor, opened, target, courses, {
        folder,
        onProgress: (count, total) => progress(count, total, 'courses'),
      });
      if (isAll) await exportCatalogue(executor, target);
      return done;
    };
    const units = [
      ...courses.map(({ slug }) => `${folder}${slug}`),
      ...(isAll ? ['catalogue/categories.json', 'catalogue/filters.json'] : []),
    ];
    if (options.dryRun === true)
      return options.zip === true ? await planZip(path, write) : await planFolder(path, units, write);
    const isReplacing = options.yes === true;
    const done =
      options.zip === true
        ? await intoZip(path, isReplacing, write)
        : await intoFolder(path, units, isReplacing, write);
    await recordEvent(executor, {
      actor: operator(),
      action: 'content.exported',
      details: { courses: done.result.courses.length },
    });
    return done;
  } catch (error) {
    if (error instanceof ExportError) throw new CommandError(error.message, { cause: error });
    throw ofDisk(path, error) ?? error;
  }
}
