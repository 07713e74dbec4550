/** Seeded random numbers (mulberry32). */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(probability: number): boolean;
}

/** The seed of this run; TEST_SEED repeats it. */
export const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

/** Whether this is the full tier. */
export const isFull = process.env['TEST_TIER'] === 'full';

/** How often something is tried: TEST_ROUNDS, otherwise what this tier asks for. */
export function roundsOf(quick: number, full: number): number {
  const given = Number(process.env['TEST_ROUNDS'] ?? Number.NaN);
  if (Number.isInteger(given) && given > 0) return given;
  return isFull ? full : quick;
}

export function createRandom(from: number): Random {
  let state = from >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (limit) => Math.floor(next() * limit),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Cannot pick from an empty list');
      return item;
    },
    chance: (probability) => next() < probability,
  };
}
