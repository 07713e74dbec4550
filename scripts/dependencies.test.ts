import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, toolEnvironment } from './support/run.ts';

/** A rule, the file that breaks it, and what that file imports. */
const planted = [
  ['no-circle', 'contract/src/circle.ts', 'contract/src/circle.ts'],
  ['design-system-stands-alone', 'design-system/src/primitives/a.ts', 'contract/src/b.ts'],
  [
    'design-system-primitives-below-domain',
    'design-system/src/primitives/c.ts',
    'design-system/src/domain/b.ts',
  ],
  ['contract-paths-import-nothing', 'contract/src/auth/paths.ts', 'contract/src/b.ts'],
  ['app-imports-packages-only', 'app/src/a.ts', 'server/src/b.ts'],
  ['app-pages-learning-keep-to-themselves', 'app/src/pages/learning/a.ts', 'app/src/pages/catalogue/b.ts'],
  ['server-catalogue-store-is-private', 'server/src/learning/a.ts', 'server/src/catalogue/store.ts'],
  ['nothing-imports-app-or-server', 'tokens/src/a.ts', 'server/src/b.ts'],
] as const;

test('each planted import is found by its rule, and nothing else is', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-rules-'));
  const write = (name: string, content: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const [, , to] of planted) write(to, 'export const leaf = 1;\n');
  for (const [, from, to] of planted) {
    const up = '../'.repeat(from.split('/').length - 1);
    write(from, `import { leaf } from '${up}${to}';\nexport const use = leaf;\n`);
  }
  const { stdout } = spawnSync(
    'depcruise',
    ['--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'err', '.'],
    { cwd: folder, env: toolEnvironment(), encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true, force: true });

  for (const [rule, from] of planted) expect(stdout).toContain(`error ${rule}: ${from}`);
  // A file that imports what it may is in none of the complaints.
  expect(stdout).not.toContain(': contract/src/b.ts');
});
