/** A stretch of a video in seconds from its start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Less than this is the rounding of a player's clock. */
const least = 0.2;

const round = (seconds: number) => Math.round(seconds * 100) / 100;

/**
 * The parts of `played` that were not reported before. A player gives all that was played in its visit each time; a
 * reported stretch may have grown since.
 */
export function unreported(reported: readonly Stretch[], played: readonly Stretch[]): Stretch[] {
  return played
    .map((stretch) => {
      // The reported part lies at the start or the end of the stretch, which grew from there.
      const inside = reported.filter(
        (one) => one.from >= stretch.from - least && one.to <= stretch.to + least,
      );
      const atStart = inside.find((one) => one.from <= stretch.from + least);
      const atEnd = inside.find((one) => one !== atStart && one.to >= stretch.to - least);
      return { from: round(atStart?.to ?? stretch.from), to: round(atEnd?.from ?? stretch.to) };
    })
    .filter((stretch) => stretch.to - stretch.from >= least);
}
