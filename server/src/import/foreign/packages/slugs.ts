import { freeName, shortHash, slugOf } from '../material-names.ts';

/** Names for the things of a package, another one each time and the same in each import. */
export class Slugs {
  /** Whose id a name was first given for. */
  readonly #holders = new Map<string, string>();
  readonly #taken = new Set<string>();

  of(id: string): string {
    const plain = slugOf(id, 40) || 'part';
    const holder = this.#holders.get(plain) ?? id;
    this.#holders.set(plain, holder);
    return freeName(holder === id ? plain : `${plain}-${shortHash(id)}`, '', this.#taken);
  }
}

/** A short name for an id of any letters, as parts of questions have. */
export function partName(id: string): string {
  return /^[a-z0-9][a-z0-9-]{0,19}$/.test(id) ? id : `x${shortHash(id)}`;
}
