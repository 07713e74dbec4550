/** A theme of another accent: its colours in light and dark, and the contrasts that the tokens promise. */
import { contrast, hexOf, oklchOf } from './colour.ts';
import type { Triple } from './colour.ts';

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Hex colours by the name of their variable: `accent-text`. */
export type Palette = Readonly<Record<string, string>>;

export interface Pair {
  readonly theme: ThemeName;
  readonly front: string;
  readonly ground: string;
  readonly measured: number;
  /** 7 for text (WCAG AAA), 3 for shapes (1.4.11). */
  readonly least: number;
}

/** WCAG AAA for text, AA for text, and 1.4.11 for shapes. */
const TEXT = 7;
const SHAPE = 3;
export const leastAllowed = 4.5;

/** What the changed colours stand on, and what stands on them. */
const PAIRS: readonly (readonly [front: string, ground: string, least: number])[] = [
  ['accent-contrast', 'accent', TEXT],
  ['accent-contrast', 'accent-hover', TEXT],
  ['accent-text', 'bg', TEXT],
  ['accent-text', 'surface', TEXT],
  ['accent-text', 'accent-soft', TEXT],
  ['text', 'accent-soft', TEXT],
  ['deep-text', 'deep', TEXT],
  ['deep-text', 'deep-2', TEXT],
  ['deep-muted', 'deep', TEXT],
  ['amber', 'deep', TEXT],
  ['accent', 'bg', SHAPE],
  ['accent', 'track', SHAPE],
  ['deep-line', 'deep', SHAPE],
];

const white = '#ffffff';
const ink: Triple = [0.19, 0.03, 166];
const STEP = 0.005;

/** The nearest lightness at which the colour meets all its contrasts; the colour itself where it already does. */
function moved(colour: string, by: number, isEnough: (hex: string) => boolean): string {
  let hex = colour;
  let [lightness, chroma, hue] = oklchOf(colour);
  while (!isEnough(hex) && lightness > 0 && lightness < 1) {
    lightness = Math.min(1, Math.max(0, lightness + by));
    hex = hexOf([lightness, chroma, hue]);
  }
  return hex;
}

const meets = (hex: string, grounds: readonly (string | undefined)[], least: number): boolean =>
  grounds.every((ground) => contrast(hex, ground ?? white) >= least);

interface Options {
  /** The light theme keeps the colour as it is, with the text on it that reads best. */
  readonly exact?: boolean;
}

function light(given: string, usual: Palette, { exact = false }: Options): Palette {
  const [, chroma, hue] = oklchOf(given);
  const soft = hexOf([0.94, Math.min(0.03, chroma), hue]);
  const accent = exact
    ? given
    : moved(given, -STEP, (hex) => meets(hex, [white], TEXT) && meets(hex, [usual['track']], SHAPE));
  const text = contrast(accent, white) >= contrast(accent, hexOf(ink)) ? white : hexOf(ink);
  const [lightness] = oklchOf(accent);
  return {
    accent,
    'accent-hover': hexOf([lightness + (text === white ? -0.07 : 0.07), chroma, hue]),
    'accent-contrast': text,
    'accent-soft': soft,
    'accent-text': moved(accent, -STEP, (hex) => meets(hex, [usual['bg'], usual['surface'], soft], TEXT)),
    'chart-1': accent,
    deep: hexOf([0.265, Math.min(0.04, chroma), hue]),
    'deep-2': hexOf([0.315, Math.min(0.045, chroma), hue]),
    'deep-line': hexOf([0.6, Math.min(0.055, chroma), hue]),
    'deep-muted': hexOf([0.835, Math.min(0.022, chroma), hue]),
    brand: hexOf([0.265, Math.min(0.04, chroma), hue]),
  };
}

function dark(given: string, usual: Palette): Palette {
  const [, chroma, hue] = oklchOf(given);
  const accent = hexOf([0.835, Math.min(0.105, chroma), hue]);
  return {
    accent,
    'accent-hover': hexOf([0.885, Math.min(0.09, chroma), hue]),
    'accent-contrast': hexOf(ink),
    'accent-soft': hexOf([0.3, Math.min(0.04, chroma), hue]),
    'accent-text': hexOf([0.85, Math.min(0.1, chroma), hue]),
    'chart-1': accent,
    deep: hexOf([0.262, Math.min(0.04, chroma), hue]),
    'deep-2': hexOf([0.305, Math.min(0.044, chroma), hue]),
    'deep-line': hexOf([0.6, Math.min(0.052, chroma), hue]),
    'deep-muted': hexOf([0.82, Math.min(0.02, chroma), hue]),
    brand: usual['deep-text'] ?? white,
  };
}

/**
 * The colours that change with the accent.
 * @param given `#rrggbb`
 * @param usual all colours of the product's own theme
 */
export function paletteOf(
  given: string,
  usual: Readonly<Record<ThemeName, Palette>>,
  options: Options = {},
): Readonly<Record<ThemeName, Palette>> {
  return { light: light(given, usual.light, options), dark: dark(given, usual.dark) };
}

/** Every pair that the palette touches, with its contrast. */
export function contrastsOf(
  palette: Readonly<Record<ThemeName, Palette>>,
  usual: Readonly<Record<ThemeName, Palette>>,
): readonly Pair[] {
  return themeNames.flatMap((theme) => {
    const all = { ...usual[theme], ...palette[theme] };
    return PAIRS.map(([front, ground, least]) => ({
      theme,
      front,
      ground,
      least,
      measured: contrast(all[front] ?? white, all[ground] ?? white),
    }));
  });
}
