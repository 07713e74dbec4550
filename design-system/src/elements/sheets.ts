/** The styles of the elements, inserted by the build: layers, reset, tokens and components. */
declare const MEDEINA_ELEMENT_STYLES: string;
/** The tokens of the document. */
declare const MEDEINA_ELEMENT_TOKENS: string;
/** The font faces, whose files lie beside the script. */
declare const MEDEINA_ELEMENT_FONTS: string;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements. Constructed by script, which a content policy without inline styles allows. */
export function elementSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(MEDEINA_ELEMENT_STYLES);
  }
  return sheet;
}

const measured = new Map<number, CSSStyleSheet>();

/**
 * Sizes follow the user's text size, not the page's `rem`.
 * @param size of text without a size of its own, in pixels
 */
export function textSizeSheet(size: number): CSSStyleSheet {
  const known = measured.get(size) ?? new CSSStyleSheet();
  if (!measured.has(size)) {
    known.replaceSync(`:host{--medeina-rem:${String(size)}px}`);
    measured.set(size, known);
  }
  return known;
}

const shared: CSSStyleSheet[] = [];

/** Whether the page loads `tokens.css` itself. */
function hasTokens(): boolean {
  return getComputedStyle(document.documentElement).getPropertyValue('--medeina-space-4') !== '';
}

/**
 * Declares in the document what a shadow tree cannot: the fonts, and the tokens that the page may set on `:root`.
 * Once, and again where the page has replaced its list.
 */
export function declareInDocument(): void {
  if (shared.length === 0) {
    for (const css of hasTokens()
      ? [MEDEINA_ELEMENT_FONTS]
      : [MEDEINA_ELEMENT_FONTS, MEDEINA_ELEMENT_TOKENS]) {
      const one = new CSSStyleSheet();
      one.replaceSync(css);
      shared.push(one);
    }
  }
  for (const one of shared)
    if (!document.adoptedStyleSheets.includes(one)) document.adoptedStyleSheets.push(one);
}
