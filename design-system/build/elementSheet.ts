import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';
import { joinSheets, sheetsBehind } from './styleSheets.ts';

function generated(name: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`@medeina/tokens/${name}`)), 'utf8');
}

/** The tokens are set on the element itself, where the page's rules can override them. */
function tokensOnHost(css: string): string {
  return css
    .replaceAll(/\[data-medeina-theme=["']?(dark|system)["']?\]/gu, ':host([theme=$1])')
    .replaceAll('[data-medeina-theme]', ':host');
}

/**
 * Other styles of the element, all of which the page can override. A chosen theme brings its background, with padding
 * around the text. A single card has a maximum width.
 */
const host = [
  ':host{--medeina-rem:16px;display:block}',
  ':host([hidden]){display:none}',
  ':host([theme]){box-sizing:border-box;padding:20px;border-radius:14px;background:var(--medeina-bg)}',
  ':host(medeina-course-card:not([layout=row])){max-width:440px}',
].join('');

/** `rem` is the page's; the elements measure by a variable that follows the reader's text size. */
function ownRem(css: string): string {
  return css
    .replaceAll(/(?<![\w.])(\d*\.?\d+)rem\b/gu, 'calc($1*var(--medeina-rem))')
    .replace(/\n/u, `\n@layer tokens{${host}}`);
}

/** The font faces as a script expression: each address in a form that a partner's bundler resolves. */
function fontsExpression(css: string): string {
  return css
    .split(/url\(([^)]+)\)/u)
    .map((part, index) =>
      index % 2 === 0
        ? JSON.stringify(part)
        : `"url("+new URL(${JSON.stringify(part)},import.meta.url).href+")"`,
    )
    .join('+');
}

/**
 * Writes into the bundle what the elements adopt: the styles of exactly the bundled components, the reset, the
 * tokens and the font faces.
 */
export function elementSheet(): Rolldown.Plugin {
  return {
    name: 'element-sheet',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.fileName.endsWith('.js'))?.facadeModuleId;
      // The type declarations are bundled apart, with nothing to write into.
      if (entry === undefined || entry === null) return;
      const styles = ownRem(
        joinSheets([tokensOnHost(generated('tokens.css')), ...sheetsBehind(this, entry).values()]),
      );
      const fonts = fontsExpression(generated('fonts.css'));
      for (const chunk of chunks)
        chunk.code = chunk.code
          // The plugin removes these from readable code, not from minified code.
          .replaceAll(/import"[^"]*\.vanilla\.css";/gu, '')
          .replaceAll('MEDEINA_ELEMENT_STYLES', () => JSON.stringify(styles))
          .replaceAll('MEDEINA_ELEMENT_FONTS', () => fonts);
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) delete bundle[file.fileName];
    },
  };
}
