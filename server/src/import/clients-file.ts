import type { Faults } from './faults.ts';
import { readJson, readText } from './json-file.ts';
import { clientsFile, type Texts } from './shapes.ts';

/** A client or partner, with its drawing read. */
export interface ClientSource {
  readonly key: string;
  readonly kind: 'client' | 'partner';
  readonly name: Texts;
  /** The name of a common icon; null where it has a drawing of its own. */
  readonly icon: string | null;
  /** Its own drawing, as path data on a field of 24 × 24. */
  readonly paths: readonly string[];
}

const file = 'content/clients.json';

/** Reads the list of clients with the drawings that it names. */
export async function readClients(root: string, faults: Faults): Promise<ClientSource[] | undefined> {
  const read = await readJson(root, file, clientsFile, faults);
  if (read === undefined) return undefined;
  const clients: ClientSource[] = [];
  for (const { key, kind, name, icon, logo } of read.value) {
    const paths = logo === undefined ? [] : await readDrawing(root, `content/${logo}`, faults);
    clients.push({ key, kind, name, icon: icon ?? null, paths });
  }
  return clients;
}

/** Path data as SVG writes it: letters of commands, numbers and what stands between them. */
const pathData = /^[MmLlHhVvCcSsQqTtAaZz0-9\s,.+-]+$/;

/**
 * Takes the lines out of a drawing. Only these travel: a whole SVG could carry scripts, and could not take the
 * colour of the text beside it.
 */
async function readDrawing(root: string, path: string, faults: Faults): Promise<string[]> {
  const text = await readText(root, path, faults);
  if (text === undefined) return [];
  if (!/^\s*<svg\b[^>]*\bviewBox="0 0 24 24"/.test(text)) {
    faults.add(path, 'The drawing must be an SVG with viewBox="0 0 24 24"');
    return [];
  }
  const elements = [...text.matchAll(/<([a-z]\w*)\b([^>]*)>/gi)].filter(([, name]) => name !== 'svg');
  const paths = elements.map(([, name, attributes]) =>
    name === 'path' ? /\bd="([^"]*)"/.exec(attributes ?? '')?.[1] : undefined,
  );
  const found = paths.filter((data) => data !== undefined).filter((data) => pathData.test(data));
  if (found.length === 0 || found.length < elements.length) {
    faults.add(path, 'The drawing may contain paths only');
  }
  return found;
}
