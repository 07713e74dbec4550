/** Converts glyphs to outlines, for sharing pictures made where no font is installed. */
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { faceTexts, sourceFile } from './fonts.ts';

/** Styles used in pictures: flared for titles, plain for the rest. */
const CUTS = {
  title: { wght: 540, FLAR: 100 },
  label: { wght: 590, FLAR: 0 },
} as const;

type Cut = keyof typeof CUTS;

/** A glyph's advance and outline, in thousandths of the em, y upwards. */
type Outline = readonly [advance: number, path: string];

export interface OutlinedFont {
  readonly glyphs: Readonly<Record<string, Outline>>;
  /** Kerning by pair; negative moves letters together. */
  readonly kerning: Readonly<Record<string, number>>;
}

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign);
}

async function outlinesOf(cut: Cut): Promise<OutlinedFont> {
  const glyphs: Record<string, Outline> = {};
  const kerning: Record<string, number> = {};
  for (const { alphabet, text } of faceTexts) {
    const instance = await subsetFont(sourceFile(alphabet), text, {
      targetFormat: 'truetype',
      variationAxes: CUTS[cut],
    });
    const font = fontkit.create(instance);
    const scale = 1000 / font.unitsPerEm;
    const signs = [...new Set(text)];
    const advances = new Map<string, number>();
    for (const sign of signs) {
      const { advanceWidth, path } = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
      const advance = Math.round(advanceWidth * scale);
      advances.set(sign, advanceWidth);
      glyphs[sign] = [
        advance,
        path
          .scale(scale, scale)
          .toSVG()
          .replaceAll(/\d+\.\d+/g, (value) => String(Math.round(Number(value)))),
      ];
    }
    const letters = signs.filter(isLetter);
    for (const first of letters) {
      for (const second of letters) {
        const { positions } = font.layout(`${first}${second}`);
        // Letters are drawn one by one, so ligatures are not needed.
        if (positions.length !== 2) continue;
        const [one] = positions;
        const moved = Math.round(((one?.xAdvance ?? 0) - (advances.get(first) ?? 0)) * scale);
        if (one !== undefined && Math.abs(moved) >= 4) kerning[`${first}${second}`] = moved;
      }
    }
  }
  return { glyphs, kerning };
}

/** The content of `outlines.json`: one font per style. */
export async function makeOutlines(): Promise<string> {
  const [title, label] = await Promise.all([outlinesOf('title'), outlinesOf('label')]);
  return `${JSON.stringify({ title, label })}\n`;
}
