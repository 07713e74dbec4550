import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { mdxCompileOptions } from '../../.storybook/mdx.ts';
import manifest from '../package.json' with { type: 'json' };

const repository = join(import.meta.dirname, '../..');
const source = join(repository, 'design-system/src');

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
  story: /<Canvas /u,
};

test.each(find('{primitives,domain/*}/*/index.ts').map(dirname))('%s has a complete page', (folder) => {
  const page = find(`${folder}/*.mdx`)
    .map((path) => readFileSync(join(source, path), 'utf8'))
    .join('\n');
  const missing = Object.entries(sections).filter(([, section]) => !section.test(page));
  expect(missing.map(([name]) => name)).toEqual([]);
  // One table tells of all components of the folder; by another name there is none.
  expect(page.match(/<Props of=".*?" \/>/gu)).toEqual([`<Props of="${basename(folder)}" />`]);
  // Storybook's own tables read what a parser of one file sees.
  expect(page).not.toMatch(/<(?:ArgTypes|Controls) /u);
});

test.each([
  'primitives/Badge',
  'primitives/Banner',
  'primitives/Button',
  'primitives/DataTable',
  'primitives/Dialog',
  'primitives/Field',
  'primitives/Heading',
  'primitives/Icon',
  'primitives/Link',
  'domain/catalogue/CourseCard',
])('%s shows what to do and what not', (folder) => {
  const page = readFileSync(join(source, folder, `${basename(folder)}.mdx`), 'utf8');
  expect(page).toMatch(/<Do says[\s\S]*<Dont says/u);
});

test.each(globSync('{.storybook,design-system/src}/**/*.mdx', { cwd: repository }))(
  '%s shows its tables as tables',
  async (path) => {
    const compiled = await compile(readFileSync(join(repository, path)), mdxCompileOptions);
    expect(String(compiled)).not.toMatch(/\| *:?-{3}/u);
  },
);

test.each(find('**/*.stories.tsx'))('%s opens nothing over its page', (path) => {
  const code = readFileSync(join(source, path), 'utf8');
  expect(!/\bopen: true\b/u.test(code) || code.includes('inline: false')).toBe(true);
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
