import tokens from '@medeina/tokens/tokens.json' with { type: 'json' };
import { bowlPath, ringsPath, stemPath } from '@medeina/tokens/wordmark';
import type { Page } from './document.ts';

/** The design's inks and its wordmark, for print. */

const { color } = tokens.light;

export const inks = {
  text: color.text.$value.hex,
  muted: color['text-muted'].$value.hex,
  frame: color['border-strong'].$value.hex,
  line: color.border.$value.hex,
  brand: color.deep.$value.hex,
  seed: color.amber.$value.hex,
};

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
