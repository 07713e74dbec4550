/**
 * What is asked of the browser's storage, or nothing where that fails, as on a full device: then the site is as it is
 * without a worker.
 */
export const orNothing = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  asked.catch(() => undefined);
