import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';
import { host } from '../src/elements/host.ts';
import { joinSheets, sheetsBehind } from './styleSheets.ts';

function generated(name: string): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`@medeina/tokens/${name}`)), 'utf8');
}

/** The declarations of a list that `test` picks. */
function only(declarations: string, test: (declaration: string) => boolean): string {
  return declarations.split(';').filter(test).join(';');
}

const inRem = (declaration: string) => /\drem\b/u.test(declaration);
const innermost = /([^{}]+)\{([^{}]*)\}/gu;
const root = ':root,:host';

/**
 * The tokens of the document, in a layer of their own: what a page sets on `:root` wins, and elements inherit it. Sizes
 * in `rem` are not among them, because those of an element are its own.
 */
function tokensOfDocument(css: string): string {
  const rules = css
    .replace(/^@layer [^{;]*;@layer tokens/u, '@layer medeina-elements')
    .replaceAll(innermost, (_rule, selector: string, declarations: string) =>
      selector === root ? `:root{${only(declarations, (one) => !inRem(one))}}` : '',
    );
  // Wrappers left without a rule.
  return rules.replaceAll(/@[^{}]+\{\}/gu, '').trim();
}

/** What is set on the element itself: sizes, and what depends on its own theme. */
function tokensOnHost(css: string): string {
  return css
    .replaceAll(innermost, (rule, selector: string, declarations: string) =>
      selector === root ? `:host{${only(declarations, inRem)}}` : rule,
    )
    .replaceAll(':root,:host,[data-medeina-theme]', ':host')
    .replaceAll(/\[data-medeina-theme=["']?(dark|system)["']?\]/gu, ':host([theme=$1])')
    .replaceAll('[data-medeina-theme]', ':host');
}

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
      const tokens = tokensOfDocument(generated('tokens.css'));
      const fonts = fontsExpression(generated('fonts.css'));
      for (const chunk of chunks)
        chunk.code = chunk.code
          // The plugin removes these from readable code, not from minified code.
          .replaceAll(/import"[^"]*\.vanilla\.css";/gu, '')
          .replaceAll('MEDEINA_ELEMENT_STYLES', () => JSON.stringify(styles))
          .replaceAll('MEDEINA_ELEMENT_TOKENS', () => JSON.stringify(tokens))
          .replaceAll('MEDEINA_ELEMENT_FONTS', () => fonts);
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) delete bundle[file.fileName];
    },
  };
}
