/** A ring in SVG coordinates, in a box of 96 × 96. */
export interface RingShape {
  radius: number;
  state: 'done' | 'current' | 'waiting';
  /** How much of a current ring is drawn, from 0 to 1. */
  share: number;
}

const outer = 46;
const inner = 9.6;
/** The most rings that can be told apart; with more topics, several share a ring. */
export const mostRings = 8;

/** The ratio of a ring's width to the distance between rings. */
const weight = 0.56;

/**
 * One ring per topic, from the core outwards, at most eight: more topics are grouped evenly. `progress` is from 0 to 1
 * per topic.
 */
export function ringShapes(progress: readonly number[]): { rings: RingShape[]; stroke: number } {
  const count = Math.min(progress.length, mostRings);
  const step = (outer - inner) / (Math.max(count, 1) - 1 + weight);
  const stroke = Math.min(step * weight, 6);
  const rings: RingShape[] = [];
  let met = false;
  for (let ring = 0; ring < count; ring += 1) {
    const group = progress.slice(
      Math.floor((ring * progress.length) / count),
      Math.floor(((ring + 1) * progress.length) / count),
    );
    const share = group.reduce((sum, topic) => sum + topic, 0) / group.length;
    const done = share >= 1;
    // The current ring is the first incomplete one; others in progress show their part too.
    const current = !done && (share > 0 || (!met && rings.every((one) => one.state === 'done')));
    if (current) met = true;
    rings.push({
      radius: Number(
        (inner + stroke / 2 + (count === 1 ? (outer - inner) / 2 - stroke / 2 : ring * step)).toFixed(2),
      ),
      state: done ? 'done' : current ? 'current' : 'waiting',
      share: done ? 1 : share,
    });
  }
  return { rings, stroke: Number(stroke.toFixed(2)) };
}
