/** `medeina-theme`: writes the light, dark and system blocks of another accent, and checks their contrasts. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contrastsOf, leastAllowed, paletteOf, themeNames } from './palette.ts';
import type { Pair, Palette, ThemeName } from './palette.ts';

const help = `medeina-theme: Medeina in another colour

  npx medeina-theme '#0b4a6f' > medeina-theme.css
  npx medeina-theme '#0b4a6f' --output src/medeina-theme.css

Writes CSS for light, dark and system themes: load it after tokens.css. The contrasts of all that changes are
measured; text reaches 7:1 (WCAG AAA) and shapes 3:1. A colour too light for that is darkened, with its hue kept.

  --exact           keep the colour as it is in the light theme: an error below 4.5:1 (WCAG AA), a warning below 7:1
  --output FILE     write to a file
  --help            this text
`;

/** What the command says and how it ends. */
export interface Outcome {
  readonly code: 0 | 1 | 2;
  readonly output: string;
  readonly messages: string;
}

/** `#rgb` or `#rrggbb`, with or without the hash, as `#rrggbb`. */
function hexOf(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const whole = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return `#${whole.toLowerCase()}`;
}

interface Token {
  readonly $value: string | { readonly hex: string };
}

/** The product's colours by theme, references followed. */
function usualColours(): Readonly<Record<ThemeName, Palette>> {
  const file = new URL(import.meta.resolve('@medeina/tokens/tokens.json'));
  const tokens: Readonly<Record<ThemeName, { readonly color: Readonly<Record<string, Token>> }>> = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const of = (theme: ThemeName): Palette =>
    Object.fromEntries(
      Object.entries(tokens[theme].color).flatMap(([name, { $value }]) =>
        typeof $value === 'object' ? [[name, $value.hex]] : [],
      ),
    );
  return { light: of('light'), dark: of('dark') };
}

function blockOf(selector: string, palette: Palette, indent = ''): string {
  const lines = Object.entries(palette).map(([name, value]) => `${indent}  --medeina-${name}: ${value};`);
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}\n`;
}

function styleSheet(given: string, palette: Readonly<Record<ThemeName, Palette>>): string {
  return [
    `/* Medeina in ${given}, by medeina-theme. Load it after tokens.css. */\n`,
    blockOf(":root,\n[data-medeina-theme='light']", palette.light),
    // Paper is white: a dark page prints in the light theme.
    `@media not print {\n${blockOf("[data-medeina-theme='dark']", palette.dark, '  ')}}\n`,
    `@media not print {\n@media (prefers-color-scheme: dark) {\n${blockOf("[data-medeina-theme='system']", palette.dark, '  ')}}\n}\n`,
  ].join('\n');
}

const say = ({ theme, front, ground, measured, least }: Pair): string =>
  `  ${theme}: ${front} on ${ground} has ${measured.toFixed(1)}:1 of ${String(least)}:1\n`;

function make(given: string, exact: boolean): Outcome {
  const usual = usualColours();
  const palette = paletteOf(given, usual, { exact });
  const pairs = contrastsOf(palette, usual);
  const short = pairs.filter(({ measured, least }) => measured < least);
  const illegible = short.filter(({ measured, least }) => measured < Math.min(least, leastAllowed));
  const lowest = Math.min(
    ...pairs.filter(({ least }) => least > leastAllowed).map(({ measured }) => measured),
  );
  const output = styleSheet(given, palette);
  if (illegible.length > 0)
    return {
      code: 1,
      output: '',
      messages: `${given} cannot be read as the accent:\n${illegible.map(say).join('')}Without --exact it is darkened until it can.\n`,
    };
  const accent = palette.light['accent'];
  const messages = [
    accent === given
      ? ''
      : `${given} is too light for the light theme: its accent is ${String(accent)}. --exact keeps it.\n`,
    short.length === 0
      ? `${String(pairs.length)} contrasts in ${themeNames.join(' and ')}: text at least ${lowest.toFixed(1)}:1 (AAA).\n`
      : `Below AAA, within AA:\n${short.map(say).join('')}`,
  ].join('');
  return { code: 0, output, messages };
}

const refused = (why: string): Outcome => ({
  code: 2,
  output: '',
  messages: `${why}\nmedeina-theme --help says more.\n`,
});

/** The command by its arguments; writes nothing but `--output`. */
export function themeCommand(given: readonly string[]): Outcome {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { help: { type: 'boolean' }, exact: { type: 'boolean' }, output: { type: 'string' } },
    });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { positionals, values } = parsed;
  if (values.help === true) return { code: 0, output: help, messages: '' };
  const [colour, ...others] = positionals;
  if (colour === undefined) return refused("Name a colour, in quotes: medeina-theme '#0b4a6f'");
  if (others.length > 0)
    return refused(`One colour, not ${String(positionals.length)}: ${positionals.join(' ')}`);
  const hex = hexOf(colour);
  if (hex === undefined) return refused(`"${colour}" is no colour like #0b4a6f or #07f.`);
  const outcome = make(hex, values.exact === true);
  if (values.output === undefined || outcome.code !== 0) return outcome;
  try {
    writeFileSync(values.output, outcome.output);
  } catch (error) {
    return {
      ...outcome,
      code: 1,
      output: '',
      messages: `${error instanceof Error ? error.message : String(error)}\n`,
    };
  }
  return { ...outcome, output: '', messages: `${outcome.messages}Written to ${values.output}.\n` };
}
