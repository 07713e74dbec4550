/** Type-checks every package with its own settings, two at a time. */
import { runAll } from './support/run.ts';

const packages = [
  'tokens',
  'contract',
  'design-system',
  'design-system/build',
  'server',
  'app',
  'app/worker',
  'tests',
  'scripts',
];

await runAll(
  packages.map((name) => ({ name: `types ${name}`, command: ['tsc', '--project', `${name}/tsconfig.json`] })),
  { atOnce: 2 },
);
