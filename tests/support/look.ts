import { AxeBuilder } from '@axe-core/playwright';
import { type Page, expect } from '@playwright/test';
import { expectOwnLetters } from './letters.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs axe with all WCAG rules and AAA contrast, none switched off, on the page or one part of it; also checks that no
 * text uses an installed font.
 */
export async function look(page: Page, what: string, part = 'html'): Promise<void> {
  // Measure contrast after fade-in animations have ended.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(tags)
    .options({
      runOnly: { type: 'tag', values: tags },
      rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
    })
    .analyze();
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`)
        .join(' | ')}`,
  );
  expect.soft(faults, `axe on ${what}`).toEqual([]);
  await expectOwnLetters(page, what, part);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, `horizontal scrolling on ${what}`).toBeLessThanOrEqual(0);
}
