/**
 * Compares pictures of all stories (in the quick tier, a sample) with the baseline. `--update` replaces the baseline.
 * Differences are shown side by side in `visual-report`.
 */
import { runStep } from './support/run.ts';
import { stampOf } from './support/sources.ts';

const isUpdate = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((word) => word !== '--update');

const stamp = stampOf('.cache/visual/stamp', [
  'pnpm-lock.yaml',
  '.storybook/*',
  'tokens/{src,generated}/**/*',
  'design-system/{assets,foundations,pages,src}/**/*',
]);
if (!stamp.isFresh) {
  const { passed, output, seconds } = await runStep({
    name: 'storybook',
    // `--test` leaves out the documentation, which takes two thirds of the build and has no pictures.
    command: ['storybook', 'build', '--test', '--output-dir', '.cache/visual/storybook', '--quiet'],
  });
  if (!passed) {
    process.stderr.write(output);
    process.exit(1);
  }
  stamp.keep();
  process.stdout.write(`Built Storybook in ${seconds.toFixed(0)} s.\n`);
}

const { passed } = await runStep(
  {
    name: 'pictures',
    command: ['playwright', 'test', '--config', 'tests/visual/playwright.config.ts', ...rest],
    environment: isUpdate ? { VISUAL_UPDATE: 'true' } : {},
  },
  true,
);
if (!passed) {
  process.stdout.write('\nSee the differences in visual-report/index.html\n');
  process.exit(1);
}
