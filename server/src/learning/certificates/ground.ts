import { type CategoryHue, categoryHues } from '@medeina/tokens';
import { bandsOf } from '@medeina/tokens/guilloche';
import tokens from '@medeina/tokens/tokens.json' with { type: 'json' };
import type Pdf from 'pdfkit';
import { encode } from 'uqr';
import { inks } from '../../platform/print/ink.ts';

/** What is drawn on a certificate: bands, frame and code. All of it in the design's own colours and curves. */

type Page = InstanceType<typeof Pdf>;

const { category: categories } = tokens.light;

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
