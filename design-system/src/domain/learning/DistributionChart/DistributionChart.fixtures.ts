import type { ResultBin } from './DistributionChart.tsx';

const counts = [0, 0, 1, 2, 3, 7, 14, 21, 26, 12];

/** The results of a test, by ten percent. */
export const resultBins: readonly ResultBin[] = counts.map((count, index) => ({
  from: index * 10,
  to: index * 10 + 10,
  count,
}));
