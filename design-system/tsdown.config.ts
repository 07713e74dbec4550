import { dirname, join, relative, sep } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'tsdown';
import type { Rolldown, UserConfig } from 'tsdown';
import { clientDirective } from './build/clientDirective.ts';
import { elementSheet } from './build/elementSheet.ts';
import { extracted, styleSheets } from './build/styleSheets.ts';
import manifest from './package.json' with { type: 'json' };

const root = import.meta.dirname;

/** Two versions on one page must not share a class: each writes its own into the names. */
const classPrefix = `m${manifest.version.replaceAll(/\W/gu, '-')}_`;

/** The areas of `domain` only organise the source; published is `domain/CourseCard`. */
function withoutArea(path: string): string {
  return path.replace(/^domain\/[a-z]+\/(?=[A-Z])/u, 'domain/');
}

/** `primitives/Button.css` for Button's entry. */
function sheetName(id: string): string | undefined {
  const path = relative(join(root, 'src'), id).split(sep).join('/');
  // The root and its types: a page takes `styles.css` with it.
  if (dirname(path) === '.') return undefined;
  if (path.startsWith('styles/')) return path === 'styles/reset.css.ts' ? 'reset.css' : undefined;
  return `${dirname(withoutArea(path))}.css`;
}

/** A `.css.js` of a library would be taken for a source by an app that uses vanilla-extract. */
function fileName({ name }: { name: string }) {
  return `${withoutArea(name).replace(/\.css$/u, '.styles')}.js`;
}

function styles() {
  return vanillaExtractPlugin({
    cwd: root,
    identifiers: ({ hash }) => classPrefix + hash,
    extract: { name: extracted },
  });
}

/** The library keeps its modules and with them their directives, which consumers/published.test.ts looks for. */
const withoutDirectives: NonNullable<Rolldown.InputOptions['onLog']> = (level, log, report) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
};

/** The components, module by module. */
const library: UserConfig = {
  name: 'library',
  cwd: root,
  root: 'src',
  entry: [
    'src/index.ts',
    'src/{primitives,domain/*}/*/index.ts',
    'src/styles/provider.tsx',
    'src/styles/texts.ts',
    'src/styles/translations.ts',
    'src/styles/reset.css.ts',
  ],
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  unbundle: true,
  sourcemap: true,
  dts: true,
  clean: true,
  inputOptions: { onLog: withoutDirectives },
  logLevel: 'warn',
  outputOptions: {
    entryFileNames: fileName,
    chunkFileNames: fileName,
  },
  plugins: [clientDirective(), styles(), styleSheets(sheetName)],
};

/** The custom elements: one script with all that it needs, the patterns apart, the type beside it. */
export const elements: UserConfig = {
  name: 'elements',
  cwd: root,
  entry: ['src/elements/index.ts'],
  outDir: 'dist/elements',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  dts: true,
  clean: false,
  minify: true,
  deps: { alwaysBundle: [/^(?!.*\.vanilla\.css)/u] },
  define: { 'process.env.NODE_ENV': '"production"' },
  inputOptions: { moduleTypes: { '.svg': 'text' }, onLog: withoutDirectives },
  outputOptions: { chunkFileNames: '[name]-[hash].js' },
  copy: [{ from: '../tokens/generated/fonts', to: 'dist/elements' }],
  logLevel: 'warn',
  plugins: [styles(), elementSheet()],
};

export default defineConfig([library, elements]);
