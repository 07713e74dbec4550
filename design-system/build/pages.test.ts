import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const source = join(import.meta.dirname, '../src');

function find(pattern: string) {
  return globSync(pattern, { cwd: source }).toSorted();
}

/** The sections of a component's page, as a heading or at the start of a paragraph. */
const sections = {
  when: /^## When$|^\*\*When to use\*\*/mu,
  'when not': /^## When not$|\*\*When not\*\*/mu,
  anatomy: /^## Anatomy$|\*\*Anatomy\*\*/mu,
  keyboard: /^## Keyboard$|\*\*Keyboard\*\*/mu,
  "do and don't": /^## Do and don't$|\*\*Do\*\*[^\n]*\*\*Don't\*\*/mu,
  props: /<(?:ArgTypes|Controls) /u,
  story: /<Canvas /u,
};

test.each(find('{primitives,domain/*}/*/index.ts').map(dirname))('%s has a complete page', (folder) => {
  const page = find(`${folder}/*.mdx`)
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .join('\n');
  const missing = Object.entries(sections).filter(([, section]) => !section.test(page));
  expect(missing.map(([name]) => name)).toEqual([]);
});

/** The groups of the sidebar: primitives, and the areas of the domain. */
function groupOf(path: string) {
  const [first = '', second = ''] = path.split('/');
  const folder = first === 'domain' ? second : first;
  return folder.charAt(0).toUpperCase() + folder.slice(1);
}

test.each(find('{primitives,domain/*}/*/*.stories.tsx'))('%s is listed in its group', (path) => {
  const title = /\btitle: '([A-Z]\w+)\/[A-Z]\w+'/u.exec(readFileSync(join(source, path), 'utf8'));
  expect(title?.[1]).toBe(groupOf(path));
});

test('each domain component is a subpath of the package, whatever its area', () => {
  const subpaths = Object.entries(manifest.exports).filter(([name]) => name.startsWith('./domain/'));
  const files = find('domain/*/*/index.ts').map((path) => [
    `./domain/${basename(dirname(path))}`,
    `./src/${path}`,
  ]);
  expect(Object.fromEntries(subpaths)).toEqual(Object.fromEntries(files));
});
