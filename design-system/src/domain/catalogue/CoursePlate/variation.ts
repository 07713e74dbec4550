import { fnv1a } from '@medeina/tokens/fnv1a';
import type { CategoryHue } from '../../../styles/category.ts';

/** A crop of a category's pattern, in the units of its 400 × 300 view box. */
export interface PatternCrop {
  /** Ready for `viewBox`. */
  viewBox: string;
  /** Ready for `transform`; undefined if not mirrored. */
  transform: string | undefined;
}

export const patternScales = ['full', 'card', 'thumbnail'] as const;
/** `thumbnail` is for plates up to 148 px: a tighter crop keeps lines 4 px apart. */
export type PatternScale = (typeof patternScales)[number];

const patterns = [
  'emergency',
  'cardiology',
  'nursing',
  'pharmacy',
  'paediatrics',
  'airway',
  'communication',
  'imaging',
] as const;
/** A pattern, by its file name. */
export type Pattern = (typeof patterns)[number];

/** Growth rings in place of a pattern that cannot be loaded. */
export const calmRadii = [24, 56, 92, 132, 176, 224, 276] as const;

/** The spare hues use the pattern of the nearest category. */
const borrowed: Partial<Record<CategoryHue, Pattern>> = {
  'hue-200': 'airway',
  'hue-110': 'pharmacy',
  'hue-290': 'nursing',
  'hue-60': 'emergency',
};

/** The pattern of a category. */
export function patternOf(category: CategoryHue): Pattern {
  return patterns.find((pattern) => pattern === category) ?? borrowed[category] ?? 'nursing';
}

const WIDTH = 400;
const HEIGHT = 300;

/** The smallest and largest part of the pattern shown. */
const zooms: Record<Exclude<PatternScale, 'full'>, readonly [least: number, most: number]> = {
  card: [0.62, 1],
  thumbnail: [0.36, 0.56],
};

/** A bronchial tree and an ultrasound sector have an upright position. */
const upright: ReadonlySet<Pattern> = new Set(['airway', 'imaging']);

function round(value: number) {
  return Math.round(value * 10) / 10;
}

/** A course has the same crop everywhere; courses of a category differ. */
export function cropPattern(category: CategoryHue, seed: string | number, scale: PatternScale): PatternCrop {
  if (scale === 'full') return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, transform: undefined };
  const hash = fnv1a(`${category}${seed}`);
  /** A part of the hash as a number from 0 to 1. */
  const part = (shift: number) => ((hash >>> shift) & 0xff) / 0xff;
  const [least, most] = zooms[scale];
  const zoom = least + (most - least) * part(0);
  const width = WIDTH * zoom;
  const height = HEIGHT * zoom;
  const left = (WIDTH - width) * part(8);
  const top = (HEIGHT - height) * part(16);
  const across = ((hash >>> 24) & 1) === 1;
  const over = ((hash >>> 25) & 1) === 1 && !upright.has(patternOf(category));
  return {
    viewBox: [left, top, width, height].map(round).join(' '),
    transform:
      across || over
        ? `translate(${across ? WIDTH : 0} ${over ? HEIGHT : 0}) scale(${across ? -1 : 1} ${over ? -1 : 1})`
        : undefined,
  };
}
