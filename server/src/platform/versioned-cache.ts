import { LRUCache } from 'lru-cache';

/** How much a cache may hold. */
export interface CacheRoom<Value> {
  readonly entries: number;
  /** Where entries differ much in size: bytes of all together, and of one, which are those of its JSON unless said. */
  readonly bytes?: { readonly most: number; readonly of?: (value: Value) => number };
}

const lengthAsJson = (value: unknown): number => JSON.stringify(value ?? null).length;

interface Kept<Value> {
  readonly version: string;
  /** How many answers were begun before it. */
  readonly turn: number;
  readonly value: Value;
}

/**
 * Answers that are the same for everybody, kept until what they were made from changes. The next version of an answer takes
 * the place of the former, which nobody asks for again.
 */
export class VersionedCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>;
  readonly #pending = new Map<string, Promise<Value>>();
  #turns = 0;

  /** @param room the least recently used answer goes first when it is full. */
  constructor({ entries, bytes }: CacheRoom<Value>) {
    this.#kept = new LRUCache({
      max: entries,
      ...(bytes && {
        maxSize: bytes.most,
        sizeCalculation: ({ value }: Kept<Value>) => Math.max(1, (bytes.of ?? lengthAsJson)(value)),
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
    const known = this.#kept.get(key);
    if (known?.version === version) return known.value;
    const place = `${version} ${key}`;
    const pending = this.#pending.get(place);
    if (pending !== undefined) return await pending;
    const turn = (this.#turns += 1);
    const made = make();
    this.#pending.set(place, made);
    try {
      const value = await made;
      if (isKept(value) && !this.#isOutdated(key, turn)) this.#kept.set(key, { version, turn, value });
      return value;
    } finally {
      this.#pending.delete(place);
    }
  }

  /** The answer where it is kept, at once. */
  peek(version: string, key: string): Value | undefined {
    const known = this.#kept.get(key);
    return known?.version === version ? known.value : undefined;
  }

  /** Whether the answer is kept, or being made. */
  has(version: string, key: string): boolean {
    return this.#kept.peek(key)?.version === version || this.#pending.has(`${version} ${key}`);
  }

  /** Whether the answer that is kept was begun later. Versions have no order: the one asked for last is the newest. */
  #isOutdated(key: string, turn: number): boolean {
    return (this.#kept.peek(key)?.turn ?? 0) > turn;
  }
}
