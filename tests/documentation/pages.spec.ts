import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parseAst } from 'vite';
import components from '../../design-system/components.json' with { type: 'json' };

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
}

const file = join(import.meta.dirname, '../../.cache/documentation/storybook/index.json');
if (!existsSync(file)) throw new Error('Storybook is not built. Run `node scripts/documentation.ts`.');
const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(readFileSync(file, 'utf8'));
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');
const exported = new Set(components.flatMap((entry) => entry.exports));

/** What is wrong with a snippet that somebody copies. */
function faultsOf(code: string): string[] {
  const faults: string[] = [];
  if (/\$\$typeof|Symbol\(|\[object Object\]|function \w*\(\) ?\{/u.test(code))
    faults.push('It prints an object or a function of the bundle.');
  const imported = /^import \{([^}]+)\} from '@medeina\/design-system';/mu.exec(code)?.[1] ?? '';
  for (const name of imported.split(',').map((one) => one.trim()))
    if (name !== '' && !exported.has(name)) faults.push(`The package does not export ${name}.`);
  if (code.startsWith('<medeina-')) return faults;
  // JSX after the imports is an expression, several elements are a fragment.
  const body = code.replaceAll(/^import [^;]+;\n+/gmu, '');
  try {
    parseAst(body.startsWith('<') ? `<>${body}</>` : body, { lang: 'tsx' });
  } catch (error) {
    faults.push(`It is no code: ${String(error).split('\n')[0] ?? ''}`);
  }
  return faults;
}

for (const { id, title } of pages) {
  test(`${title} draws, keeps to a phone, and its snippets can be copied`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('.sbdocs h1').first()).toBeVisible();
    await expect(page.locator('.sb-preparing-docs:visible')).toHaveCount(0);
    const toggles = page.locator('.docblock-code-toggle');
    const sources = page.locator('.sbdocs-preview pre.prismjs');
    // Storybook may draw the page anew, which closes what was open.
    await expect(async () => {
      const closed = toggles.and(page.locator(':not(.docblock-code-toggle--expanded)'));
      while ((await closed.count()) > 0) await closed.first().click();
      await expect(sources).toHaveCount(await toggles.count(), { timeout: 2000 });
    }).toPass();
    for (const source of await sources.all()) {
      const code = await source.innerText();
      expect.soft(code, 'an empty snippet').toMatch(/\S/u);
      expect.soft(faultsOf(code), code).toEqual([]);
    }
    await expect(page.locator('.sb-errordisplay:visible')).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    // The reset clips what sticks out; measured without it.
    await page.addStyleTag({ content: ':root, body { overflow-x: visible !important; }' });
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond, 'wider than a phone').toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

test('a framed story follows the toolbar', async ({ page }) => {
  const choices = 'theme:dark;locale:ru;colours:forced';
  await page.goto(`/iframe.html?viewMode=docs&id=primitives-dialog--docs&globals=${choices}`);
  const root = page.frameLocator('.sbdocs-preview iframe').first().locator('html');
  await expect(root).toHaveAttribute('data-medeina-theme', 'dark');
  await expect(root).toHaveAttribute('lang', 'ru');
  await expect(root.locator('#medeina-forced-colours')).toHaveCount(1);
});
