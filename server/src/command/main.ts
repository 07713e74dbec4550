import { CommanderError } from 'commander';
import { ProblemError } from '../platform/errors.ts';
import { problemBody } from '../platform/endpoints/problem-body.ts';
import { ImportError } from '../import/faults.ts';
import { knownFailure } from '../platform/known-failure.ts';
import { readSettings, type Settings } from '../platform/settings.ts';
import { createProgram } from './program.ts';
import { CommandError } from './shell.ts';

/**
 * Runs one command. With `--json` a failure is told on standard output as well.
 * @returns the exit code: 0 when it did what it should, 1 when it did not.
 */
export async function runCommand(
  argv: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  let settings: Settings | undefined;
  try {
    await createProgram(() => (settings ??= readSettings(environment))).parseAsync(argv, { from: 'user' });
    return process.exitCode === undefined ? 0 : Number(process.exitCode);
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    const why = explain(error, settings);
    process.stderr.write(`${why}\n`);
    if (argv.includes('--json')) {
      const faults = error instanceof ImportError ? { faults: error.faults } : {};
      process.stdout.write(`${JSON.stringify({ error: why, ...faults })}\n`);
    }
    return 1;
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
