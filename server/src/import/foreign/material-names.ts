import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** A name that a course folder can hold, of a name that people gave: letters with signs lose them, others go. */
export function fileNameOf(name: string): string {
  const ending = extname(name);
  const base = plain(name.slice(0, name.length - ending.length))
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replaceAll(/^[^A-Za-z0-9]+|-+$/g, '')
    .slice(0, 80);
  // Signs of another width become plain ones, a slash among them.
  const letters = plain(ending)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');
  return `${base === '' ? 'file' : base}${letters === '' ? '' : `.${letters}`}`;
}

/** Lower-case letters, digits and hyphens. */
export function slugOf(name: string, most: number): string {
  return plain(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replaceAll(/^-+|-+$/g, '');
}

/** The name of a course's folder, of what the course is known by: that may have no letters that such a name can have. */
export function courseSlug(format: string, id: string): string {
  return `${format}-${slugOf(id, 60) || `course-${shortHash(id)}`}`;
}

/** Tells names apart of which the same letters are left. */
export function shortHash(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
}

/** A name that nothing else has, with a number before its ending where it needs one; from then on it is taken. */
export function freeName(base: string, ending: string, taken: Set<string>): string {
  let free = `${base}${ending}`;
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}${ending}`;
  taken.add(free);
  return free;
}

/** Files of one text: pictures that it shows, as a topic's folder of figures names them, and what it links to. */
export class TextFiles {
  readonly #linked = new Map<string, string>();
  readonly #slug: string;
  readonly #byPath = new Map<string, string>();

  /** Names of files that the folder has already. */
  readonly taken: Set<string>;

  /** @param slug of the material: figures of all materials of a topic lie in one folder. */
  constructor(slug: string, taken = new Set<string>()) {
    this.#slug = slug;
    this.taken = taken;
  }

  /** The name under which a text shows the picture at a path. */
  nameOf(path: string, name: string): string {
    const known = this.#byPath.get(path);
    if (known !== undefined) return known;
    const base = slugOf(`${this.#slug}-${name.slice(0, name.length - extname(name).length)}`, 80);
    const ending = extname(name).toLowerCase();
    const free = freeName(`figures/${base}`, ending, this.taken);
    this.#byPath.set(path, free);
    return free;
  }

  /** A file to which the text links: texts here cannot, so that it comes after them. */
  link(path: string, name: string): void {
    this.#linked.set(path, name);
  }

  get linked(): { name: string; path: string }[] {
    return [...this.#linked].map(([path, name]) => ({ path, name }));
  }

  get figures(): { name: string; path: string }[] {
    return [...this.#byPath].map(([path, name]) => ({ path, name }));
  }
}

/** Whether a page can show a file of this name. */
export function isPicture(name: string): boolean {
  return /\.(?:jpe?g|png|webp)$/i.test(name);
}
