/**
 * Builds what the server serves: the app's browser and server bundles. A stamp of the sources' hash lets a
 * second start skip it.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runStep } from './support/run.ts';

const SOURCES = [
  'pnpm-lock.yaml',
  'tokens/{src,generated}/**/*',
  'contract/src/**/*.ts',
  'design-system/src/**/*',
  'app/{src,public,build,worker}/**/*',
  'app/*.{ts,json,html}',
];
const STAMP = join(root, 'app/dist/.stamp');

function sourceHash(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(stories|test|fixtures)\.tsx?$|\.mdx$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

const wanted = sourceHash();
const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
if (!isFresh || process.argv.includes('--force')) {
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
  mkdirSync(join(STAMP, '..'), { recursive: true });
  writeFileSync(STAMP, wanted);
  process.stdout.write(`Built in ${result.seconds.toFixed(0)} s.\n`);
}
