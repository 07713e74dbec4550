import { encode } from 'uqr';
import type { Page } from './document.ts';
import { inks } from './ink.ts';

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
