/** The sizes of a group that the estimator knows. */
export const estimateRange = { min: 100, max: 2500, step: 10, initial: 320 } as const;

/** Places on its track that are worth naming: where the price changes, and the ends. */
export const estimateTicks = [100, 500, 1000, 2000, 2500] as const;

/** Cents for each person in a group of up to so many; the last holds beyond. */
const rates = [
  { upTo: 100, cents: 8900 },
  { upTo: 500, cents: 4900 },
  { upTo: 1000, cents: 2900 },
  { upTo: 2000, cents: 1990 },
] as const;
const lastRate = 1990;

/** What a group of so many pays, in cents: for each, and in all. */
export function estimate(people: number): { readonly each: number; readonly total: number } {
  const each = rates.find((rate) => people <= rate.upTo)?.cents ?? lastRate;
  return { each, total: each * people };
}
