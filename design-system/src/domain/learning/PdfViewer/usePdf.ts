import { useEffect, useState } from 'react';
import type { PDFDocumentLoadingTask, PDFDocumentProxy, TextLayer } from 'pdfjs-dist';

/** A document that is loaded, with the size of its first page and what places the words of a page. */
export interface OpenedPdf {
  pdf: PDFDocumentProxy;
  ratio: number;
  Words: typeof TextLayer;
}

/** Loads pdf.js and the document; `undefined` while they are on their way. Its worker decodes, without evaluating code. */
export function usePdf(src: string, workerSrc: string): OpenedPdf | 'failed' | undefined {
  const [opened, setOpened] = useState<OpenedPdf | 'failed'>();
  useEffect(() => {
    let isGone = false;
    let task: PDFDocumentLoadingTask | undefined;
    const load = async () => {
      try {
        const { getDocument, GlobalWorkerOptions, TextLayer: Words } = await import('pdfjs-dist');
        if (isGone) return;
        GlobalWorkerOptions.workerSrc = workerSrc;
        // WebAssembly would need `wasm-unsafe-eval` in the content policy.
        task = getDocument({ url: src, useWasm: false });
        const pdf = await task.promise;
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!isGone) setOpened({ pdf, ratio: height / width, Words });
      } catch {
        if (!isGone) setOpened('failed');
      }
    };
    void load();
    return () => {
      isGone = true;
      void task?.destroy();
    };
  }, [src, workerSrc]);
  return opened;
}
