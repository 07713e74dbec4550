import { fnv1a } from './fnv1a.ts';

/** A closed wave around a circle, repeated with a small rotation. */
export interface Band {
  /** Ready for `d`, in a view box of 200 × 200. */
  path: string;
  /** The rotation of each strand, in degrees. */
  turns: readonly number[];
}

const CENTRE = 100;

function round(value: number) {
  return Math.round(value * 10) / 10;
}

function point(radius: number, angle: number) {
  return `${round(CENTRE + radius * Math.cos(angle))} ${round(CENTRE + radius * Math.sin(angle))}`;
}

/**
 * A wave of `count` periods around a circle of `radius`. Each half period is a cubic curve with tangential ends, which
 * is visually a sine.
 */
function wave(radius: number, amplitude: number, count: number): string {
  const half = Math.PI / count;
  const height = (index: number) => radius + (index % 2 === 0 ? amplitude : -amplitude);
  const pieces = [`M${point(height(0), 0)}`];
  for (let index = 0; index < count * 2; index += 1) {
    const [from, to] = [height(index), height(index + 1)];
    pieces.push(
      `C${point(from, half * (index + 0.364))} ${point(to, half * (index + 0.636))} ${point(to, half * (index + 1))}`,
    );
  }
  return `${pieces.join('')}Z`;
}

/** The ranges of what a seed determines per band, from the inside out. */
const ranges = [
  { radius: [32, 36], amplitude: [5, 8], count: [18, 26], strands: [3, 5] },
  { radius: [55, 60], amplitude: [6, 9], count: [26, 34], strands: [3, 5] },
  { radius: [80, 86], amplitude: [7, 10], count: [34, 44], strands: [3, 4] },
] as const;

/** The three bands of a certificate; the same number always gives the same bands. */
export function bandsOf(seed: string | number): Band[] {
  return ranges.map((range, index) => {
    const hash = fnv1a(`${seed}/${index}`);
    const pick = ([least, most]: readonly [number, number], shift: number) =>
      least + (most - least) * (((hash >>> shift) & 0xff) / 0xff);
    const count = Math.round(pick(range.count, 0));
    const strands = Math.round(pick(range.strands, 24));
    return {
      path: wave(pick(range.radius, 8), pick(range.amplitude, 16), count),
      turns: Array.from(
        { length: strands },
        (_, strand) => Math.round((36_000 / count / strands) * strand) / 100,
      ),
    };
  });
}
