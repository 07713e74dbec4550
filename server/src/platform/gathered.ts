interface Waiting<Wish, Found> {
  readonly wish: Wish;
  readonly resolve: (found: Found | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Most wishes that one statement answers. More save next to nothing, make the first of them wait for the last, and leave
 * the database's other cores idle.
 */
const most = 16;

/**
 * Looks things up together: what is wished for in one turn of the event loop goes to the database in one statement.
 * Each wish is asked for after it was made, so nobody gets an answer older than their question; a single one is asked
 * for at once.
 * @param find answers in the order of the wishes; undefined where there is nothing. Its failure is everybody's, so no
 * wish may be able to make it fail for the others.
 */
export function gathered<Wish, Found>(
  find: (wishes: readonly Wish[]) => Promise<readonly (Found | undefined)[]>,
): (wish: Wish) => Promise<Found | undefined> {
  let waiting: Waiting<Wish, Found>[] = [];

  async function ask(): Promise<void> {
    const asked = waiting;
    waiting = [];
    try {
      const found = await find(asked.map(({ wish }) => wish));
      for (const [index, { resolve }] of asked.entries()) resolve(found[index]);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (wish) =>
    new Promise((resolve, reject) => {
      waiting.push({ wish, resolve, reject });
      if (waiting.length === 1) setImmediate(() => waiting.length > 0 && void ask());
      else if (waiting.length === most) void ask();
    });
}
