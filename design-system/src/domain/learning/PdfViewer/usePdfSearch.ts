import { useEffect, useRef, useState } from 'react';
import type { OpenedPdf } from './usePdf.ts';
import { hitsIn } from './search.ts';
import type { Hit, TextRun } from './search.ts';

/** What was found; `query` says for which words. */
interface Found {
  query: string;
  hits: readonly Hit[];
  /** Scanned pages have none. */
  hasText: boolean;
}

const nothing: Found = { query: '', hits: [], hasText: true };

/** The text of a page, in the order in which its words are placed over the picture. */
async function runsOf(opened: OpenedPdf, number: number): Promise<TextRun[]> {
  const page = await opened.pdf.getPage(number);
  const { items } = await page.getTextContent();
  return items.filter((item) => 'str' in item);
}

/** Searches the text of a whole document, which it reads once, when somebody first searches. */
export function usePdfSearch(opened: OpenedPdf, query: string) {
  const pages = useRef<Promise<TextRun[][]>>(undefined);
  const [found, setFound] = useState(nothing);
  const words = query.trim();
  useEffect(() => {
    if (words === '') return undefined;
    let isGone = false;
    const search = async () => {
      const numbers = Array.from({ length: opened.pdf.numPages }, (_, index) => index + 1);
      pages.current ??= Promise.all(numbers.map((number) => runsOf(opened, number)));
      const runs = await pages.current;
      if (isGone) return;
      setFound({
        query: words,
        hits: runs.flatMap((page, index) => hitsIn(page, words, index + 1)),
        hasText: runs.some((page) => page.some(({ str }) => str.trim() !== '')),
      });
    };
    // A document that cannot be read has nothing to find.
    search().catch(() => {
      if (!isGone) setFound({ query: words, hits: [], hasText: false });
    });
    return () => {
      isGone = true;
    };
  }, [opened, words]);
  return {
    hits: words === '' ? nothing.hits : found.hits,
    hasText: found.hasText,
    isSearching: words !== found.query && words !== '',
  };
}
