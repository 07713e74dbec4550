/** The result of a storage operation; undefined where it fails, as on a full disk. */
export const orNothing = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
  asked.catch(() => undefined);
