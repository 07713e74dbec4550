import { type CategoryHue, categoryHues } from '@medeina/tokens';
import { bandsOf } from '@medeina/tokens/guilloche';
import tokens from '@medeina/tokens/tokens.json' with { type: 'json' };
import type Pdf from 'pdfkit';
import { inks } from '../../platform/print/ink.ts';

/** What is drawn on a certificate: bands and frame. All of it in the design's own colours and curves. */

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
