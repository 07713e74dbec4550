import { createHash } from 'node:crypto';
import { slugOf } from '../material-names.ts';

/** Names for the things of a package, each once and the same in each import. */
export class Slugs {
  readonly #taken = new Map<string, string>();

  of(id: string): string {
    const plain = slugOf(id, 40) || 'part';
    const holder = this.#taken.get(plain);
    if (holder === undefined || holder === id) {
      this.#taken.set(plain, id);
      return plain;
    }
    return `${plain}-${shortHash(id)}`;
  }
}

/** A short name for an id of any letters, as parts of questions have. */
export function partName(id: string): string {
  return /^[a-z0-9][a-z0-9-]{0,19}$/.test(id) ? id : `x${shortHash(id)}`;
}

function shortHash(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}
