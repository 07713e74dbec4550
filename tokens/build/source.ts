/** Reads the token source (`src/*.tokens.json`, Design Tokens format 2025.10) into flat lists. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Colour } from '../src/theme/colour.ts';

interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem' | 'em';
}

interface Shadow {
  readonly color: { readonly components: readonly [number, number, number]; readonly alpha: number };
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
}

interface Typography {
  readonly fontSize: Dimension;
  readonly lineHeight: number;
  readonly fontWeight: number;
  readonly letterSpacing: Dimension;
}

interface Fluid {
  readonly min: string;
  readonly preferred: string;
  readonly max: string;
}

interface Token<Value> {
  readonly $value: Value;
  readonly $description?: string;
  readonly $extensions?: { readonly 'eu.medeina.fluid'?: Fluid; readonly 'eu.medeina.flare'?: number };
}

type Group<Value> = Readonly<Record<string, Token<Value>>>;

/** A reference to another token of the same file: `{color.deep}`. */
export type ColourValue = Colour | string;

type Category = Readonly<Record<'plate' | 'line' | 'ink', Token<Colour>>>;

/** The whole source, by theme where themes differ. */
export interface Source {
  readonly colour: Readonly<Record<Theme, Group<ColourValue>>>;
  readonly category: Readonly<Record<Theme, Readonly<Record<string, Category>>>>;
  readonly shadow: Readonly<Record<Theme, Group<readonly Shadow[]>>>;
  readonly space: Group<Dimension>;
  readonly radius: Group<Dimension>;
  readonly borderWidth: Group<Dimension>;
  readonly z: Group<number>;
  readonly duration: Group<{ readonly value: number }>;
  readonly ease: Group<readonly number[]>;
  readonly fontFamily: Group<readonly string[]>;
  readonly type: Group<Typography>;
  readonly breakpoint: Group<Dimension>;
  readonly grid: Group<Dimension | number>;
}

export type Theme = 'light' | 'dark';

const folder = join(import.meta.dirname, '../src');

/** A group of a token file without its `$type` and `$description`. Unchecked, because our tests cover these files. */
function group<Value>(file: string, name: string): Readonly<Record<string, Value>> {
  const document: Readonly<Record<string, Readonly<Record<string, Value>>>> = JSON.parse(
    readFileSync(join(folder, `${file}.tokens.json`), 'utf8'),
  );
  const found = document[name];
  if (found === undefined) throw new Error(`${file}.tokens.json has no group "${name}".`);
  return Object.fromEntries(Object.entries(found).filter(([key]) => !key.startsWith('$')));
}

function byTheme<Value>(file: string): Readonly<Record<Theme, Readonly<Record<string, Value>>>> {
  return {
    light: group<Value>(`${file}.light`, file),
    dark: group<Value>(`${file}.dark`, file),
  };
}

export function readSource(): Source {
  return {
    colour: byTheme('color'),
    category: byTheme('category'),
    shadow: byTheme('shadow'),
    space: group('space', 'space'),
    radius: group('shape', 'radius'),
    borderWidth: group('shape', 'border-width'),
    z: group('shape', 'z'),
    duration: group('motion', 'duration'),
    ease: group('motion', 'ease'),
    fontFamily: group('type', 'font-family'),
    type: group('type', 'type'),
    breakpoint: group('layout', 'breakpoint'),
    grid: group('layout', 'grid'),
  };
}
