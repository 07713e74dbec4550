/**
 * Compares a picture of every story with its baseline. `--update` takes today's pictures as the baseline. What changed
 * is shown side by side in `playwright-report/visual`.
 */
import { type Step, runStep } from './support/run.ts';

const isUpdate = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((word) => word !== '--update');
const steps: Step[] = [
  { name: 'storybook', command: ['storybook', 'build', '--output-dir', 'storybook-static', '--quiet'] },
  {
    name: 'pictures',
    command: [
      'playwright',
      'test',
      '--config',
      'tests/visual/playwright.config.ts',
      ...(isUpdate ? ['--update-snapshots=changed'] : []),
      ...rest,
    ],
  },
  ...(isUpdate ? [{ name: 'packing', command: ['node', 'tests/visual/compact.ts'] as const }] : []),
];
for (const step of steps) {
  const { passed } = await runStep(step, true);
  if (passed) continue;
  process.stdout.write(`\n✗ ${step.name}. What changed: playwright-report/visual/index.html\n`);
  process.exit(1);
}
