import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { root, toolEnvironment } from './support/run.ts';

const domains = ['auth', 'account', 'catalogue', 'learning', 'content', 'shopping'];
const serverDomains = ['environments', ...domains];
/** The folders of the app, from the ground up. */
const appFolders = ['activities', 'session', 'offline', 'data', 'shell', 'pages'];
const after = (domain: string): string =>
  serverDomains[(serverDomains.indexOf(domain) + 1) % serverDomains.length] ?? '';

/** A rule, a file that breaks it, and what that file imports: another file or an npm package. */
const planted: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['no-circle', 'contract/src/circle.ts', 'contract/src/circle.ts'],
  ['no-unresolved', 'contract/src/missing.ts', './nowhere.ts'],

  ['tokens-import-nothing', 'tokens/src/folder.ts', 'contract/src/leaf.ts'],
  ['tokens-import-nothing', 'tokens/src/package.ts', 'zod'],
  ['contract-imports-only-zod', 'contract/src/folder.ts', 'tokens/src/leaf.ts'],
  ['contract-imports-only-zod-package', 'contract/src/package.ts', 'kysely'],
  ['contract-paths-import-nothing', 'contract/src/auth/paths.ts', 'contract/src/leaf.ts'],
  ['contract-paths-import-nothing', 'contract/src/content/paths.ts', 'zod'],
  ['contract-paths-import-nothing', 'contract/src/wire.ts', 'contract/src/leaf.ts'],

  ['design-system-stands-alone', 'design-system/src/primitives/folder.ts', 'scripts/leaf.ts'],
  ['design-system-knows-no-contract', 'design-system/src/domain/contract.ts', 'contract/src/leaf.ts'],
  [
    'design-system-elements-take-types-of-the-contract',
    'design-system/src/elements/contract.ts',
    'contract/src/leaf.ts',
  ],
  ...['swr', 'react-router', 'react-router-dom', 'react-intl', 'zod', 'react-hook-form'].map(
    (name) => ['design-system-knows-no-app-library', `design-system/src/domain/${name}.ts`, name] as const,
  ),
  ...['internal', 'primitives', 'domain', 'elements'].map(
    (layer) =>
      [
        'design-system-styles-are-the-ground',
        `design-system/src/styles/${layer}.ts`,
        `design-system/src/${layer}/leaf.ts`,
      ] as const,
  ),
  ...['primitives', 'domain', 'elements'].map(
    (layer) =>
      [
        'design-system-internal-below-components',
        `design-system/src/internal/${layer}.ts`,
        `design-system/src/${layer}/leaf.ts`,
      ] as const,
  ),
  ...['domain', 'elements'].map(
    (layer) =>
      [
        'design-system-primitives-below-domain',
        `design-system/src/primitives/${layer}.ts`,
        `design-system/src/${layer}/leaf.ts`,
      ] as const,
  ),

  ['app-imports-packages-only', 'app/src/folder.ts', 'scripts/leaf.ts'],
  ...appFolders
    .slice(0, -1)
    .flatMap((folder, index) =>
      appFolders
        .slice(index + 1)
        .map(
          (above) =>
            [
              `app-${folder}-knows-no-folder-above`,
              `app/src/${folder}/${above}.ts`,
              `app/src/${above}/leaf.ts`,
            ] as const,
        ),
    ),
  ...appFolders.map(
    (folder) => ['app-folders-know-no-entry', `app/src/${folder}/entry.ts`, 'app/src/pages.ts'] as const,
  ),
  ...['session', 'offline', 'data'].map(
    (folder) =>
      ['app-below-shell-knows-no-routes', `app/src/${folder}/routes.ts`, 'app/src/matching.ts'] as const,
  ),
  ['app-routes-know-data-only', 'app/src/routes.tsx', 'app/src/shell/leaf.ts'],
  ['app-data-takes-no-zod-by-value', 'app/src/data/form.ts', 'contract/src/auth/schemas.ts'],
  ['app-fetches-in-data-and-pages', 'app/src/shell/frame.ts', 'swr'],
  ['app-session-knows-no-router', 'app/src/session/store.ts', 'react-router-dom'],
  ['app-data-knows-no-forms', 'app/src/data/fields.ts', 'react-hook-form'],
  ...domains.map(
    (domain) =>
      [
        `app-pages-${domain}-keep-to-themselves`,
        `app/src/pages/${domain}/folder.ts`,
        `app/src/pages/${after(domain)}/leaf.ts`,
      ] as const,
  ),

  ['server-imports-contract-only', 'server/src/folder.ts', 'design-system/src/leaf.ts'],
  ...serverDomains.map(
    (domain) =>
      [
        `server-${domain}-store-is-private`,
        `server/src/${after(domain)}/folder.ts`,
        `server/src/${domain}/things-store.ts`,
      ] as const,
  ),
  ...serverDomains
    .slice(0, -1)
    .map(
      (domain) =>
        [
          `server-${domain}-knows-no-later-domain`,
          `server/src/${domain}/later.ts`,
          `server/src/${after(domain)}/leaf.ts`,
        ] as const,
    ),
  ['server-import-knows-no-domain', 'server/src/import/course.ts', 'server/src/learning/leaf.ts'],
  ['server-import-knows-no-domain', 'server/src/import/save.ts', 'server/src/publish/leaf.ts'],
  ['server-domains-run-without-import', 'server/src/learning/reading.ts', 'server/src/import/leaf.ts'],
  ['server-domains-run-without-import', 'server/src/content/site.ts', 'server/src/publish/leaf.ts'],
  ['server-platform-knows-no-domain', 'server/src/platform/rows.ts', 'server/src/auth/leaf.ts'],
  ['server-platform-knows-no-domain', 'server/src/platform/files.ts', 'server/src/import/leaf.ts'],
  ...['fastify', 'kysely', 'pg', 'pg-boss'].map(
    (name) => ['server-rules-know-no-driver', `server/src/learning/${name}.ts`, name] as const,
  ),
  ['server-loads-telemetry-on-demand', 'server/src/figures.ts', 'prom-client'],
  ['server-loads-telemetry-on-demand', 'server/src/spans.ts', 'server/src/platform/tracing.ts'],
  ['nothing-imports-server', 'scripts/server.ts', 'server/src/leaf.ts'],
  ['nothing-imports-app', 'design-system/src/elements/app.ts', 'app/src/leaf.ts'],
];

/** Allowed imports; a `types.ts` imports types alone. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['contract/src/auth/schemas.ts', 'zod'],
  ['server/src/learning/own-store.ts', 'kysely'],
  ['server/src/learning/routes.ts', 'fastify'],
  // Its name starts with that of a forbidden package.
  ['server/src/learning/queries.ts', 'pg-queries'],
  ['app/src/data/fetching.ts', 'swr'],
  ['app/src/pages/auth/form.ts', 'react-hook-form'],
  ['app/src/shell/known.ts', 'app/src/matching.ts'],
  ['app/src/data/session.ts', 'app/src/session/leaf.ts'],
  ['design-system/src/domain/primitive.ts', 'design-system/src/primitives/leaf.ts'],
  ['design-system/src/elements/types.ts', 'contract/src/leaf.ts'],
];

const isFile = (name: string): boolean => name.includes('/');

/** A workspace with those imports. Packages are laid out as pnpm does, with their entries under `dist`. */
function plant(imports: readonly (readonly [from: string, to: string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-rules-'));
  const write = (name: string, content: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  mkdirSync(join(folder, 'node_modules'));
  for (const to of new Set(imports.map(([, name]) => name))) {
    if (to.startsWith('.')) continue;
    if (isFile(to)) {
      write(to, 'export const leaf = 1;\n');
      continue;
    }
    const place = `node_modules/.pnpm/${to}@1.0.0/node_modules/${to}`;
    write(`${place}/package.json`, JSON.stringify({ name: to, type: 'module', exports: './dist/index.js' }));
    write(`${place}/dist/index.js`, 'export const leaf = 1;\n');
    symlinkSync(join(folder, place), join(folder, 'node_modules', to));
  }
  for (const [from, to] of imports) {
    const up = '../'.repeat(from.split('/').length - 1);
    const name = isFile(to) && !to.startsWith('.') ? `${up}${to}` : to;
    write(
      from,
      from.endsWith('/types.ts')
        ? `import type { leaf } from '${name}';\nexport type Use = typeof leaf;\n`
        : `import { leaf } from '${name}';\nexport const use = leaf;\n`,
    );
  }
  return folder;
}

const config = join(root, '.dependency-cruiser.mjs');

test('every rule finds its planted import, and allowed imports pass', () => {
  const folder = plant([...planted.map(([, from, to]) => [from, to] as const), ...allowed]);
  const { stdout } = spawnSync('depcruise', ['--config', config, '--output-type', 'json', '.'], {
    cwd: folder,
    env: toolEnvironment(),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true, force: true });
  const { summary }: ICruiseResult = JSON.parse(stdout);
  const { violations, ruleSetUsed } = summary;

  const found = violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  for (const [rule, from] of planted) expect(found).toContain(`${rule}: ${from}`);
  const breaking = new Set(planted.map(([, from]) => from));
  expect(violations.filter(({ from }) => !breaking.has(from))).toEqual([]);
  expect(new Set(planted.map(([rule]) => rule))).toEqual(
    new Set(ruleSetUsed?.forbidden?.map(({ name }) => name)),
  );
});
