import { commandsOf } from '../../src/command/examples.ts';
import { createProgram } from '../../src/command/program.ts';
import { readSettings } from '../../src/platform/settings.ts';

/** Verbs of the command line by their path, without what belongs to the shell and is not for people. */
export const commands = commandsOf(createProgram(() => readSettings({}))).filter(
  ([path]) => !/^complet(?:e|ion)\b/.test(path),
);

/** They only read, and give nobody's data away as a whole; `convert` writes where it is told to, never over what is there. */
export const onlyReading = [
  'audit',
  'certificates list',
  'convert',
  'coupons list',
  'doctor',
  'environments list',
  'forms',
  'keys',
  'messages list',
  'moderate list',
  'orders list',
  'orders numbers',
  'orders quotes',
  'orders refunds',
  'orders show',
  'preview',
  'surveys',
] as const;
