import DataLoader from 'dataloader';
import { isDatabaseAway } from './database.ts';

/** Larger batches save next to nothing, keep the first caller waiting and leave the database's other cores idle. */
const maxBatchSize = 16;

/**
 * Batches look-ups: keys requested in one turn of the event loop share a statement. Nothing is cached, so nobody gets an
 * answer older than their question.
 * @param find results in the order of the keys; undefined where there is none. Its failure fails the whole batch, so no
 * single key may be able to cause one.
 */
export function batched<Key, Result>(
  find: (keys: readonly Key[]) => Promise<readonly (Result | undefined)[]>,
): (key: Key) => Promise<Result | undefined> {
  const loader = new DataLoader(find, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (dispatch) => setImmediate(dispatch),
  });
  return (key) => loader.load(key);
}

/**
 * Batches changes: those of one turn share a transaction, which waits for the disk once.
 * @param together results in the order of the changes; undefined for one that it left alone.
 * @param alone makes a change that was left alone, or whose batch failed, by another's fault perhaps.
 */
export function batchedChange<Change, Result, Alone>(
  together: (changes: readonly Change[]) => Promise<readonly (Result | undefined)[]>,
  alone: (change: Change) => Promise<Alone>,
): (change: Change) => Promise<Alone | Result> {
  const makeTogether = batched(together);
  return async (change) => {
    try {
      const made = await makeTogether(change);
      if (made !== undefined) return made;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
    }
    return await alone(change);
  };
}

/** Keys as JSON, each with its `place`, for a statement that answers all of them. */
export function numbered(keys: readonly object[]): string {
  return JSON.stringify(keys.map((key, place) => ({ ...key, place })));
}

/** The row of each key by its `place`; undefined where there is none. */
export function inOrder<Row extends { readonly place: number }>(
  keys: readonly unknown[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return keys.map((_, place) => byPlace.get(place));
}
