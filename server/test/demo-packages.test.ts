import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packages } from '../demo/h5p/packages.ts';
import { filesOfArchive, readArchive } from '../src/import/kinds/hvp/archive.ts';
import { readPackage } from '../src/import/kinds/hvp/package.ts';

test.each(packages())('$file holds what it was made from: node server/demo/h5p/pack.ts', async (made) => {
  const path = join(import.meta.dirname, '../demo/courses', made.file);
  const found = new Map<string, string>();
  await readArchive(
    path,
    () => true,
    (name, bytes) => {
      found.set(name, bytes.toString('utf8'));
    },
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(made.contents));
  expect(await filesOfArchive(path)).toHaveLength(made.contents.size);
  expect(await readPackage(path)).toMatchObject({ library: 'Medeina.TapRhythm 1.0' });
});
