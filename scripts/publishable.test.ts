import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './support/run.ts';

const packages = ['tokens', 'design-system'] as const;

/** What the check says of a package with these fields. */
function check(fields: object): { readonly status: number | null; readonly stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-publish-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@medeina/example', ...fields }));
    return spawnSync(process.execPath, [join(root, 'scripts/publishable.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a package is published only with the addresses of its source and its documentation', () => {
  const repository = 'https://git.example.com/medeina';
  const homepage = 'https://docs.example.com';
  expect(check({}).stderr).toContain('no repository and no homepage');
  expect(check({ repository })).toMatchObject({ status: 1, stderr: expect.stringContaining('no homepage') });
  expect(check({ repository, homepage })).toMatchObject({ status: 0, stderr: '' });
});

test.each(packages)('%s is checked before it is published', (name) => {
  const manifest: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  );
  expect(manifest.scripts['prepublishOnly']).toBe('node ../scripts/publishable.ts');
});
