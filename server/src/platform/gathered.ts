import DataLoader from 'dataloader';

/**
 * Most wishes that one statement answers. More save next to nothing, make the first of them wait for the last, and leave
 * the database's other cores idle.
 */
const most = 16;

/**
 * Looks things up together: what is wished for in one turn of the event loop goes to the database in one statement.
 * Each wish is asked for after it was made and nothing is kept, so nobody gets an answer older than their question.
 * @param find answers in the order of the wishes; undefined where there is nothing. Its failure is everybody's, so no
 * wish may be able to make it fail for the others.
 */
export function gathered<Wish, Found>(
  find: (wishes: readonly Wish[]) => Promise<readonly (Found | undefined)[]>,
): (wish: Wish) => Promise<Found | undefined> {
  const loader = new DataLoader(find, {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: (ask) => setImmediate(ask),
  });
  return (wish) => loader.load(wish);
}
