/** After a baseline update: removes pictures of deleted stories and prints the baseline's size. */
import { rmSync, statSync } from 'node:fs';
import { fileOf, kept, limit, subjects, weigh } from './pictures.ts';

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
    process.stdout.write(
      `\nBaseline: ${written.length - added} pictures changed, ${added} new, ${gone.length} gone; ` +
        `${files.length} weigh ${weigh().toFixed(1)} MB (at most ${limit} MB).\n`,
    );
  };
}
