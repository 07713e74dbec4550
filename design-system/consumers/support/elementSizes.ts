import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'tsdown';
import { elements } from '../../tsdown.config.ts';
import { KIB } from './sizes.ts';
import type { Size } from './sizes.ts';

const root = join(import.meta.dirname, '../..');
const list = 'CourseListElement';
const others = [
  'AlertsElement',
  'CalendarElement',
  'CourseCardElement',
  'EstimatorElement',
  'QrElement',
  'ReviewsElement',
] as const;

/** The bytes of a script that holds only these elements, built like the published one. */
async function scriptOf(folder: string, names: readonly string[]): Promise<number> {
  const place = join(folder, names.join('-'));
  mkdirSync(place);
  const entry = join(place, 'index.ts');
  const modules = names.map((name) => `export * from '${join(root, 'src/elements', name)}.tsx';`);
  writeFileSync(entry, modules.join('\n'));
  await build({
    ...elements,
    config: false,
    entry: [entry],
    outDir: join(place, 'dist'),
    dts: false,
    copy: [],
    logLevel: 'error',
  });
  return gzipSync(readFileSync(join(place, 'dist/index.js')), { level: 9 }).length;
}

/** `medeina-course-card` of `CourseCardElement`. */
function tag(name: string): string {
  return `medeina${name.slice(0, -'Element'.length).replaceAll(/[A-Z]/gu, '-$&').toLowerCase()}`;
}

/** Builds each element alone, with React and its styles, and each beside the course list, the largest. */
export async function measureElements(): Promise<Size[]> {
  // Inside the package, where the modules' own imports are found.
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, 'node_modules/.cache/element-sizes-'));
  try {
    const alone = await scriptOf(folder, [list]);
    const sizes: Size[] = [
      {
        what: `${tag(list)} alone, with React`,
        bytes: alone,
        budget: 110 * KIB,
        others: { 'one paragraph with React alone': 67.5 },
      },
    ];
    for (const name of others) {
      const both = await scriptOf(folder, [list, name]);
      sizes.push(
        { what: `${tag(name)} alone, with React`, bytes: await scriptOf(folder, [name]), budget: 110 * KIB },
        { what: `${tag(name)} beside the list`, bytes: both - alone, budget: 20 * KIB },
      );
    }
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
