import { readFile, stat } from 'node:fs/promises';
import { mostOfText } from './json-file.ts';
import type { FileSource } from './material-files.ts';

/** How many words a text has; numbers are read, too. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** @returns undefined where its words cannot be counted, as of a spreadsheet, scanned pages or far too long a text. */
export async function wordsOfFile({ path, mime }: FileSource): Promise<number | undefined> {
  if (mime.startsWith('text/'))
    return (await stat(path)).size > mostOfText ? undefined : countWords(await readFile(path, 'utf8'));
  if (mime !== 'application/pdf') return undefined;
  const words = countWords(await textOfPdf(path));
  return words === 0 ? undefined : words;
}

/** Empty where the library cannot read it: whether browsers show it is another question. */
async function textOfPdf(path: string): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(await readFile(path)), useWasm: false, verbosity: 0 });
  try {
    const document = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      texts.push(
        items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      );
    }
    return texts.join('\n');
  } catch {
    return '';
  } finally {
    await task.destroy();
  }
}
