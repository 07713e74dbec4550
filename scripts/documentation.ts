/** Builds Storybook with its documentation and walks its pages: each must draw, and each snippet must be copyable. */
import { runStep } from './support/run.ts';
import { stampOf } from './support/sources.ts';

const stamp = stampOf('.cache/documentation/stamp', [
  'pnpm-lock.yaml',
  '.changeset/*',
  '.storybook/**/*',
  'tokens/{src,generated}/**/*',
  'design-system/{assets,docs,foundations,pages,src}/**/*',
  'design-system/*.json',
]);
if (!stamp.isFresh) {
  const { passed, output } = await runStep({
    name: 'storybook',
    command: ['storybook', 'build', '--output-dir', '.cache/documentation/storybook', '--quiet'],
  });
  if (!passed) {
    process.stderr.write(output);
    process.exit(1);
  }
  stamp.keep();
}

const { passed } = await runStep(
  {
    name: 'documentation',
    command: [
      'playwright',
      'test',
      '--config',
      'tests/documentation/playwright.config.ts',
      ...process.argv.slice(2),
    ],
  },
  true,
);
process.exit(passed ? 0 : 1);
