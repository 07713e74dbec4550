/** The sizes of a group that the estimator knows. */
export const estimateRange = { min: 100, max: 2500, step: 10 } as const;

/** Euros for each person in a group of up to so many; the last holds beyond. */
export const estimateRates = [
  { upTo: 100, price: 89 },
  { upTo: 500, price: 49 },
  { upTo: 1000, price: 29 },
  { upTo: 2000, price: 19.9 },
] as const;

/** Cents for each person in a group of so many. */
export function estimateCents(people: number): number {
  const [first] = estimateRates;
  const rate = estimateRates.find(({ upTo }) => people <= upTo) ?? estimateRates.at(-1) ?? first;
  return Math.round(rate.price * 100);
}
