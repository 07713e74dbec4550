/** Writes tokens.json: the whole source as one document of the Design Tokens format, themes as groups. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../src');

type Groups = Readonly<Record<string, unknown>>;

function read(file: string): Groups {
  const groups: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return { ...Object(groups) };
}

/** References name the place in the whole document: `{color.deep}` becomes `{light.color.deep}`. */
function inTheme(groups: Groups, theme: string): Groups {
  const text = JSON.stringify(groups).replaceAll(/"\{(color\.[a-z0-9-]+)\}"/gu, `"{${theme}.$1}"`);
  const moved: unknown = JSON.parse(text);
  return { ...Object(moved) };
}

export function makeTokensJson(): string {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tokens.json'));
  const merge = (pick: RegExp): Groups =>
    Object.assign({}, ...files.filter((name) => pick.test(name)).map((name) => read(name)));
  const document = {
    $description: "Medeina's design tokens, in the Design Tokens format 2025.10.",
    ...merge(/^[a-z]+\.tokens\.json$/u),
    light: inTheme(merge(/\.light\./u), 'light'),
    dark: inTheme(merge(/\.dark\./u), 'dark'),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
