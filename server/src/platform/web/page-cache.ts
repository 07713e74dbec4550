/** Keeps what was made last and used last, up to a number of bytes, and makes each thing once at a time. */
export interface PageCache<Page> {
  get(key: string, make: () => Promise<{ page: Page; size: number; isKept: boolean }>): Promise<Page>;
  /** Whether it is kept, or being made for somebody. */
  has(key: string): boolean;
  readonly bytes: number;
}

export function createPageCache<Page>(maximumBytes: number): PageCache<Page> {
  const kept = new Map<string, { page: Page; size: number }>();
  const underWay = new Map<string, Promise<Page>>();
  let bytes = 0;

  function keep(key: string, page: Page, size: number): void {
    const before = kept.get(key);
    if (before !== undefined) bytes -= before.size;
    kept.delete(key);
    kept.set(key, { page, size });
    bytes += size;
    for (const [oldest, entry] of kept) {
      if (bytes <= maximumBytes) break;
      kept.delete(oldest);
      bytes -= entry.size;
    }
  }

  return {
    get: (key, make) => {
      const found = kept.get(key);
      if (found !== undefined) {
        // The map keeps the order of insertion: the last used goes to its end.
        kept.delete(key);
        kept.set(key, found);
        return Promise.resolve(found.page);
      }
      const running = underWay.get(key);
      if (running !== undefined) return running;
      const made = make()
        .then(({ page, size, isKept }) => {
          if (isKept) keep(key, page, size);
          return page;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
    has: (key) => kept.has(key) || underWay.has(key),
    get bytes() {
      return bytes;
    },
  };
}
