import { CommanderError } from 'commander';
import { ProblemError } from '../platform/errors.ts';
import { problemBody } from '../platform/endpoints/problem-body.ts';
import { ImportError } from '../import/faults.ts';
import { knownFailure } from '../platform/known-failure.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { createProgram } from './program.ts';
import { CommandError, exitCodes } from './shell.ts';
import { jsonOf, printable } from './terminal.ts';

/**
 * Runs one command. With `--json` a failure is told on standard output as well.
 * @returns the exit code, one of {@link exitCodes}.
 */
export async function runCommand(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  let settings: Settings | undefined;
  try {
    await createProgram(() => (settings ??= readSettings(environment))).parseAsync(argv, { from: 'user' });
    const code = Number(process.exitCode ?? exitCodes.done);
    process.exitCode = undefined;
    return code;
  } catch (error) {
    // The parser has told people already.
    const isTold = error instanceof CommanderError;
    if (isTold && error.exitCode === 0) return exitCodes.done;
    const why = isTold ? error.message.replace(/^error: /, '') : explain(error, settings);
    if (!isTold) process.stderr.write(`${printable(why)}\n`);
    if (argv.includes('--json')) {
      const faults = error instanceof ImportError ? { faults: error.faults } : {};
      process.stdout.write(`${jsonOf({ error: why, ...faults })}\n`);
    }
    if (isTold) return exitCodes.wrongUse;
    return error instanceof CommandError ? error.exitCode : exitCodes.notDone;
  }
}

function explain(error: unknown, settings: Settings | undefined): string {
  if (error instanceof CommandError) return error.message;
  if (error instanceof ImportError) {
    const count = error.faults.length;
    return `${error.message}\n${count} ${count === 1 ? 'fault' : 'faults'}; nothing was changed.`;
  }
  if (error instanceof ProblemError) {
    const body = problemBody(error, 'en', 'command');
    const fields = Object.entries(body.errors).map(([field, texts]) => `  ${field}: ${texts.join(' ')}`);
    return [body.message, ...fields].join('\n');
  }
  const known = knownFailure(error, settings);
  if (known !== undefined) return known;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
