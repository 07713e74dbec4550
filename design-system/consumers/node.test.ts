import { execFile } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { classPrefix, otherPrefix } from './support/otherVersion.ts';
import { packageFolder, readManifest } from './support/sandbox.ts';

const { folder } = inject('sandbox');
const prefix = classPrefix(readManifest(folder, '@medeina/design-system').version);

function classesOf(html: string): readonly string[] {
  return [...html.matchAll(/class="([^"]+)"/gu)].flatMap(([, names = '']) => names.split(' '));
}

test('plain Node renders the packed components to text', async () => {
  cpSync(join(import.meta.dirname, 'node'), join(folder, 'node'), { recursive: true });
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['render.mjs'], {
    cwd: join(folder, 'node'),
    env: { ...process.env, NODE_ENV: 'development' },
  });
  // React reports wrong keys and attributes there.
  expect(stderr).toBe('');
  const { html, otherHtml, nested, accent }: Record<'html' | 'otherHtml' | 'nested' | 'accent', string> =
    JSON.parse(stdout);
  expect(accent).toBe('var(--medeina-legible-accent)');
  expect(html).toContain('Pradėti');
  expect(html).toContain('href="/course-about/101"');
  // Collapsed content is in the text too.
  expect(html).toContain('Šiandien.');
  // There are no inline styles.
  expect(html).not.toContain('style=');

  const css = readFileSync(join(packageFolder(folder, '@medeina/design-system'), 'dist/styles.css'), 'utf8');
  const own = classesOf(html).filter((name) => !name.startsWith('lucide'));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);

  // Another version renders the same with its own class names, also inside the first.
  expect(otherHtml).not.toContain(prefix);
  expect(otherHtml.replaceAll(otherPrefix, prefix)).toBe(html);
  const inside = classesOf(nested).filter((name) => name.startsWith(otherPrefix));
  expect(inside).toEqual(classesOf(otherHtml).filter((name) => name.startsWith(otherPrefix)));
});
