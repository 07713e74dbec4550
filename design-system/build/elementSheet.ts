import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'tsdown';
import { joinSheets, sheetsBehind } from './styleSheets.ts';

const generated = (name: string): string =>
  readFileSync(fileURLToPath(import.meta.resolve(`@medeina/tokens/${name}`)), 'utf8');

/** The tokens stand on the element itself, where the page's own rules can change them. */
const tokensOnHost = (css: string): string =>
  css
    .replaceAll(/\[data-medeina-theme=["']?(dark|system)["']?\]/gu, ':host([theme=$1])')
    .replaceAll('[data-medeina-theme]', ':host');

/**
 * What stands on the element besides the tokens; the page's own rules win over all of it. Who chooses a theme gets its
 * ground too, with room around the text that was chosen for it. A card alone is no poster.
 */
const host = [
  ':host{--medeina-rem:16px;display:block}',
  ':host([hidden]){display:none}',
  ':host([theme]){box-sizing:border-box;padding:20px;border-radius:14px;background:var(--medeina-bg)}',
  ':host(medeina-course-card:not([layout=row])){max-width:440px}',
].join('');

/** `rem` is the page's; the elements measure by a variable that follows the reader's text size. */
const ownRem = (css: string): string =>
  css
    .replaceAll(/(?<![\w.])(\d*\.?\d+)rem\b/gu, 'calc($1*var(--medeina-rem))')
    .replace(/\n/u, `\n@layer tokens{${host}}`);

/** The faces as a script says them: each address in the form in which a partner's bundler finds the file. */
const fontsExpression = (css: string): string =>
  css
    .split(/url\(([^)]+)\)/u)
    .map((part, index) =>
      index % 2 === 0
        ? JSON.stringify(part)
        : `"url("+new URL(${JSON.stringify(part)},import.meta.url).href+")"`,
    )
    .join('+');

/**
 * Writes into the bundle what it has to adopt: the styles of exactly the components that came along, the reset and
 * the tokens, and the faces of the type.
 */
export const elementSheet = (): Rolldown.Plugin => ({
  name: 'element-sheet',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const entry = chunks.find((chunk) => chunk.isEntry && chunk.fileName.endsWith('.js'))?.facadeModuleId;
    // The types have a bundle of their own, with nothing to write into.
    if (entry === undefined || entry === null) return;
    const styles = ownRem(
      joinSheets([tokensOnHost(generated('tokens.css')), ...sheetsBehind(this, entry).values()]),
    );
    const fonts = fontsExpression(generated('fonts.css'));
    for (const chunk of chunks)
      chunk.code = chunk.code
        // The plugin takes these out of scripts as they are written, not out of minified ones.
        .replaceAll(/import"[^"]*\.vanilla\.css";/gu, '')
        .replaceAll('MEDEINA_ELEMENT_STYLES', () => JSON.stringify(styles))
        .replaceAll('MEDEINA_ELEMENT_FONTS', () => fonts);
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css')) delete bundle[file.fileName];
  },
});
