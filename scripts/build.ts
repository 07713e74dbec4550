/**
 * Builds the app's browser and server bundles. Skipped when the sources' hash has not changed.
 */
import { runStep } from './support/run.ts';
import { stampOf } from './support/sources.ts';

const stamp = stampOf(
  'app/dist/.stamp',
  [
    'pnpm-lock.yaml',
    'tokens/{src,generated}/**/*',
    'contract/src/**/*.ts',
    'design-system/{assets,src}/**/*',
    'app/{src,public,build,worker}/**/*',
    'app/*.{ts,json,html}',
  ],
  (name) => /\.(stories|test|fixtures)\.tsx?$|\.mdx$/.test(name),
);
if (!stamp.isFresh || process.argv.includes('--force')) {
  process.stdout.write('Building the app …\n');
  const result = await runStep({
    name: 'build',
    command: ['pnpm', '--filter', '@medeina/app', 'build'],
    environment: { NODE_ENV: 'production' },
  });
  if (!result.passed) {
    process.stderr.write(result.output);
    process.exit(1);
  }
  stamp.keep();
  process.stdout.write(`Built in ${result.seconds.toFixed(0)} s.\n`);
}
