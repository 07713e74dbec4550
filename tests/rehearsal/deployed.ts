import { readFileSync } from 'node:fs';

/** A file of docs/deploy, as it is documented, with other words in place of some of its own. */
export function deployed(name: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(new URL(`../../docs/deploy/${name}`, import.meta.url), 'utf8');
  for (const [documented, own] of Object.entries(changes)) {
    if (!text.includes(documented)) throw new Error(`docs/deploy/${name} has no '${documented}'`);
    text = text.replaceAll(documented, own);
  }
  return text;
}
