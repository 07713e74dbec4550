/** The browser's caches for tests, in memory: by address, in the order in which entries came. */

export const origin = 'https://medeina.example';

const addressOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, origin).href;

class MemoryCache {
  readonly #entries = new Map<string, Response>();

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    return this.#entries.get(addressOf(key))?.clone();
  }

  async put(key: RequestInfo | URL, response: Response): Promise<void> {
    this.#entries.set(addressOf(key), response);
  }

  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.#entries.delete(addressOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.#entries.keys()].map((address) => new Request(address));
  }
}

export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      // oxlint-disable-next-line no-await-in-loop
      const found = await cache.match(key);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  /** Paths of what a cache holds, the oldest first. */
  async paths(name: string): Promise<string[]> {
    const requests = (await this.#caches.get(name)?.keys()) ?? [];
    return requests.map(({ url }) => new URL(url).pathname);
  }
}
