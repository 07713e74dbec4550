/** The styles of the elements, inserted by the build: layers, reset, tokens and components. */
declare const MEDEINA_ELEMENT_STYLES: string;
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

let fonts: CSSStyleSheet | undefined;

/** Declares the fonts in the document: a shadow tree cannot. Once, and again where the page has replaced its list. */
export function declareFonts(): void {
  if (fonts === undefined) {
    fonts = new CSSStyleSheet();
    fonts.replaceSync(MEDEINA_ELEMENT_FONTS);
  }
  if (!document.adoptedStyleSheets.includes(fonts)) document.adoptedStyleSheets.push(fonts);
}
