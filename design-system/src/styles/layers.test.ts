import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** The preludes of a sheet's top-level blocks, looking inside `@media`, `@supports` and `@container`. */
function outermost(css: string): string[] {
  const heads: string[] = [];
  let depth = 0;
  let opened = 0;
  let head = '';
  for (const letter of css.replaceAll(/\/\*[\s\S]*?\*\//gu, '')) {
    if (letter === '{') {
      if (depth === opened) {
        const words = head.trim();
        if (/^@(?:media|supports|container)/u.test(words)) opened += 1;
        else heads.push(words);
      }
      depth += 1;
      head = '';
    } else if (letter === '}') {
      depth -= 1;
      if (depth < opened) opened = depth;
      head = '';
    } else if (letter === ';' && depth === opened) {
      heads.push(head.trim());
      head = '';
    } else head += letter;
  }
  return heads;
}

test('the scan finds rules outside of layers', () => {
  expect(
    outermost('@layer a,b;@layer a{.x{color:red}}@media print{.y{color:red}@layer b{.z{}}}.w{}'),
  ).toEqual(['@layer a,b', '@layer a', '.y', '@layer b', '.w']);
});

test('every rule is in one of the five layers, declared first in order', async () => {
  const entry = '\0every-style';
  const root = fileURLToPath(new URL('..', import.meta.url));
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, cssMinify: false, rollupOptions: { input: entry } },
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      {
        name: 'every-style',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import '/styles/layers.css.ts'; import.meta.glob('/**/*.css.ts', { eager: true });`
            : undefined,
      },
    ],
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const css = outputs
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => ('source' in file ? String(file.source) : ''))
    .join('\n');
  expect(css.length).toBeGreaterThan(10_000);
  const heads = outermost(css);
  const order = heads.filter((head) => head.startsWith('@layer')).slice(0, 5);
  expect(order.join(' ')).toMatch(/reset.*tokens.*primitives.*domain.*app/u);
  const allowed = /^@(?:layer (?:reset|tokens|primitives|domain|app)\b|keyframes |font-face|property )/u;
  expect(heads.filter((head) => !allowed.test(head))).toEqual([]);
}, 120_000);
