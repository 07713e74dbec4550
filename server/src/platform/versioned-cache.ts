/** Answers that are the same for everybody, kept until what they were made from has changed. */
export class VersionedCache<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<Value>>();
  #stamp = '';

  /** @param most how many are kept; the one that was made first goes first. */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * The answer under a key, made when there is none of this stamp. Several who ask at once wait for one making; a
   * failure is not kept.
   * @param stamp names the state that answers are made from, such as the content's version.
   */
  async get(stamp: string, key: string, make: () => Promise<Value>): Promise<Value> {
    if (stamp !== this.#stamp) {
      this.#kept.clear();
      this.#stamp = stamp;
    }
    const known = this.#kept.get(key);
    if (known !== undefined) return await known;
    const made = make();
    this.#kept.set(key, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    try {
      return await made;
    } catch (error) {
      if (this.#kept.get(key) === made) this.#kept.delete(key);
      throw error;
    }
  }
}
