/** A stretch of a video in seconds from its start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Less than this is the rounding of a player's clock. */
const least = 0.2;

const round = (seconds: number) => Math.round(seconds * 100) / 100;

/**
 * What of `played` was not told before. A player tells all that was played in its visit each time; the stretches of
 * one telling do not overlap, and those of the next hold them.
 */
export function untold(told: readonly Stretch[], played: readonly Stretch[]): Stretch[] {
  return played
    .map((stretch) => {
      // What was told of it lies at its start or its end: it grew from there.
      const inside = told.filter((one) => one.from >= stretch.from - least && one.to <= stretch.to + least);
      const atStart = inside.find((one) => one.from <= stretch.from + least);
      const atEnd = inside.find((one) => one !== atStart && one.to >= stretch.to - least);
      return { from: round(atStart?.to ?? stretch.from), to: round(atEnd?.from ?? stretch.to) };
    })
    .filter((stretch) => stretch.to - stretch.from >= least);
}
