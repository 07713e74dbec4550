/** Subsets Commissioner to the product's languages and writes fonts.css with fallback fonts of equal width. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { type Alphabet, type Widths, alphabets, meanWidth } from './widths.ts';

const require = createRequire(import.meta.url);
const own = join(import.meta.dirname, '../src/fonts');

/** The source file per script. `src/fonts/README.md` describes how the Latin one was made. */
export function sourceFile(alphabet: Alphabet): Buffer {
  return readFileSync(
    alphabet === 'latin'
      ? join(own, 'commissioner-latin.woff2')
      : require.resolve('@fontsource-variable/commissioner/files/commissioner-cyrillic-flar-normal.woff2'),
  );
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** The weights that the design uses; a narrower axis makes a smaller file. */
const WEIGHTS = { min: 400, max: 650 } as const;

interface Face {
  readonly file: string;
  readonly alphabet: Alphabet;
  readonly text: string;
}

/** Punctuation and symbols of the three languages and the ₂ of CO₂, with the non-breaking and narrow spaces. */
const SIGNS = '\u00a0\u202f«»’“”„–—−·…×©€₂';
/** Rare symbols and the thin space: a separate file saves most pages 5 KB. */
const SELDOM = '=&"°~^`|\\{}<>#$[]_*\u2009‹›‘‚‒•÷±§®™½¼¾µμ≤≥≈←↑→↓⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₃₄₅₆₇₈₉';
const LITHUANIAN = 'ĄČĘĖĮŠŲŪŽąčęėįšųūž';
const RUSSIAN = `${range(0x410, 0x44f)}Ёё№`;

/** Removes characters from a set. */
function without(text: string, others: string): string {
  return Array.from(text)
    .filter((letter) => !others.includes(letter))
    .join('');
}

/**
 * The first file suffices for most Lithuanian and English pages and has all letters of both, so no word is split between
 * two fonts. The others have symbols and letters of foreign names (Latvian, Polish, Swedish, Ukrainian) and load only when
 * a page uses them.
 */
const FACES: readonly Face[] = [
  {
    file: 'commissioner-latin.woff2',
    alphabet: 'latin',
    text: without(`${range(0x20, 0x7e)}${SIGNS}${LITHUANIAN}`, SELDOM),
  },
  { file: 'commissioner-signs.woff2', alphabet: 'latin', text: SELDOM },
  { file: 'commissioner-western.woff2', alphabet: 'latin', text: without(range(0xc0, 0xff), '×÷') },
  {
    file: 'commissioner-european.woff2',
    alphabet: 'latin',
    text: without(`${range(0x100, 0x17f)}ȘșȚțẞ`, LITHUANIAN),
  },
  { file: 'commissioner-cyrillic.woff2', alphabet: 'cyrillic', text: RUSSIAN },
  {
    file: 'commissioner-slavic.woff2',
    alphabet: 'cyrillic',
    text: without(`${range(0x400, 0x45f)}Ґґ`, RUSSIAN),
  },
];

/** The subset of each file. */
export const faceTexts: readonly Pick<Face, 'alphabet' | 'text'>[] = FACES;

const family = 'Commissioner Variable';

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}

/** The characters as a `unicode-range`: `U+20-7E,U+A0`. */
function unicodeRange(text: string): string {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))].toSorted(
    (a, b) => a - b,
  );
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last !== undefined && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',');
}

/** The metrics that fallback fonts are adjusted to. Widths are in ems. */
interface Metrics {
  readonly width: Widths;
  /** Spaces per letter in a Russian line. */
  readonly spaces: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measured metrics of Commissioner at one weight and style. */
async function measure(weight: number, flare: number, spaces: number): Promise<Metrics> {
  const cut = async (alphabet: Alphabet): Promise<fontkit.Font> => {
    const text = FACES.flatMap((face) => (face.alphabet === alphabet ? face.text : [])).join('');
    const variationAxes = { wght: weight, FLAR: flare };
    return fontkit.create(
      await subsetFont(sourceFile(alphabet), text, { targetFormat: 'truetype', variationAxes }),
    );
  };
  const [latin, cyrillic] = await Promise.all([cut('latin'), cut('cyrillic')]);
  return {
    width: {
      latin: meanWidth(latin, 'latin'),
      cyrillic: meanWidth(cyrillic, 'cyrillic'),
      space: meanWidth(latin, 'space'),
    },
    spaces,
    ascent: latin.ascent / latin.unitsPerEm,
    descent: -latin.descent / latin.unitsPerEm,
  };
}

interface Installed {
  /** Full and PostScript names: systems differ in which one they match. */
  readonly local: readonly string[];
  readonly width: Widths;
}

interface StandIn {
  readonly name: string;
  readonly regular: Installed;
  readonly bold: Installed;
}

/** Installed fonts, measured by `widths.ts`. Helvetica and Liberation Sans are as wide as Arial. */
const STAND_INS: readonly StandIn[] = [
  {
    name: 'Commissioner Arial',
    regular: {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica'],
      width: { latin: 0.4403, cyrillic: 0.5464, space: 0.2778 },
    },
    bold: {
      local: [
        'Arial Bold',
        'Arial-BoldMT',
        'Liberation Sans Bold',
        'LiberationSans-Bold',
        'Arimo Bold',
        'Arimo-Bold',
        'Helvetica Bold',
        'Helvetica-Bold',
      ],
      width: { latin: 0.476, cyrillic: 0.5904, space: 0.2778 },
    },
  },
  {
    name: 'Commissioner Roboto',
    regular: {
      local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
      width: { latin: 0.4398, cyrillic: 0.5631, space: 0.248 },
    },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], width: { latin: 0.448, cyrillic: 0.5689, space: 0.249 } },
  },
  {
    name: 'Commissioner DejaVu',
    regular: {
      local: ['DejaVu Sans', 'DejaVuSans'],
      width: { latin: 0.5023, cyrillic: 0.6291, space: 0.3179 },
    },
    bold: {
      local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      width: { latin: 0.5688, cyrillic: 0.6896, space: 0.3481 },
    },
  },
  // Noto Sans has the same widths as Open Sans, the test browser's only font.
  {
    name: 'Commissioner Noto',
    regular: {
      local: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular', 'Open Sans', 'OpenSans-Regular'],
      width: { latin: 0.4625, cyrillic: 0.5821, space: 0.2598 },
    },
    bold: {
      local: ['Noto Sans Bold', 'NotoSans-Bold', 'Open Sans Bold', 'OpenSans-Bold'],
      width: { latin: 0.5001, cyrillic: 0.6356, space: 0.2598 },
    },
  },
];

/** The fallback fonts' names in font stack order. */
export const standInNames: readonly string[] = STAND_INS.map(({ name }) => name);

function percent(value: number): string {
  return `${Number((value * 100).toFixed(2))}%`;
}

/** The `size-adjust` that makes an installed font's lines as long as Commissioner's. */
function sizesOf(width: Widths, { width: wanted, spaces }: Metrics): Readonly<Record<Alphabet, number>> {
  const latin = wanted.latin / width.latin;
  // Spaces come from the Latin font; the letters compensate for their width.
  const wider = (wanted.space - latin * width.space) * spaces;
  return { latin, cyrillic: (wanted.cyrillic + wider) / width.cyrillic };
}

/**
 * An installed font with Commissioner's width and height, to keep layout shift small. Cyrillic has its own face, because its
 * widths differ from Commissioner's by another factor than the Latin ones.
 */
function standInFaces(name: string, { local, width }: Installed, wanted: Metrics, weights: string): string[] {
  return alphabets.map((alphabet) => {
    const size = sizesOf(width, wanted)[alphabet];
    return [
      `@font-face{font-family:"${name}"`,
      `font-weight:${weights}`,
      `src:${local.map((face) => `local("${face}")`).join(',')}`,
      `size-adjust:${percent(size)}`,
      `ascent-override:${percent(wanted.ascent / size)}`,
      // Browsers round the descent to pixels: if Commissioner's is just above a half, this must be too.
      `descent-override:${percent((wanted.descent + 0.001) / size)}`,
      `line-gap-override:0%${alphabet === 'cyrillic' ? ';unicode-range:U+400-4FF' : ''}}`,
    ].join(';');
  });
}

function face(name: string, file: string, text: string): string {
  return [
    `@font-face{font-family:"${name}"`,
    'font-style:normal',
    'font-display:swap',
    `font-weight:${name === family ? `${WEIGHTS.min} ${WEIGHTS.max}` : '100 900'}`,
    `src:url(./fonts/${file}) format("woff2")`,
    `unicode-range:${unicodeRange(text)}}`,
  ].join(';');
}

/** The subset files by name, and their style sheet. */
export async function makeFonts(): Promise<{
  readonly files: ReadonlyMap<string, Buffer>;
  readonly css: string;
}> {
  const files = new Map<string, Buffer>();
  for (const { file, alphabet, text } of FACES) {
    const cut = await subsetFont(sourceFile(alphabet), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { ...WEIGHTS, default: 400 } },
    });
    files.set(file, cut);
  }
  files.set('medeina-figures.woff2', readFileSync(join(own, 'medeina-figures.woff2')));
  files.set('OFL.txt', readFileSync(join(own, 'OFL.txt')));
  // The weights between are used by headings, in the flared style.
  // Titles and labels are short; with these shares of spaces the fewest lines of the demo reflow.
  const [text, heading, bold] = await Promise.all([
    measure(400, 0, 1 / 6),
    measure(490, 100, 1 / 12),
    measure(600, 0, 0),
  ]);
  const css = [
    ...FACES.map(({ file, text }) => face(family, file, text)),
    face('Medeina Figures', 'medeina-figures.woff2', '0123456789'),
    ...STAND_INS.flatMap((standIn) =>
      [
        standInFaces(standIn.name, standIn.regular, text, '400 449'),
        standInFaces(standIn.name, standIn.regular, heading, '450 549'),
        standInFaces(standIn.name, standIn.bold, bold, '550 700'),
      ].flat(),
    ),
  ].join('\n');
  return { files, css: `${css}\n` };
}
