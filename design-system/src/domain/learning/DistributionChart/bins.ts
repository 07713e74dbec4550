import { scaleLinear } from 'd3-scale';

/** How many results lie from one value up to the next bin's. */
export interface ResultBin {
  /** The lowest result in it. */
  from: number;
  /** Where the next one begins; the last bin includes it. */
  to: number;
  /** How many people. */
  count: number;
}

/** The bin of a result; of the last one also its end. -1 if none has it. */
export function binOf(bins: readonly ResultBin[], result: number): number {
  return bins.findIndex(
    (bin, index) =>
      result >= bin.from && (result < bin.to || (index === bins.length - 1 && result === bin.to)),
  );
}

/** The bars in hundredths of the plot, and the labels of both axes. */
export function barsOf(bins: readonly ResultBin[]) {
  const low = bins[0]?.from ?? 0;
  const high = bins.at(-1)?.to ?? 1;
  const x = scaleLinear([low, high], [0, 100]);
  const y = scaleLinear([0, Math.max(1, ...bins.map((bin) => bin.count))], [100, 0]).nice(4);
  const steps = x.ticks(5);
  const areEnds = steps[0] === low && steps.at(-1) === high;
  return {
    /** Where a result lies, in hundredths. */
    x: (result: number): number => x(result),
    bars: bins.map((bin) => ({ x: x(bin.from), width: x(bin.to) - x(bin.from), y: y(bin.count) })),
    /** From the top; people are whole. */
    ticks: y
      .ticks(4)
      .filter((tick) => Number.isInteger(tick))
      .toReversed(),
    places: areEnds ? steps : [low, high],
  };
}
