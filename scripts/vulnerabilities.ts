/**
 * Asks the registry for known vulnerabilities of everything that the lockfile names. Fails on one that is moderate or worse,
 * and where the registry answers no such question; with `--if-answered` that is only said, for tests away from it.
 */
import { spawnSync } from 'node:child_process';
import { verdictOn } from './support/verdict.ts';
import { root, toolEnvironment } from './support/run.ts';

const { stdout } = spawnSync('pnpm', ['audit', '--json'], {
  cwd: root,
  env: toolEnvironment(),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  timeout: 120_000,
});
const { passed, lines } = verdictOn(stdout, !process.argv.includes('--if-answered'));
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = passed ? 0 : 1;
