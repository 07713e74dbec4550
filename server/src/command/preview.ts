import { statSync } from 'node:fs';
import type { Command } from 'commander';
import { codeOf } from '../platform/database.ts';
import type { Settings } from '../platform/settings.ts';
import type { PreviewEvent } from '../publish/preview/preview.ts';
import { faultLine } from '../import/faults.ts';
import { CommandError, type CommonOptions, wholeNumber } from './shell.ts';
import { jsonOf, printable } from './terminal.ts';

interface PreviewCommandOptions extends CommonOptions {
  readonly port: number;
}

/** Shows a folder while it is being written. */
export function addPreviewCommand(program: Command, settings: () => Settings): void {
  program
    .command('preview')
    .argument('<folder>', 'of a course, or of a whole catalogue')
    .description('Show a folder in the browser as you write it; the database and the files stay as they are.')
    .option('--port <number>', 'where to serve it, on this machine alone', wholeNumber, 3100)
    .option('--json', 'a line of JSON for each event')
    .addHelpText(
      'after',
      '\nIt imports the folder into a place of its own, again whenever a file changes, and says what is wrong here and in\n' +
        'the browser. Categories and filters that only your installation has are shown by their keys. Ids never change:\n' +
        'begin anew after changing one. Ctrl+C ends it and removes what it made.\n' +
        '\nExample:\n  medeina preview courses/sepsis      # then open http://localhost:3100/preview',
    )
    .action(async (folder: string, { port, json }: PreviewCommandOptions) => {
      if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
        throw new CommandError(`There is no folder ${folder}.`);
      const ending = new AbortController();
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
        process.once(signal, () => ending.abort());
      const { preview } = await import('../publish/preview/preview.ts');
      const shown = preview(folder, {
        settings: settings(),
        port,
        signal: ending.signal,
        onEvent: (event) => {
          process.stdout.write(`${json === true ? jsonOf(event) : printable(lineOf(event))}\n`);
        },
      });
      await shown.catch((error: unknown) => {
        if (codeOf(error) !== 'EADDRINUSE') throw error;
        throw new CommandError(`Port ${port} is in use: name another one with --port.`, { cause: error });
      });
    });
}

function lineOf(event: PreviewEvent): string {
  const time = new Date().toTimeString().slice(0, 8);
  if (event.event === 'ready')
    return `The preview is at ${event.url} and follows the folder. Ctrl+C ends it.`;
  if (event.event === 'imported')
    return `${time} Imported ${event.done.courses} courses, ${event.done.materials} materials, ${event.done.files} files.`;
  const end = `${time} ${event.faults.length} faults; the pages show the folder as it was before.`;
  return [...event.faults.map(faultLine), end].join('\n');
}
