/** How much a cache may hold. */
export interface CacheRoom<Value> {
  readonly entries: number;
  /** Where entries differ much: bytes of one, and of all together. */
  readonly bytes?: { readonly of: (value: Value) => number; readonly most: number };
}

/** Answers that are the same for everybody, kept until what they were made from has changed. */
export class VersionedCache<Value> {
  readonly #room: CacheRoom<Value>;
  readonly #kept = new Map<string, Promise<Value>>();
  readonly #weights = new Map<string, number>();
  #stamp = '';
  #bytes = 0;

  /** @param room what was made first goes first when there is no more. */
  constructor(room: CacheRoom<Value>) {
    this.#room = room;
  }

  /**
   * The answer under a key, made when there is none of this stamp. Several who ask at once wait for one making; a
   * failure is not kept.
   * @param stamp names the state that answers are made from, such as the content's version.
   */
  async get(stamp: string, key: string, make: () => Promise<Value>): Promise<Value> {
    if (stamp !== this.#stamp) {
      this.#kept.clear();
      this.#weights.clear();
      this.#bytes = 0;
      this.#stamp = stamp;
    }
    const known = this.#kept.get(key);
    if (known !== undefined) return await known;
    const made = make();
    this.#kept.set(key, made);
    if (this.#kept.size > this.#room.entries) this.#dropOldest();
    try {
      const value = await made;
      if (this.#kept.get(key) === made) this.#weigh(key, value);
      return value;
    } catch (error) {
      if (this.#kept.get(key) === made) this.#kept.delete(key);
      throw error;
    }
  }

  #weigh(key: string, value: Value): void {
    const { bytes } = this.#room;
    if (bytes === undefined) return;
    const weight = bytes.of(value);
    this.#weights.set(key, weight);
    this.#bytes += weight;
    while (this.#bytes > bytes.most && this.#kept.size > 0) this.#dropOldest();
  }

  #dropOldest(): void {
    const [oldest] = this.#kept.keys();
    if (oldest === undefined) return;
    this.#kept.delete(oldest);
    this.#bytes -= this.#weights.get(oldest) ?? 0;
    this.#weights.delete(oldest);
  }
}
