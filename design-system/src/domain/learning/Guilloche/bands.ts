import { fnv1a } from '../../catalogue/CoursePlate/variation.ts';

/** A closed strand that waves around a circle, and how often it is laid down, turned a little each time. */
export interface Band {
  /** Ready for `d`, in a field of 200 × 200. */
  path: string;
  /** Degrees of each strand. */
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
 * A wave of `count` periods around the circle of `radius`. Each half period is one cubic curve whose ends run
 * along the circle, which is as near to a sine as the eye can tell.
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

/** Least and most of what a seed decides for each band, from the pith out. */
const ranges = [
  { radius: [32, 36], amplitude: [5, 8], count: [18, 26], strands: [3, 5] },
  { radius: [55, 60], amplitude: [6, 9], count: [26, 34], strands: [3, 5] },
  { radius: [80, 86], amplitude: [7, 10], count: [34, 44], strands: [3, 4] },
] as const;

/** The three bands of a certificate: the same number gives the same bands everywhere, another gives others. */
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
