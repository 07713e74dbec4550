import readCode from 'jsqr';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads printed documents back. */

export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  return await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

/** The words of the first page. */
export async function wordsOf(document: PDFDocumentProxy): Promise<string> {
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(' ');
}

type Drawing = Parameters<PDFPageProxy['render']>[0];

/** What the library draws on outside of a browser; its types do not say so. */
interface Pixels {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

interface Canvases {
  create(
    width: number,
    height: number,
  ): {
    canvas: Drawing['canvas'];
    // A type only where the browser's are known, which the journeys' are.
    // oxlint-disable-next-line typescript/no-redundant-type-constituents
    context: NonNullable<Drawing['canvasContext']> & Pixels;
  };
}

function makesCanvases(factory: object): factory is Canvases {
  return 'create' in factory;
}

/** What a telephone reads from the picture of the first page. */
export async function codeOf(document: PDFDocumentProxy): Promise<string | undefined> {
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  const { canvasFactory: factory } = document;
  if (!makesCanvases(factory)) throw new Error('The library draws on no canvas here');
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  return readCode(context.getImageData(0, 0, width, height).data, width, height)?.data;
}
