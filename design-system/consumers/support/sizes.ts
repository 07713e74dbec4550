import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { packageFolder } from './sandbox.ts';

export const KIB = 1024;

function gzipped(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

/** The bundle of some imports of the packed package, without React. */
export interface Bundle {
  readonly script: number;
  readonly style: number;
  /** The bundled components, as `primitives/Button`. */
  readonly components: readonly string[];
  readonly code: string;
}

/** Bundles a module in a page's project. */
export async function buildPage(
  folder: string,
  code: string,
  external?: RegExp,
): Promise<(Rolldown.OutputChunk | Rolldown.OutputAsset)[]> {
  const entry = '\0page';
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    // As in production: the tests set another environment.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      cssMinify: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'exports-only',
        ...(external === undefined ? {} : { external }),
      },
    },
  });
  return (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
}

/** Bundles `export * from` the named components, with their style sheets. */
export async function bundle(folder: string, components: readonly string[]): Promise<Bundle> {
  const scripts = components.map((name) => `export * from '@medeina/design-system/${name}';`);
  return await bundleWith(folder, scripts, components);
}

async function bundleWith(
  folder: string,
  scripts: readonly string[],
  components: readonly string[],
): Promise<Bundle> {
  const sheets = components.map((name) => `import '@medeina/design-system/${name}.css';`);
  const code = [...scripts, ...sheets].join('\n');
  const files = await buildPage(folder, code, /^react(-dom)?(\/|$)/u);
  const own = join(packageFolder(folder, '@medeina/design-system'), 'dist/');
  const chunks = files.filter((file) => file.type === 'chunk');
  const written = chunks.map((chunk) => chunk.code).join('\n');
  return {
    code: written,
    script: gzipped(written),
    style: gzipped(
      files
        .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
        .map((file) => ('source' in file ? String(file.source) : ''))
        .join('\n'),
    ),
    components: [
      ...new Set(
        chunks
          .flatMap((chunk) => Object.entries(chunk.modules))
          .filter(([id, { renderedLength }]) => id.startsWith(own) && renderedLength > 0)
          .flatMap(([id]) => /^(?:primitives|domain)\/\w+/u.exec(id.slice(own.length)) ?? []),
      ),
    ].toSorted((one, other) => one.localeCompare(other, 'en')),
  };
}

/** A row of `pnpm size`: minified and gzipped bytes, and their budget. */
export interface Size {
  readonly what: string;
  readonly bytes: number;
  readonly budget: number;
  /** KiB of comparable imports from other libraries, measured once. */
  readonly others?: Readonly<Record<string, number>>;
}

/** What three kinds of pages put together, for the styles of a page by its components' sheets. */
const pages = {
  'a catalogue': [
    'domain/Header',
    'domain/Footer',
    'domain/CourseGrid',
    'domain/FilterSidebar',
    'domain/FilterTags',
    'domain/ResultsHeader',
    'primitives/Pagination',
    'primitives/SearchBox',
  ],
  'a course': [
    'domain/Header',
    'domain/Footer',
    'domain/CourseHeader',
    'domain/BuyPanel',
    'domain/SubjectsAccordion',
    'domain/Reviews',
    'primitives/Tabs',
  ],
  'a test': ['domain/Header', 'domain/Question', 'domain/QuestionNavigation', 'domain/Timer'],
} as const;

/** The styles of a page: the tokens, and the sheets of its components, each rule once. */
async function measurePages(folder: string, tokens: number): Promise<Size[]> {
  return await Promise.all(
    Object.entries(pages).map(async ([name, components]) => ({
      what: `${name} by its sheets, with the tokens`,
      bytes: (await bundleWith(folder, [], components)).style + tokens,
      budget: 30 * KIB,
    })),
  );
}

/** The budgets of the package. */
export async function measure(folder: string): Promise<Size[]> {
  const file = (name: string, path: string) => gzipped(readFileSync(join(packageFolder(folder, name), path)));
  const three = await bundleWith(
    folder,
    [
      `export { AccordionContent, AccordionItem, AccordionRoot, AccordionTrigger, Button, Dialog } from '@medeina/design-system';`,
    ],
    ['primitives/Button', 'primitives/Dialog', 'primitives/Accordion'],
  );
  const tokens = file('@medeina/tokens', 'generated/tokens.css');
  return [
    {
      what: 'Button + Dialog + Accordion from the root, JS',
      bytes: three.script,
      budget: 24 * KIB,
      others: {
        'Radix primitives alone': 17.1,
        'Radix Themes': 23,
        Primer: 26.4,
        Mantine: 32.4,
        Braid: 38.2,
        'Spectrum S2': 55.2,
        Paragon: 60.3,
      },
    },
    {
      what: 'Button + Dialog + Accordion, CSS',
      bytes: three.style,
      budget: 8 * KIB,
      others: { Primer: 5.8, 'Spectrum S2': 6, Braid: 6.8, Mantine: 34.7, Paragon: 72, 'Radix Themes': 78.5 },
    },
    { what: 'styles.css', bytes: file('@medeina/design-system', 'dist/styles.css'), budget: 40 * KIB },
    { what: 'tokens.css', bytes: tokens, budget: 5 * KIB },
    ...(await measurePages(folder, tokens)),
    {
      what: 'all seven elements, with their React',
      bytes: file('@medeina/design-system', 'dist/elements/index.js'),
      budget: (110 + 6 * 20) * KIB,
    },
  ];
}
