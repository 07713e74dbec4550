import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { type Language, localeTags } from '@medeina/contract';
import type Pdf from 'pdfkit';

/** Documents that the server prints: PDF/A-2a in the design's own letters. */
export type Page = InstanceType<typeof Pdf>;

/** The cuts of Commissioner for print, each with the letters of all three languages. */
const faces = ['text', 'strong', 'title'] as const;
export type Face = (typeof faces)[number];
let fonts: ReadonlyMap<string, Buffer> | undefined;

function readFonts(): ReadonlyMap<string, Buffer> {
  fonts ??= new Map(
    faces.map((face) => [
      face,
      readFileSync(fileURLToPath(import.meta.resolve(`@medeina/tokens/print/${face}`))),
    ]),
  );
  return fonts;
}

/** A4, in points. */
export const [pageWidth, pageHeight] = [595.28, 841.89] as const;

interface DocumentFacts {
  /** Of letters that the metadata can hold: no names of people. */
  readonly title: string;
  readonly language: Language;
  readonly at: Date;
}

/**
 * Writes a document with its structure named, so that a screen reader reads it in order. The same facts and the same drawing
 * give the same bytes.
 */
export async function writeDocument(
  { title, language, at }: DocumentFacts,
  draw: (page: Page) => void,
): Promise<Buffer> {
  // Loaded with the first document: it holds 30 MB, which a server that draws none can do without.
  const { default: Pdf } = await import('pdfkit');
  const page = new Pdf({
    size: [pageWidth, pageHeight],
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    displayTitle: true,
    lang: localeTags[language],
    info: {
      Title: title,
      Author: 'Medeina',
      Creator: 'Medeina',
      Producer: 'Medeina',
      CreationDate: at,
      ModDate: at,
    },
    font: '',
  });
  for (const [face, bytes] of readFonts()) page.registerFont(face, bytes);
  const bytes = buffer(page);
  draw(page);
  page.end();
  return await bytes;
}

/** What screen readers pass over. */
export function artifact(page: Page, paint: () => void): void {
  page.markContent('Artifact', { type: 'Layout' });
  paint();
  page.endMarkedContent();
}

/** A drawing, with the words that stand for it and where it is; its types know no places. */
export function figure(page: Page, alt: string, bbox: readonly number[], paint: () => void) {
  const options = { alt, bbox: [...bbox] };
  return page.struct('Figure', options, paint);
}
