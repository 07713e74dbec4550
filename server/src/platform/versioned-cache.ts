import { LRUCache } from 'lru-cache';

/** How much a cache may hold. */
export interface CacheRoom<Value> {
  readonly entries: number;
  /** Where entries differ much in size: bytes of one, and of all together. */
  readonly bytes?: { readonly of: (value: Value) => number; readonly most: number };
}

/** Answers that are the same for everybody, kept until what they were made from changes. */
export class VersionedCache<Value> {
  readonly #kept: LRUCache<string, { readonly value: Value }>;
  readonly #pending = new Map<string, Promise<Value>>();

  /** @param room the least recently used answer goes first when it is full. */
  constructor({ entries, bytes }: CacheRoom<Value>) {
    this.#kept = new LRUCache({
      max: entries,
      ...(bytes && {
        maxSize: bytes.most,
        sizeCalculation: ({ value }: { readonly value: Value }) => Math.max(1, bytes.of(value)),
      }),
    });
  }

  /**
   * The answer under a key, made when there is none of this version. Simultaneous callers share one; a failure is not
   * kept.
   * @param version names the state that answers are made from, such as the content's version.
   */
  async get(
    version: string,
    key: string,
    make: () => Promise<Value>,
    isKept: (value: Value) => boolean = () => true,
  ): Promise<Value> {
    const place = `${version} ${key}`;
    const known = this.#kept.get(place);
    if (known !== undefined) return known.value;
    const pending = this.#pending.get(place);
    if (pending !== undefined) return await pending;
    const made = make();
    this.#pending.set(place, made);
    try {
      const value = await made;
      if (isKept(value)) this.#kept.set(place, { value });
      return value;
    } finally {
      this.#pending.delete(place);
    }
  }

  /** The answer where it is kept, at once. */
  peek(version: string, key: string): Value | undefined {
    return this.#kept.get(`${version} ${key}`)?.value;
  }

  /** Whether the answer is kept, or being made. */
  has(version: string, key: string): boolean {
    const place = `${version} ${key}`;
    return this.#kept.has(place) || this.#pending.has(place);
  }
}
