/**
 * The test command. Runs every check in order of cost and ends with one summary.
 * `--full` runs the full tier: every page, language, theme and width, and long random runs.
 * `--near` runs what a change touches, of what is quick: the tests and stories that import a file changed since main.
 */
import { findChromium } from './support/chromium.ts';
import { type Step, type StepResult, runStep } from './support/run.ts';

const isFull = process.argv.includes('--full');
const seed = process.env['TEST_SEED'] ?? String(Date.now() % 1_000_000);
// Unpacks the browser before parallel steps need it.
const browser = findChromium();
const environment = { TEST_TIER: isFull ? 'full' : 'quick', TEST_SEED: seed };

/** A `quiet` step prints only when it fails; others stream their output. */
interface TestStep extends Step {
  readonly quiet?: true;
  /** The option that reruns only failed tests, if the program has one. */
  readonly again?: string;
  /** Not run again in CI: a figure that misses its bar once has missed it. */
  readonly once?: true;
}

const unit = ['vitest', 'run', '--config', 'vitest.config.ts'] as const;
const stories = ['vitest', 'run', '--config', 'vitest.stories.config.ts'] as const;
const changed = ['--changed', 'main', '--passWithNoTests'] as const;

const reading: TestStep[] = [
  { name: 'format', command: ['oxfmt', '--check'], quiet: true },
  { name: 'lint', command: ['oxlint', '--type-aware'], quiet: true },
];
const types: TestStep = { name: 'types', command: ['node', 'scripts/types.ts'], quiet: true };

/** Groups run one after the other, the steps of a group in parallel on two cores. */
const near: TestStep[][] = [
  reading,
  [types],
  [{ name: 'unit and server', command: [...unit, ...changed] }],
  [{ name: 'stories', command: [...stories, ...changed] }],
];
const whole: TestStep[][] = [
  reading,
  [types, { name: 'dependency rules', command: ['pnpm', 'dependencies'], quiet: true }],
  [
    { name: 'unused code', command: ['knip'], quiet: true },
    { name: 'build', command: ['node', 'scripts/build.ts'], quiet: true },
  ],
  [{ name: 'unit and server', command: unit }],
  [{ name: 'packages', command: ['vitest', 'run', '--config', 'vitest.packages.config.ts'] }],
  [{ name: 'stories', command: stories }],
  [{ name: 'pictures', command: ['node', 'scripts/visual.ts'] }],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      again: '--last-failed',
    },
    { name: 'soak', command: ['node', 'tests/soak/run.ts'], once: true },
  ],
];

// Crowd and rehearsal time what runs on two cores. Building the documentation takes minutes, and the registry is asked over the network.
if (isFull)
  whole.push(
    [{ name: 'crowd', command: ['node', 'tests/bench/run.ts', 'crowd', '--strict'], once: true }],
    [{ name: 'rehearsal', command: ['node', 'tests/rehearsal/run.ts', '--step'] }],
    [{ name: 'documentation', command: ['node', 'scripts/documentation.ts'] }],
    [{ name: 'known vulnerabilities', command: ['node', 'scripts/vulnerabilities.ts', '--if-answered'] }],
  );

process.stdout.write(
  `Seed ${seed} (TEST_SEED=${seed} repeats this run), browser ${browser.executablePath}\n`,
);
const unsteady: string[] = [];

/** In CI a failing step runs once more, and the summary reports it as unsteady: a bug to find. */
async function runTests({ quiet, again, once, ...step }: TestStep): Promise<StepResult> {
  const run = (...more: string[]): Promise<StepResult> =>
    runStep({ ...step, command: [...step.command, ...more], environment }, !quiet);
  const first = await run();
  if (first.passed || quiet || once || process.env['CI'] === undefined) return first;
  const second = await run(...(again ? [again] : []));
  if (second.passed) unsteady.push(step.name);
  return second;
}

const results: StepResult[] = [];
for (const group of process.argv.includes('--near') ? near : whole)
  results.push(...(await Promise.all(group.map(runTests))));

// Repeat failures at the end, where the reader of a long log finds them.
const linesOfFailure = 80;
for (const { name, output } of results.filter((result) => !result.passed)) {
  process.stdout.write(`\n✗ ${name}\n${output.split('\n').slice(-linesOfFailure).join('\n')}\n`);
}
process.stdout.write('\n');
for (const { name, passed, seconds, output } of results) {
  const time = `${name.padEnd(20)} ${seconds.toFixed(1).padStart(7)} s`;
  // A step that needs what is not installed here says that alone.
  const [skipped] = passed ? (/^Skipped: .+(?=\n$)/.exec(output) ?? []) : [];
  process.stdout.write(skipped === undefined ? `${passed ? '✓' : '✗'} ${time}\n` : `– ${time}  ${skipped}\n`);
}
for (const name of unsteady) process.stdout.write(`! ${name}: passed at the second try only\n`);
const failed = results.filter((result) => !result.passed).length;
const total = results.reduce((sum, result) => sum + result.seconds, 0);
process.stdout.write(`${total.toFixed(0)} s of work\n${results.length - failed} passed, ${failed} failed\n`);
// Not `process.exit`: it would cut off a long summary that is still on its way into a pipe.
process.exitCode = failed === 0 ? 0 : 1;
