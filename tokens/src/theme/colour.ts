/** Colour arithmetic: OKLCH to sRGB and back, hex, and WCAG 2.2 contrast. */

/** A colour as the Design Tokens format writes it: OKLCH components (lightness 0–1, chroma, hue in degrees). */
export interface Colour {
  readonly components: readonly [lightness: number, chroma: number, hue: number];
  readonly hex: string;
}

export type Triple = readonly [number, number, number];

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
export function channelsOf({ components }: Pick<Colour, 'components'>): Triple {
  const [red, green, blue] = linearFromOklch(components);
  return [Math.round(encode(red) * 255), Math.round(encode(green) * 255), Math.round(encode(blue) * 255)];
}

/** Whether an OKLCH colour can be shown in sRGB. */
function isInGamut(components: Triple): boolean {
  const rounding = 1e-4;
  return linearFromOklch(components).every((value) => value >= -rounding && value <= 1 + rounding);
}

/** The OKLCH components of a `#rrggbb` colour. Source: Ottosson, "OKLab". */
export function oklchOf(hex: string): Triple {
  const [red, green, blue] = channels(hex);
  const [r, g, b] = [decode(red / 255), decode(green / 255), decode(blue / 255)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const other = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return [lightness, Math.hypot(a, other), ((Math.atan2(other, a) * 180) / Math.PI + 360) % 360];
}

/** `#rrggbb` of an OKLCH colour; what sRGB cannot show loses chroma, not hue or lightness. */
export function hexOf([lightness, chroma, hue]: Triple): string {
  let shown = chroma;
  while (shown > 0 && !isInGamut([lightness, shown, hue])) shown -= 0.001;
  const parts = channelsOf({ components: [lightness, Math.max(0, shown), hue] });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
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
