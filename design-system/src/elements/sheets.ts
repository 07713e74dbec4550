/** The styles of the elements, put here by the build: layers, reset, tokens and the components that they use. */
declare const MEDEINA_ELEMENT_STYLES: string;
/** The faces of the type, their addresses as `./fonts/…`. */
declare const MEDEINA_ELEMENT_FONTS: string;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements of the page. Made by script, so that a content policy without inline styles allows it. */
export function elementSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(MEDEINA_ELEMENT_STYLES);
  }
  return sheet;
}

const measured = new Map<number, CSSStyleSheet>();

/**
 * Sizes follow the reader's text size, not what the page made of its `rem`.
 * @param size of text that nothing was said about, in pixels.
 */
export function textSizeSheet(size: number): CSSStyleSheet {
  const known = measured.get(size) ?? new CSSStyleSheet();
  if (!measured.has(size)) {
    known.replaceSync(`:host{--medeina-rem:${String(size)}px}`);
    measured.set(size, known);
  }
  return known;
}

let hasFonts = false;

/** Declares the type in the document: a shadow tree cannot. The files lie beside the script. */
export function declareFonts(): void {
  if (hasFonts) return;
  hasFonts = true;
  const fonts = new CSSStyleSheet();
  fonts.replaceSync(MEDEINA_ELEMENT_FONTS.replaceAll('./fonts/', new URL('./fonts/', import.meta.url).href));
  document.adoptedStyleSheets.push(fonts);
}
