import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isLanguage, languages } from '@medeina/contract';
import type { Command } from 'commander';
import {
  drawing,
  type FormResult,
  formResults,
  formTable,
  type ResultFile,
} from '../learning/activities/form/results.ts';
import type { KeptFiles } from '../platform/files/files.ts';
import type { Settings } from '../platform/settings.ts';
import { csvOf, oneTable } from './csv.ts';
import {
  atWork,
  CommandError,
  type CommonOptions,
  ofDisk,
  report,
  tellGone,
  wholeNumber,
  type Workplace,
} from './shell.ts';

interface FormOptions extends CommonOptions {
  readonly language: string;
  readonly csv?: true;
  readonly files?: string;
}

/** What learners sent in forms. */
export function addFormCommand(program: Command, settings: () => Settings): void {
  program
    .command('forms')
    .argument('<course>', 'the id of the course', wholeNumber)
    .argument('[form]', 'the name of one of its forms')
    .description('Show what was sent in the forms of a course.')
    .option('--language <language>', `the language of fields: ${languages.join(', ')}`, 'lt')
    .option('--files <folder>', 'save the files and drawn signatures there as well')
    .option('--csv', 'write everything that was sent as rows of CSV, of one form')
    .option('--json', 'answer in JSON')
    .action(async (courseId: number, name: string | undefined, options: FormOptions) => {
      const { language, files: folder } = options;
      if (!isLanguage(language)) throw new CommandError(`--language must be one of ${languages.join(', ')}.`);
      if (options.csv === true && options.json === true)
        throw new CommandError('Give --csv or --json, not both.');
      const { forms, table, saved, gone } = await atWork(
        settings(),
        async ({ database, files, progress }) => {
          const chosen = await formResults(database.executor, courseId, language, name);
          if (chosen.length === 0)
            throw new CommandError(
              `Course ${courseId} has no form${name === undefined ? '' : ` '${name}'`}.`,
            );
          // What was asked wrongly is told before anything is saved.
          const asked = options.csv === true ? oneTable(chosen.map(formTable), name, 'form') : undefined;
          const own = chosen.flatMap(({ submissions }) => submissions.flatMap((one) => one.files));
          const missing =
            folder === undefined ? [] : await saveFiles((await files(false)).uploads, folder, own, progress);
          return {
            forms: chosen,
            table: asked,
            saved: folder === undefined ? 0 : own.length - missing.length,
            gone: missing,
          };
        },
      );
      tellGone(gone);
      if (table !== undefined) {
        process.stdout.write(csvOf(table));
        return;
      }
      const lines = [
        ...forms.flatMap(linesOf),
        ...(folder === undefined ? [] : [`Saved ${saved} files in ${folder}.`]),
      ];
      report({ facts: { course: courseId, forms: forms.map(factsOf), saved, gone }, lines }, options);
    });
}

/**
 * One at a time: a form can hold many megabytes.
 * @returns the paths of those that are gone.
 */
async function saveFiles(
  uploads: KeptFiles,
  folder: string,
  own: readonly ResultFile[],
  onProgress: Workplace['progress'],
): Promise<string[]> {
  const gone: string[] = [];
  for (const [place, file] of own.entries()) {
    // oxlint-disable-next-line no-await-in-loop
    if (!(await saveFile(uploads, folder, file))) gone.push(file.path);
    onProgress(place + 1, own.length, 'files');
  }
  return gone;
}

/**
 * Only its owner may read it, and what is there already stays.
 * @returns whether it was still there to be saved.
 */
async function saveFile(uploads: KeptFiles, folder: string, { path, content }: ResultFile): Promise<boolean> {
  const target = join(folder, path);
  const body = await bodyOf(uploads, content);
  if (body === undefined) return false;
  try {
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, body, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    throw ofDisk(target, error) ?? error;
  }
}

async function bodyOf(uploads: KeptFiles, content: ResultFile['content']) {
  if ('strokes' in content) return drawing(content.strokes);
  const file = await uploads.open(content.hash);
  return file === undefined || file === 'outside' ? undefined : file.body;
}

/** What programs need: files by their paths, which are those of `--files`. */
function factsOf({ submissions, ...form }: FormResult): object {
  return {
    ...form,
    submissions: submissions.map(({ files, ...one }) => ({ ...one, files: files.map(({ path }) => path) })),
  };
}

function linesOf({ title, submissions }: FormResult): string[] {
  return [
    `${title}: sent ${submissions.length} ${submissions.length === 1 ? 'time' : 'times'}`,
    ...submissions.flatMap(({ username, number, submitted_at: at, fields }) => [
      `  ${username}, ${at.slice(0, 16).replace('T', ' ')}${number === 1 ? '' : ` (${number})`}`,
      ...Object.values(fields).flatMap(({ label, text }) => (text === '' ? [] : [`    ${label}: ${text}`])),
    ]),
  ];
}
