import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { expect, inject, test } from 'vitest';
import { openBrowser, openPage, styleOf } from './support/browser.ts';
import { serveCatalogue } from './support/catalogue.ts';
import { packageFolder } from './support/sandbox.ts';
import { serve } from './support/site.ts';

const { folder } = inject('sandbox');
const workspace = join(import.meta.dirname, '../..');

const run = promisify(execFile);

/** The snippets of a document in a language, as a reader would copy them. */
function snippetsOf(document: string, language: string): readonly string[] {
  const text = readFileSync(join(workspace, document), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gsu'))].map(
    ([, code = '']) => code,
  );
}

/** The arguments of `npx medeina-theme …` that writes a file. */
const themeArguments = /npx medeina-theme '([^']+)' --output (\S+)/u;

/** The product's own accent, and that of the theming page. */
const spruce = /^oklch\(0\.405 /u;
const blue = /^rgb\(11, 74, 111\)$/u;

test.each([
  ['design-system/README.md', spruce],
  ['.storybook/getting-started.mdx', spruce],
  ['design-system/docs/theming.md', blue],
])('the first snippet of %s shows a styled button', async (document, accent) => {
  const consumer = join(folder, 'snippets', document.replaceAll(/\W/gu, '-'));
  mkdirSync(join(consumer, 'src'), { recursive: true });
  const [program = ''] = snippetsOf(document, 'tsx');
  writeFileSync(join(consumer, 'src/main.tsx'), program);
  for (const commands of snippetsOf(document, 'sh')) {
    const [, colour, output] = themeArguments.exec(commands) ?? [];
    if (colour === undefined || output === undefined) continue;
    const command = join(packageFolder(folder, '@medeina/tokens'), 'dist/src/theme/bin.js');
    await run(process.execPath, [command, colour, '--output', output], { cwd: consumer });
  }
  writeFileSync(
    join(consumer, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
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
    expect(await styleOf(page, 'button', 'background-color')).toMatch(accent);
    // The rules by hand are whole, and name variables that exist.
    for (const css of snippetsOf(document, 'css')) {
      const rules = await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        const root = getComputedStyle(globalThis.document.documentElement);
        return [...sheet.cssRules].map((rule) =>
          [...(rule instanceof CSSStyleRule ? rule.style : [])].map((name) => root.getPropertyValue(name)),
        );
      }, css);
      expect(rules.flat().filter(Boolean)).toHaveLength(rules.flat().length);
      expect(rules.flat().length).toBeGreaterThan(0);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});

test('the tag of embedding.md shows courses on a plain page of another origin', async () => {
  const document = 'design-system/docs/embedding.md';
  const [snippet = ''] = snippetsOf(document, 'html');
  const elements = join(packageFolder(folder, '@medeina/design-system'), 'dist/elements');
  const script = readFileSync(join(elements, 'index.js'));
  const catalogue = await serveCatalogue();
  // As the server hosts it: the folder of a version, with the script under its own name.
  const host = await serve([elements], { pages: { '/medeina.js': String(script) } });
  const html = snippet
    .replace(/https:\/\/medeina\.example\/embed\/[\w.-]+/u, host.origin)
    .replace('sha384-…', `sha384-${createHash('sha384').update(script).digest('base64')}`)
    .replace('https://medeina.example', catalogue.origin);
  const partner = await serve([], {
    pages: { '/': `<!doctype html><link rel="icon" href="data:,">${html}` },
    policy: `default-src 'none'; script-src ${host.origin}; font-src ${host.origin}; img-src data:; connect-src ${catalogue.origin}`,
  });
  const browser = await openBrowser();
  try {
    const page = await openPage(browser, partner.origin);
    await page.getByRole('heading', { name: 'Kursas 102' }).waitFor();
    expect(catalogue.asked.every((line) => line.startsWith('GET '))).toBe(true);
    // Another content is refused: the hash is checked.
    const forged = await serve([], {
      pages: {
        '/': `<!doctype html><link rel="icon" href="data:,">${html.replace('sha384-', 'sha384-AAAA')}`,
      },
      policy: '',
    });
    const other = await openPage(browser, forged.origin, { expected: /integrity/u });
    expect(await other.evaluate(() => customElements.get('medeina-course-list'))).toBeUndefined();
    await forged.close();
  } finally {
    await browser.close();
    await Promise.all([catalogue.close(), host.close(), partner.close()]);
  }
});
