import { type CategoryHue, categoryHues } from '@medeina/tokens';
import { bandsOf } from '@medeina/tokens/guilloche';
import tokens from '@medeina/tokens/tokens.json' with { type: 'json' };
import { bowlPath, ringsPath, stemPath } from '@medeina/tokens/wordmark';
import type Pdf from 'pdfkit';
import { encode } from 'uqr';

/** What is drawn on a certificate: bands, frame, wordmark and code. All of it in the design's own colours and curves. */

type Page = InstanceType<typeof Pdf>;

const { color, category: categories } = tokens.light;

/** The inks of the page. */
export const inks = {
  text: color.text.$value.hex,
  muted: color['text-muted'].$value.hex,
  frame: color['border-strong'].$value.hex,
  brand: color.deep.$value.hex,
  seed: color.amber.$value.hex,
};

function isHue(key: string): key is CategoryHue {
  return categoryHues.some((hue) => hue === key);
}

/** The line colour of a category; one of the operator's own making takes the plainest, as on the site. */
function lineOf(category: string): string {
  return categories[isHue(category) ? category : 'nursing'].line.$value.hex;
}

/** A colour as print shows it behind text: that part of it on white. */
function tint(hex: string, share: number): [number, number, number] {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(255 - (255 - value) * share);
  };
  return [part(1), part(3), part(5)];
}

/** The bands of the design are drawn in a field of 200 × 200 around its middle. */
const field = 200;
const middle = field / 2;

interface Bands {
  readonly seed: string;
  readonly category: string;
  /** Where their middle is, and how wide the field is there. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The three bands of a certificate, in the colour of its category. */
export function drawBands(page: Page, { seed, category, x, y, size }: Bands): void {
  const scale = size / field;
  page.save();
  page.rect(0, 0, page.page.width, page.page.height).clip();
  page.lineWidth(0.55 / scale).strokeColor(tint(lineOf(category), 0.55));
  page.translate(x, y).scale(scale);
  for (const { path, turns } of bandsOf(seed)) {
    for (const turn of [0, ...turns.slice(1)]) {
      page.save();
      page.rotate(turn);
      page.translate(-middle, -middle).path(path).stroke();
      page.restore();
    }
  }
  page.restore();
}

/** A fine line around the page. */
export function drawFrame(page: Page, inset: number): void {
  page
    .rect(inset, inset, page.page.width - 2 * inset, page.page.height - 2 * inset)
    .lineWidth(0.75)
    .stroke(inks.frame);
}

/** The wordmark is drawn 981 units wide. */
const wordmarkWidth = 981;

export function drawWordmark(page: Page, x: number, y: number, width: number): void {
  page.save();
  page.translate(x, y).scale(width / wordmarkWidth);
  page.save();
  page.translate(0, 6).scale(3.9);
  page.path(ringsPath).lineWidth(3.5).stroke(inks.brand);
  page.circle(24, 26.6, 2.7).fill(inks.seed);
  page.restore();
  page.translate(216, 8).lineWidth(3.2).lineJoin('round');
  page.path(stemPath).fillAndStroke(inks.brand, inks.brand);
  page.path(bowlPath).fillAndStroke(inks.brand, inks.brand, 'even-odd');
  page.circle(528, 30, 11.8).fill(inks.seed);
  page.restore();
}

/** A QR code as dark squares on the white page, rows joined, with the quiet zone that readers need around it. */
export function drawCode(page: Page, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const step = size / modules;
  for (const [row, cells] of data.entries()) {
    let start = -1;
    for (let column = 0; column <= modules; column += 1) {
      const isDark = cells[column] === true;
      if (isDark && start === -1) start = column;
      if (!isDark && start !== -1) {
        page.rect(x + start * step, y + row * step, (column - start) * step, step);
        start = -1;
      }
    }
  }
  page.fill(inks.text);
}
