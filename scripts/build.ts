/**
 * Builds the app's browser and server bundles, and the script of the custom elements that the server hosts. Skipped when the sources' hash has not changed.
 */
import { runStep } from './support/run.ts';
import { stampOf } from './support/sources.ts';

const stamp = stampOf(
  'app/dist/.stamp',
  [
    'pnpm-lock.yaml',
    'tokens/{src,generated}/**/*',
    'contract/src/**/*.ts',
    'design-system/{assets,build,src}/**/*',
    'design-system/{package.json,tsdown.config.ts}',
    'app/{src,public,build,worker}/**/*',
    'app/*.{ts,json,html}',
  ],
  (name) => /\.(stories|test|fixtures)\.tsx?$|\.mdx$/.test(name),
);
if (!stamp.isFresh || process.argv.includes('--force')) {
  process.stdout.write('Building the app …\n');
  const start = performance.now();
  for (const command of [
    ['pnpm', '--filter', '@medeina/app', 'build'],
    ['pnpm', '--filter', '@medeina/design-system', 'build:embed'],
  ] as const) {
    const result = await runStep({ name: 'build', command, environment: { NODE_ENV: 'production' } });
    if (!result.passed) {
      process.stderr.write(result.output);
      process.exit(1);
    }
  }
  stamp.keep();
  process.stdout.write(`Built in ${((performance.now() - start) / 1000).toFixed(0)} s.\n`);
}
