/**
 * The test command. Runs every check in order of cost and ends with one summary.
 * `--full` takes the long tier: every page, language, theme and width, and long random runs.
 */
import { findChromium } from './support/chromium.ts';
import { type Step, type StepResult, runStep } from './support/run.ts';

const isFull = process.argv.includes('--full');
/** Where nobody watches, tests that fail are tried once more, and the summary says so: their cause is to be found. */
const isUnwatched = process.env['CI'] !== undefined;
const seed = process.env['TEST_SEED'] ?? String(Date.now() % 1_000_000);
const browser = await findChromium();
const environment = {
  CHROMIUM: browser.executablePath,
  TEST_TIER: isFull ? 'full' : 'quick',
  TEST_SEED: seed,
  ...browser.environment,
};

/** Groups run one after the other; the steps of a group side by side, for two cores. */
const groups: Step[][] = [
  [
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'lint', command: ['oxlint', '--type-aware'] },
  ],
  [
    { name: 'types', command: ['node', 'scripts/types.ts'] },
    { name: 'dependency rules', command: ['pnpm', 'dependencies'] },
  ],
  [
    { name: 'unused code', command: ['knip'] },
    { name: 'build', command: ['node', 'scripts/build.ts'] },
  ],
  [{ name: 'unit and server', command: ['vitest', 'run', '--config', 'vitest.config.ts'] }],
  [{ name: 'packages', command: ['vitest', 'run', '--config', 'vitest.packages.config.ts'] }],
  [{ name: 'stories', command: ['vitest', 'run', '--config', 'vitest.stories.config.ts'] }],
  [{ name: 'journeys', command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'] }],
];

process.stdout.write(
  `Seed ${seed} (TEST_SEED=${seed} repeats this run), browser ${browser.executablePath}\n`,
);
const results: StepResult[] = [];
const unsteady: string[] = [];
for (const group of groups) {
  const isAlone = group.length === 1;
  const run = (step: Step): Promise<StepResult> => runStep({ ...step, environment }, isAlone);
  let ended = await Promise.all(group.map(run));
  if (isAlone && isUnwatched && ended.some(({ passed }) => !passed)) {
    ended = await Promise.all(group.map(run));
    unsteady.push(...ended.filter(({ passed }) => passed).map(({ name }) => name));
  }
  results.push(...ended);
}

// What failed is said once more at the end: whoever sees only the end of a long log finds the cause there.
const linesOfFailure = 80;
for (const { name, output } of results.filter((result) => !result.passed)) {
  process.stdout.write(`\n✗ ${name}\n${output.split('\n').slice(-linesOfFailure).join('\n')}\n`);
}
process.stdout.write('\n');
for (const result of results) {
  process.stdout.write(
    `${result.passed ? '✓' : '✗'} ${result.name.padEnd(20)} ${result.seconds.toFixed(1).padStart(7)} s\n`,
  );
}
for (const name of unsteady) process.stdout.write(`! ${name}: passed at the second try only\n`);
const failed = results.filter((result) => !result.passed).length;
const total = results.reduce((sum, result) => sum + result.seconds, 0);
process.stdout.write(`${total.toFixed(0)} s of work\n${results.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
