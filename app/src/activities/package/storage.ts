/** What of the browser's storage the player uses. */
interface Kept {
  readonly length: number;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

function memory(): Kept {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** A document without an origin has no storage, and asking for it throws; the player gets memory in its place. */
export function provideStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: memory(), configurable: true });
}
