import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';
import { describeComponents } from '../build/describe.ts';
import { measureElements } from './support/elementSizes.ts';
import { packageFolder, readManifest } from './support/sandbox.ts';
import { buildPage, bundle, measure } from './support/sizes.ts';

const run = promisify(execFile);
const { folder, tarballs } = inject('sandbox');
const names = ['@medeina/tokens', '@medeina/design-system'] as const;
const built = join(packageFolder(folder, '@medeina/design-system'), 'dist');

function read(path: string) {
  return readFileSync(join(built, path), 'utf8');
}

function builtFiles(pattern: string) {
  return globSync(pattern, { cwd: built }).toSorted((one, other) => one.localeCompare(other, 'en'));
}

const described = describeComponents();
/** Every published component, as `primitives/Button`. */
const components = builtFiles('{primitives,domain}/*/index.js').map((path) => path.replace('/index.js', ''));

test.each(names)('publint finds nothing in %s', async (name) => {
  const { messages } = await publint({ pkgDir: packageFolder(folder, name), strict: true, pack: false });
  const manifest: Record<string, unknown> = { ...readManifest(folder, name) };
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

const attw = join(import.meta.dirname, '../node_modules/.bin/attw');
const entrypoints = {
  tokens: ['.'],
  'design-system': ['.', 'provider', 'texts', 'translations', 'elements', ...components],
} as const;

test.each(['tokens', 'design-system'] as const)('every import of %s has its types', async (name) => {
  // Exits with an error if an import is missing or its types do not match.
  const fault = await run(attw, [
    tarballs[name],
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-emoji',
    '--no-color',
    '--entrypoints',
    ...entrypoints[name],
  ]).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
  expect(fault).toBe('');
});

test('React is the only peer that everybody needs, and every other import is a dependency', () => {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = readManifest(folder, '@medeina/design-system');
  const needed = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta[name]?.optional !== true,
  );
  expect(needed).toEqual(['react', 'react-dom']);
  // A page with another patch version needs no second copy.
  expect(Object.values(dependencies).filter((range) => !/^\^\d+\.\d+\.\d+$/u.test(range))).toEqual([]);
  const imported = new Set(
    builtFiles('**/*.{js,d.ts}').flatMap((path) =>
      [...read(path).matchAll(/(?:from |import\(?)"([^."][^"]*)"/gu)].map(([, name = '']) =>
        name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
      ),
    ),
  );
  const declared = new Set([...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  expect([...imported].filter((name) => !declared.has(name))).toEqual([]);
});

test('no script imports a style sheet or is named like a vanilla-extract source', () => {
  for (const path of builtFiles('{primitives,domain,styles,internal}/**/*.js')) {
    expect(path).not.toMatch(/\.css\.js$/u);
    expect(read(path), path).not.toMatch(/\.css['"]/u);
  }
});

test('every rule is in a layer, each sheet declares their order, and every class has the version', () => {
  const { version } = readManifest(folder, '@medeina/design-system');
  const prefix = `m${version.replaceAll(/\W/gu, '-')}_`;
  for (const path of builtFiles('{styles.css,reset.css,{primitives,domain}/*.css}')) {
    const css = read(path);
    expect(css, path).toMatch(/^@layer reset,tokens,primitives,domain,app;/u);
    expect(rulesOutsideLayers(css), path).toEqual([]);
    const classes = [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/giu)].map(([, name = '']) => name);
    expect(
      classes.filter((name) => !name.startsWith(prefix)),
      path,
    ).toEqual([]);
  }
});

test('every rule of the tokens is in a layer', () => {
  const css = readFileSync(join(packageFolder(folder, '@medeina/tokens'), 'generated/tokens.css'), 'utf8');
  expect(css).toMatch(/^@layer reset,tokens,primitives,domain,app;/u);
  expect(rulesOutsideLayers(css)).toEqual([]);
});

/** The top-level rules besides layers, key frames and registered properties. */
function rulesOutsideLayers(css: string): string[] {
  let depth = 0;
  let head = '';
  const outside: string[] = [];
  for (const letter of css) {
    if (letter === '{') {
      if (depth === 0 && !/^@(?:layer|keyframes|property|font-face) /u.test(head.trim()))
        outside.push(head.trim());
      depth += 1;
      head = '';
    } else if (letter === '}') {
      depth -= 1;
      head = '';
    } else if (letter === ';') head = '';
    else head += letter;
  }
  return outside;
}

function isClient(path: string) {
  return /^["']use client["']/u.test(read(path));
}

const needsBrowser = /\bfrom "@radix-ui|\bcreateContext\b|\buse(?:State|Effect|Medeina|Context)\(/u;

test.each(names)('%s has its licence, its changes, and the documents that its README links', (name) => {
  const own = packageFolder(folder, name);
  for (const file of ['LICENSE', 'README.md', 'CHANGELOG.md'])
    expect(existsSync(join(own, file)), file).toBe(true);
  for (const path of globSync('{README.md,docs/*.md}', { cwd: own })) {
    const linked = [...readFileSync(join(own, path), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/gu)];
    const missing = linked.filter(([, to = '']) => !existsSync(join(own, path, '..', to)));
    expect(
      missing.map(([link]) => link),
      path,
    ).toEqual([]);
  }
});

test('the tokens are there as JSON in the Design Tokens format', () => {
  const own = packageFolder(folder, '@medeina/tokens');
  const { exports } = readManifest(folder, '@medeina/tokens');
  const file = String(exports['./tokens.json']);
  const tokens: Record<string, unknown> = { ...Object(JSON.parse(readFileSync(join(own, file), 'utf8'))) };
  expect(Object.keys(tokens)).toEqual(expect.arrayContaining(['space', 'type', 'light', 'dark']));
  expect(JSON.stringify(tokens['dark'])).toContain('"{dark.color.deep-text}"');
  expect(tokens['light']).toHaveProperty('color.accent.$value.hex', '#16563a');
});

test('every script has its source map, with the source in it', () => {
  // What vanilla-extract makes of a style sheet has no source of its own.
  for (const path of builtFiles('{primitives,domain}/*/[A-Z]*.js').filter(
    (one) => !one.includes('.styles.'),
  )) {
    const map: { sourcesContent?: (string | null)[] } = { ...Object(JSON.parse(read(`${path}.map`))) };
    // A module that only passes names on has nothing to map.
    for (const source of map.sourcesContent ?? []) expect(source, path).toEqual(expect.any(String));
  }
});

test('the manifest of the custom elements names the script and all that it defines', () => {
  const manifest: { modules: { path: string; declarations: { tagName: string }[] }[] } = JSON.parse(
    read('../custom-elements.json'),
  );
  const [module] = manifest.modules;
  expect(module?.path).toBe('dist/elements/index.js');
  for (const { tagName } of module?.declarations ?? [])
    expect(read('elements/index.js').includes(`\`${tagName}\``), tagName).toBe(true);
});

test('only modules that need the browser are marked `use client`', () => {
  expect(isClient('styles/provider.js')).toBe(true);
  expect(isClient('primitives/Button/Button.js')).toBe(true);
  expect(isClient('primitives/Dialog/Dialog.js')).toBe(true);
  expect(isClient('primitives/Stack/Stack.js')).toBe(false);
  // Hooks in files of their own run within the components that use them.
  const componentFiles = builtFiles('{primitives,domain}/*/[A-Z]*.js').filter(
    (path) => !path.includes('.styles.'),
  );
  expect(componentFiles.filter((path) => needsBrowser.test(read(path)) && !isClient(path))).toEqual([]);
});

function importsOf(path: string): string[] {
  return [...read(path).matchAll(/from "(\.[^"]+)"/gu)].map(([, name = '']) => join(path, '..', name));
}

test('components.json is current; `pnpm --filter @medeina/design-system components` writes it', () => {
  const packed: unknown = JSON.parse(read('../components.json'));
  expect(packed).toEqual(JSON.parse(JSON.stringify(described)));
});

test('every published name can be imported, also from the root', async () => {
  const root = Object.keys(await import(join(built, 'index.js')));
  for (const entry of described) {
    const path = join(built, entry.import.replace('@medeina/design-system/', ''), 'index.js');
    const given = Object.keys(await import(path)).toSorted((one, other) => one.localeCompare(other, 'en'));
    // `exports` also has the types.
    expect(entry.exports).toEqual(expect.arrayContaining(given));
    expect(given).toEqual(expect.arrayContaining(entry.components.map(({ name }) => name)));
    expect(root).toEqual(expect.arrayContaining(given));
  }
});

test('primitives bundle no domain components', () => {
  for (const component of components.filter((name) => name.startsWith('primitives/'))) {
    const seen = new Set<string>();
    const walk = (path: string): void => {
      if (seen.has(path)) return;
      seen.add(path);
      for (const imported of importsOf(path)) walk(imported);
    };
    walk(`${component}/index.js`);
    expect([...seen].filter((path) => path.startsWith('domain/'))).toEqual([]);
  }
});

test('an import bundles only the code that it needs', async () => {
  expect((await bundle(folder, ['primitives/Button'])).components).toEqual([
    'primitives/Button',
    'primitives/Icon',
    'primitives/Spinner',
  ]);
  expect((await bundle(folder, ['primitives/Accordion'])).components).toEqual([
    'primitives/Accordion',
    'primitives/Icon',
    'primitives/Skeleton',
    'primitives/Stack',
  ]);
});

test('bundlers keep a side-effect import of the elements and find their fonts', async () => {
  const files = await buildPage(folder, `import '@medeina/design-system/elements';`);
  expect(files.some((file) => file.type === 'chunk' && file.code.includes('medeina-estimator'))).toBe(true);
  const faces = globSync('fonts/*.woff2', { cwd: join(built, 'elements') });
  expect(faces.length).toBeGreaterThan(0);
  expect(files.filter(({ fileName }) => fileName.endsWith('.woff2'))).toHaveLength(faces.length);
});

test('development messages are not in a production build, nor in the elements', async () => {
  const words = 'give a number from 0 to';
  expect(read('primitives/Rating/Rating.js')).toContain(words);
  const { code } = await bundle(folder, ['primitives/Rating', 'primitives/Slider']);
  expect(code).toContain('Intl.NumberFormat');
  expect(code).not.toMatch(/give a number|Medeina, |process/u);
  expect(read('elements/index.js')).not.toMatch(/give a number|Medeina, /u);
});

test('a page without `process` imports and renders', async () => {
  const script = `
    const { createElement } = await import('react');
    const { renderToString } = await import('react-dom/server');
    await import('react/jsx-runtime');
    delete globalThis.process;
    const { Rating } = await import('@medeina/design-system/primitives/Rating');
    console.log(renderToString(createElement(Rating, { value: 7 })));
  `;
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
  });
  expect(stdout).toContain('7.0');
  expect(stderr).toBe('');
});

test('no script carries the values of the tokens', async () => {
  const { code } = await bundle(folder, components);
  expect(code).not.toContain('var(--medeina-space');
});

test('the sizes are within their budgets', async () => {
  for (const { what, bytes, budget } of [...(await measure(folder)), ...(await measureElements())]) {
    expect.soft(bytes, `${what}: ${(bytes / 1024).toFixed(1)} KiB`).toBeLessThanOrEqual(budget);
  }
}, 180_000);
