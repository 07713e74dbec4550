/** Cuts Commissioner to the letters of the product's languages and writes fonts.css with fallbacks of equal width. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
/** One of the packaged files, by the part of the alphabet that it holds. */
export const sourceFile = (part: string): Buffer =>
  readFileSync(
    require.resolve(`@fontsource-variable/commissioner/files/commissioner-${part}-flar-normal.woff2`),
  );

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The weights that the design uses; narrower axes are smaller files. */
const WEIGHTS = { min: 400, max: 650 } as const;

interface Face {
  readonly file: string;
  /** Which of the packaged files it is cut from. */
  readonly part: string;
  readonly text: string;
}

/** Punctuation and signs of the three languages; the spaces are the unbreaking and the narrow one. */
const SIGNS = '\u00a0\u202f«»’“”„–—−·…×©€';
/** What few pages have, with the thin space: a file of its own spares the others 5 KB. */
const SELDOM = '=&"°~^`|\\{}<>#$[]_*\u2009‹›‘‚‒•÷±§®™½¼¾²³¹µ';
const LITHUANIAN = 'ĄČĘĖĮŠŲŪŽąčęėįšųūž';
const RUSSIAN = `${range(0x410, 0x44f)}Ёё№`;

/** Letters and signs without some of them. */
const without = (text: string, others: string): string =>
  Array.from(text)
    .filter((letter) => !others.includes(letter))
    .join('');

/**
 * The first two are all that most pages in Lithuanian or English need; with the Russian letters, as of a review, a page
 * stays within its 60 KB. The others are for signs and for names from elsewhere (Latvian, Polish, Swedish, Ukrainian)
 * and are fetched only where one of theirs stands.
 */
const FACES: readonly Face[] = [
  {
    file: 'commissioner-latin.woff2',
    part: 'latin',
    text: without(`${range(0x20, 0x7e)}${SIGNS}`, SELDOM),
  },
  { file: 'commissioner-lithuanian.woff2', part: 'latin-ext', text: LITHUANIAN },
  { file: 'commissioner-signs.woff2', part: 'latin', text: SELDOM },
  { file: 'commissioner-western.woff2', part: 'latin', text: without(range(0xc0, 0xff), '×÷') },
  {
    file: 'commissioner-european.woff2',
    part: 'latin-ext',
    text: without(`${range(0x100, 0x17f)}ȘșȚțẞ`, LITHUANIAN),
  },
  { file: 'commissioner-cyrillic.woff2', part: 'cyrillic', text: RUSSIAN },
  {
    file: 'commissioner-slavic.woff2',
    part: 'cyrillic',
    text: without(`${range(0x400, 0x45f)}Ґґ`, RUSSIAN),
  },
];

/** What each packaged file is cut to. */
export const faceTexts: readonly Pick<Face, 'part' | 'text'>[] = FACES;

const family = 'Commissioner Variable';

const hex = (point: number): string => point.toString(16).toUpperCase();

/** `U+20-7E,U+A0` of the letters. */
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

/** How often a letter stands in Lithuanian text, per thousand, accents put aside. */
const FREQUENCY: Readonly<Record<string, number>> = {
  ' ': 118,
  a: 107,
  b: 12,
  c: 8,
  d: 22,
  e: 64,
  f: 3,
  g: 15,
  h: 2,
  i: 123,
  j: 19,
  k: 37,
  l: 27,
  m: 30,
  n: 46,
  o: 55,
  p: 23,
  r: 47,
  s: 78,
  t: 50,
  u: 58,
  v: 21,
  y: 12,
  z: 9,
};

/** What the fallback must be brought to the size of. Widths are in units of the em. */
interface Metrics {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

const meanWidth = (widthOf: (letter: string) => number): number => {
  let sum = 0;
  let count = 0;
  for (const [letter, times] of Object.entries(FREQUENCY)) {
    sum += widthOf(letter) * times;
    count += times;
  }
  return sum / count;
};

/** Commissioner at one weight and cut, measured. */
async function measure(weight: number, flare: number): Promise<Metrics> {
  const instance = await subsetFont(sourceFile('latin'), range(0x20, 0x7e), {
    targetFormat: 'truetype',
    variationAxes: { wght: weight, FLAR: flare },
  });
  const font = fontkit.create(instance);
  return {
    width:
      meanWidth((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth) /
      font.unitsPerEm,
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

/** Advance widths of the letters of FREQUENCY, in its order. */
const fallback = (unitsPerEm: number, widths: readonly number[]): number => {
  const letters = Object.keys(FREQUENCY);
  return meanWidth((letter) => widths[letters.indexOf(letter)] ?? 0) / unitsPerEm;
};

/** Faces that are on the machines, with the mean width of each. Arial's widths are Helvetica's and Liberation Sans's. */
const FALLBACKS = [
  {
    name: 'Commissioner Arial',
    local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'],
    width: fallback(
      1000,
      [
        278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 333, 500, 278,
        556, 500, 500, 500,
      ],
    ),
  },
  {
    name: 'Commissioner Roboto',
    local: ['Roboto'],
    width: fallback(
      2048,
      [
        507, 1114, 1149, 1072, 1155, 1085, 711, 1149, 1128, 497, 489, 1038, 497, 1795, 1130, 1168, 1149, 693,
        1057, 669, 1129, 992, 969, 1015,
      ],
    ),
  },
  {
    name: 'Commissioner DejaVu',
    local: ['DejaVu Sans'],
    // Texts ask for a little more or less than their letters; with this the fewest lines of the demo break anew.
    width:
      0.997 *
      fallback(
        2048,
        [
          651, 1255, 1300, 1126, 1300, 1260, 721, 1300, 1298, 569, 569, 1186, 569, 1995, 1298, 1253, 1300,
          842, 1067, 803, 1298, 1212, 1212, 1075,
        ],
      ),
  },
] as const;

/** The names of the fallback faces, in the order in which a font stack should try them. */
export const fallbackNames: readonly string[] = FALLBACKS.map(({ name }) => name);

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`;

/** A face of the machine, drawn as wide and as high as Commissioner, so that nothing moves when that arrives. */
function fallbackFace(entry: (typeof FALLBACKS)[number], wanted: Metrics, weights: string): string {
  const size = wanted.width / entry.width;
  return [
    `@font-face{font-family:"${entry.name}"`,
    `font-weight:${weights}`,
    `src:${entry.local.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(wanted.ascent / size)}`,
    // Browsers round it to whole pixels: where Commissioner's is just above a half, this must not fall below.
    `descent-override:${percent((wanted.descent + 0.001) / size)}`,
    `line-gap-override:0%}`,
  ].join(';');
}

const face = (name: string, file: string, text: string): string =>
  [
    `@font-face{font-family:"${name}"`,
    'font-style:normal',
    'font-display:swap',
    `font-weight:${name === family ? `${WEIGHTS.min} ${WEIGHTS.max}` : '100 900'}`,
    `src:url(./fonts/${file}) format("woff2")`,
    `unicode-range:${unicodeRange(text)}}`,
  ].join(';');

/** The cut files by name, and the style sheet that names them. */
export async function makeFonts(): Promise<{
  readonly files: ReadonlyMap<string, Buffer>;
  readonly css: string;
}> {
  const files = new Map<string, Buffer>();
  for (const { file, part, text } of FACES) {
    const cut = await subsetFont(sourceFile(part), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { ...WEIGHTS, default: 400 } },
    });
    files.set(file, cut);
  }
  const own = join(import.meta.dirname, '../src/fonts');
  files.set('medeina-figures.woff2', readFileSync(join(own, 'medeina-figures.woff2')));
  files.set('OFL.txt', readFileSync(join(own, 'OFL.txt')));
  // The weights between are those of headings, which use the flared cut.
  const [regular, heading, semibold] = await Promise.all([
    measure(400, 0),
    measure(490, 100),
    measure(590, 0),
  ]);
  const css = [
    ...FACES.map(({ file, text }) => face(family, file, text)),
    face('Medeina Figures', 'medeina-figures.woff2', '0123456789'),
    ...FALLBACKS.flatMap((entry) => [
      fallbackFace(entry, regular, '400 449'),
      fallbackFace(entry, heading, '450 549'),
      fallbackFace(entry, semibold, '550 700'),
    ]),
  ].join('\n');
  return { files, css: `${css}\n` };
}
