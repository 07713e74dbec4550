import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { openBrowser, openPage, styleOf } from './support/browser.ts';
import { serve } from './support/site.ts';

const { folder } = inject('sandbox');
const workspace = join(import.meta.dirname, '../..');

/** The first program of a document, as a reader would copy it. */
function snippetOf(document: string): string {
  const [, snippet] = /```tsx\n(.*?)```/su.exec(readFileSync(join(workspace, document), 'utf8')) ?? [];
  if (snippet === undefined) throw new Error(`${document} has no snippet`);
  return snippet;
}

test.each(['design-system/README.md', '.storybook/getting-started.mdx'])(
  'the first snippet of %s shows a styled button',
  async (document) => {
    const consumer = join(folder, 'snippets', document.replaceAll(/\W/gu, '-'));
    mkdirSync(consumer, { recursive: true });
    writeFileSync(join(consumer, 'main.tsx'), snippetOf(document));
    writeFileSync(
      join(consumer, 'index.html'),
      '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.tsx"></script>',
    );
    await build({
      root: consumer,
      configFile: false,
      logLevel: 'error',
      oxc: { jsx: { runtime: 'automatic' } },
    });
    const site = await serve([join(consumer, 'dist')]);
    const browser = await openBrowser();
    try {
      const page = await openPage(browser, site.origin);
      await page.getByRole('button', { name: 'Į krepšelį' }).waitFor();
      expect(await styleOf(page, 'button', 'font-family')).toMatch(/Commissioner/u);
      expect(await styleOf(page, 'button', 'min-height')).toBe('48px');
      expect(await styleOf(page, 'button', 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    } finally {
      await browser.close();
      await site.close();
    }
  },
);
