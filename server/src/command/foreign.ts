import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type Language, languages } from '@medeina/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { reportLines } from '../import/foreign/report.ts';
import type { Settings } from '../platform/settings.ts';
import { removeTemporaryFolders } from '../platform/temporary-folder.ts';
import { convertForeign, importForeign } from '../publish/import-foreign.ts';
import {
  atWork,
  CommandError,
  type CommonOptions,
  holdReadable,
  ofDisk,
  recorded,
  report,
  showProgress,
  whenToldToEnd,
} from './shell.ts';

/** What an operator says about a course of another format. */
export interface ForeignFlags {
  readonly category?: string;
  readonly price?: number;
  readonly hours?: number;
  readonly language?: Language;
  readonly knownAs?: string;
  readonly yes?: true;
}

export function withForeignFlags(command: Command): Command {
  return withCourseFlags(command).option(
    '--yes',
    'of another format: change the course that it is known as, though the title differs',
  );
}

function withCourseFlags(command: Command): Command {
  return command
    .option('--category <key>', 'of another format: the category that the course goes into')
    .option('--price <euros>', 'of another format: what it costs, 0 if left out', number)
    .option('--hours <number>', 'of another format: how long it takes', number)
    .addOption(
      new Option('--language <code>', 'of another format: the language of what names none').choices(
        languages,
      ),
    )
    .option('--known-as <name>', 'of another format: know the course by this, not by what its file says');
}

/**
 * For what is no course of another format.
 * @throws {CommandError} where something is said that only such a course takes. `--yes` may be said: nothing is asked.
 */
export function refuseCourseFlags({ category, price, hours, language, knownAs }: ForeignFlags): void {
  const said = Object.entries({
    '--category': category,
    '--price': price,
    '--hours': hours,
    '--language': language,
    '--known-as': knownAs,
  }).flatMap(([flag, value]) => (value === undefined ? [] : [flag]));
  if (said.length === 0) return;
  throw new CommandError(
    `${said.join(', ')} ${said.length === 1 ? 'is' : 'are'} for courses of another format: a folder says it in its course.json.`,
  );
}

function number(text: string): number {
  const value = Number(text);
  if (!/^\d{1,6}(?:\.\d{1,2})?$/.test(text) || !Number.isFinite(value))
    throw new InvalidArgumentError('It must be a number, such as 120 or 49.50.');
  return value;
}

export async function importForeignCourse(
  settings: Settings,
  path: string,
  options: CommonOptions & ForeignFlags & { readonly dryRun?: true },
): Promise<void> {
  const isKept = options.dryRun !== true;
  const done = await atWork(settings, async ({ database, files, progress: onProgress }) =>
    importForeign(database, await files(isKept), path, { ...options, onProgress }, (deed) =>
      recorded(database, deed, ({ courses, reviews, courseIds: [id] }) => ({
        action: 'content.imported',
        ...(id !== undefined && { object: { kind: 'course', id } }),
        details: { courses, reviews },
      })),
    ),
  );
  const { courseIds: _one, ...counts } = done.counts;
  report(
    {
      facts: {
        ...counts,
        course: done.courseId,
        changes: done.changes,
        kept: isKept,
        items: done.items,
      },
      lines: [
        done.changes === null
          ? `New course '${done.title}' (${done.courseId}).`
          : `Changes '${done.changes}' (${done.courseId})${done.changes === done.title ? '' : `, now '${done.title}'`}.`,
        ...reportLines(done.items),
        ...counts.warnings.map((warning) => `Warning: ${warning}`),
        `${isKept ? 'Imported' : 'Would import'} course ${done.courseId} with ${counts.materials} materials.`,
      ],
    },
    options,
  );
}

export function addConvertCommand(program: Command): void {
  withCourseFlags(
    program
      .command('convert <file> <folder>')
      .description(
        'Write a course of another format (.mbz, .imscc, QTI 2, .h5p) as a course folder, to go on with.',
      )
      .option('--json', 'answer in JSON'),
  ).action(async (file: string, folder: string, options: CommonOptions & ForeignFlags) => {
    await holdReadable(file);
    const there = statSync(file, { throwIfNoEntry: false });
    if (there === undefined) throw new CommandError(`There is no file ${file}.`);
    if (!there.isFile()) throw new CommandError(`${file} is no file: convert takes a course as one file.`);
    if (existsSync(folder) && (await listed(folder)).length > 0)
      throw new CommandError(`${folder} is not empty. Name a folder that does not exist yet.`);
    const ending = whenToldToEnd(async () => removeTemporaryFolders());
    try {
      await convert(file, folder, options);
    } finally {
      await ending.over();
    }
  });
}

async function convert(file: string, folder: string, options: CommonOptions & ForeignFlags): Promise<void> {
  const { courseId, items } = await convertForeign(file, folder, {
    ...options,
    onProgress: showProgress,
  }).catch((error: unknown) => {
    throw ofDisk(folder, error) ?? error;
  });
  report(
    {
      facts: { course: courseId, folder, items },
      lines: [...reportLines(items), `Wrote course ${courseId} to ${folder}.`],
    },
    options,
  );
}

/** @throws {CommandError} where it is a file, or closed to us. */
async function listed(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw ofDisk(folder, error) ?? error;
  }
}
