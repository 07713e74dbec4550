/** Longest wait for the work, in milliseconds: who wants to leave leaves. */
const patience = 3000;

const works = new Set<() => Promise<void>>();

/** Registers work that a logout would lose, such as saving what was typed a moment ago. Returns how to take it back. */
export function beforeLogout(work: () => Promise<void>): () => void {
  works.add(work);
  return () => works.delete(work);
}

/** Does that work, as far as it can be done. */
export async function finishWork(): Promise<void> {
  await Promise.race([
    Promise.allSettled([...works].map((work) => work())),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}
