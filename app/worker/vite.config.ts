import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, defineConfig } from 'vite';
import { compressed } from '../build/compressed.ts';

const client = join(import.meta.dirname, '../dist/client');

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The letters of the three languages, signs and figures. */
const fontNames = ['commissioner-latin', 'commissioner-signs', 'commissioner-cyrillic', 'medeina-figures'];

/** Scripts, styles and fonts of the release, which an open page may still ask for after the next one. */
function filesOfRelease(): string[] {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const chunks = Object.values(manifest);
  const files = [...chunks.map(({ file }) => file), ...chunks.flatMap(({ css }) => css ?? [])];
  return [...new Set(files)]
    .filter(
      (file) => /\.(?:js|css)$/.test(file) || fontNames.some((name) => file.startsWith(`assets/${name}-`)),
    )
    .map((file) => `/${file}`)
    .toSorted();
}

/** Tells the worker what the release holds. Built after the app: it has to know what that build wrote. */
function release(): Plugin {
  return {
    name: 'medeina-release',
    config: () => {
      const files = filesOfRelease();
      const name = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      return { define: { __FILES__: JSON.stringify(files), __RELEASE__: JSON.stringify(name) } };
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  // The last of the builds compresses the files of all.
  plugins: [release(), compressed()],
  build: {
    target: 'es2022',
    outDir: client,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(import.meta.dirname, 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
