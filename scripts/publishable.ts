/**
 * Refuses to publish a package that does not say where its source and its documentation are. npm runs it in the folder of
 * the package, before it packs.
 */
import { readFileSync } from 'node:fs';

const manifest: Readonly<Record<string, unknown>> = JSON.parse(readFileSync('package.json', 'utf8'));
const missing = ['repository', 'homepage'].filter((field) => manifest[field] === undefined);
if (missing.length > 0) {
  process.stderr.write(
    `${String(manifest['name'])} is not published: its package.json has no ${missing.join(' and no ')}.\n`,
  );
  process.exitCode = 1;
}
