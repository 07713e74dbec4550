/** Colour arithmetic of the build: OKLCH to sRGB, hex, and WCAG 2.2 contrast. */

/** A colour as the Design Tokens format writes it: OKLCH components (lightness 0–1, chroma, hue in degrees). */
export interface Colour {
  readonly components: readonly [lightness: number, chroma: number, hue: number];
  readonly hex: string;
}

type Triple = readonly [number, number, number];

/** Linear-light sRGB of an OKLCH colour; out of gamut, values lie outside 0–1. Source: Ottosson, "OKLab". */
function linearFromOklch([lightness, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function encode(value: number): number {
  const clamped = Math.min(1, Math.max(0, value));
  return clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The three channels of a `#rrggbb` colour, 0–255. */
export function channels(hex: string): Triple {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** The nearest sRGB channels of an OKLCH colour, 0–255, clipped to the gamut. */
export function channelsOf(colour: Colour): Triple {
  const [red, green, blue] = linearFromOklch(colour.components);
  return [Math.round(encode(red) * 255), Math.round(encode(green) * 255), Math.round(encode(blue) * 255)];
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * decode(red / 255) + 0.7152 * decode(green / 255) + 0.0722 * decode(blue / 255);
}

/** WCAG 2.2 contrast of two `#rrggbb` colours, 1–21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
