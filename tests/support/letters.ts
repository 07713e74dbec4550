import { type Page, expect } from '@playwright/test';
import { letterFaults } from '../../.storybook/letterFaults.ts';

const inspected = new WeakSet<Page>();

/**
 * Whether the page was inspected. Chromium may then fetch its document's preloaded fonts again, and warn that nothing
 * uses them.
 */
export const isInspected = (page: Page): boolean => inspected.has(page);

/** Installed fonts that Chromium uses for visible text in a part of the page, each with a sample. */
export async function installedFonts(page: Page, part = 'html'): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  inspected.add(page);
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const texts: (typeof root)[] = [];
  const collect = (node: typeof root, isInPart: boolean): void => {
    const isPart = isInPart || node.nodeId === top;
    if (isPart && node.nodeType === 3 && node.nodeValue.trim() !== '') texts.push(node);
    for (const child of node.children ?? []) collect(child, isPart);
  };
  const { nodeId: top } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: part });
  collect(root, false);
  /** Visually hidden, for screen readers, or transparent over the picture of a PDF's page. */
  const isHidden = async (nodeId: number): Promise<boolean> => {
    const { object } = await devtools.send('DOM.resolveNode', { nodeId });
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      returnByValue: true,
      functionDeclaration: `function () {
        for (let at = this.parentElement; at !== null; at = at.parentElement)
          if (getComputedStyle(at).clipPath === 'inset(50%)' || at.matches('[data-page]')) return true;
        return false;
      }`,
    });
    return result.value === true;
  };
  const found = await Promise.all(
    texts.map(async ({ nodeId, nodeValue }) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => {
        // The page has replaced the node in the meantime.
        return { fonts: [] };
      });
      const installed = fonts.filter(({ isCustomFont }) => !isCustomFont);
      if (installed.length === 0 || (await isHidden(nodeId))) return [];
      return installed.map(({ familyName }) => `${familyName}: ${nodeValue.trim().slice(0, 40)}`);
    }),
  );
  // Left open: detaching the session would also end offline emulation.
  return found.flat();
}

/** Asserts that a part of the page uses only the product's fonts. */
export async function expectOwnLetters(page: Page, name: string, part: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const faults = await page.locator(part).first().evaluate(letterFaults);
  expect.soft(faults, `fonts of ${name}`).toEqual([]);
  expect.soft(await installedFonts(page, part), `fonts of ${name}`).toEqual([]);
}
