/** After a baseline update: removes pictures of deleted stories and prints the baseline's size. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { baseline, fileOf, subjects } from './pictures.ts';

const kept = (): string[] =>
  existsSync(baseline)
    ? readdirSync(baseline, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

export default function setup(): () => void {
  const started = Date.now();
  const before = new Set(kept());
  return () => {
    const wanted = new Set(
      subjects().flatMap(({ look, stories }) => stories.map((story) => fileOf(look, story.id))),
    );
    const gone = kept().filter((file) => !wanted.has(file));
    for (const file of gone) rmSync(file);
    const files = kept();
    const written = files.filter((file) => statSync(file).mtimeMs >= started);
    const added = written.filter((file) => !before.has(file)).length;
    const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024 ** 2;
    process.stdout.write(
      `\nBaseline: ${written.length - added} pictures changed, ${added} new, ${gone.length} gone; ` +
        `${files.length} weigh ${megabytes.toFixed(1)} MB (at most 25 MB).\n`,
    );
  };
}
