import fonts from '../../../tokens/generated/outlines.json' with { type: 'json' };

/** Which cut of the typeface: the flared one of titles, or the plain one of what stands beside them. */
export type Cut = keyof typeof fonts;

interface OutlinedFont {
  readonly glyphs: Readonly<Record<string, readonly (number | string)[]>>;
  readonly kerning: Readonly<Record<string, number>>;
}

const cuts: Readonly<Record<Cut, OutlinedFont>> = fonts;
const own = Object.hasOwn;

/** The text in letters that the typeface has; what it has not (an emoji, another script) falls away. */
export function setting(text: string, cut: Cut): string {
  const { glyphs } = cuts[cut];
  const signs: string[] = [];
  for (const sign of text.normalize('NFC')) {
    if (own(glyphs, sign)) signs.push(sign);
    else if (/\s/.test(sign)) signs.push(' ');
    else {
      const [base = ''] = sign.normalize('NFD');
      if (own(glyphs, base)) signs.push(base);
    }
  }
  return signs.join('').replaceAll(/ {2,}/g, ' ').trim();
}

/** How far each letter of a line stands from its beginning, in thousandths of the em; the last entry is its width. */
function positions(line: string, cut: Cut): number[] {
  const { glyphs, kerning } = cuts[cut];
  const signs = Array.from(line);
  const places = [0];
  let at = 0;
  for (const [index, sign] of signs.entries()) {
    at += Number(glyphs[sign]?.[0] ?? 0) + (kerning[`${sign}${signs[index + 1] ?? ''}`] ?? 0);
    places.push(at);
  }
  return places;
}

/** Width of a line in units of its size. */
export function widthOf(line: string, cut: Cut): number {
  return (positions(line, cut).at(-1) ?? 0) / 1000;
}

/** Breaks a text into lines no wider than `width` (in units of the size); a word that is wider is cut. */
function wrap(text: string, cut: Cut, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, cut) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const sign of word) {
      if (line !== '' && widthOf(`${line}${sign}`, cut) > width) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

export interface Block {
  readonly size: number;
  readonly lines: readonly string[];
  readonly lineHeight: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** Sizes to try, largest first. */
  readonly sizes: readonly number[];
  /** Distance of the lines in units of the size. */
  readonly leading: number;
}

/** The text as large as it fits; what does not fit at the smallest size ends with an ellipsis. */
export function fit(text: string, cut: Cut, { width, height, sizes, leading }: Room): Block {
  const words = text.split(' ');
  for (const size of sizes) {
    const lines = wrap(text, cut, width / size);
    const breaksNoWord = words.every((word) => widthOf(word, cut) * size <= width);
    const isLast = size === sizes.at(-1);
    if ((breaksNoWord || isLast) && lines.length * size * leading <= height)
      return { size, lines, lineHeight: size * leading };
  }
  const size = sizes.at(-1) ?? 16;
  const lines = wrap(text, cut, width / size).slice(0, Math.max(1, Math.floor(height / (size * leading))));
  let last = lines.pop() ?? '';
  while (last !== '' && widthOf(`${last}…`, cut) * size > width) last = last.slice(0, -1);
  return { size, lines: [...lines, `${last.trimEnd()}…`], lineHeight: size * leading };
}

/** One line as SVG, its first letter at `x` on the baseline `y`. */
export function drawLine(
  line: string,
  cut: Cut,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const { glyphs } = cuts[cut];
  const places = positions(line, cut);
  const scale = size / 1000;
  const letters = Array.from(line).flatMap((sign, index) => {
    const path = glyphs[sign]?.[1];
    if (path === undefined || path === '') return [];
    return [`<path transform="translate(${String(places[index] ?? 0)} 0)" d="${String(path)}"/>`];
  });
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(scale)} ${String(-scale)})">${letters.join('')}</g>`;
}
