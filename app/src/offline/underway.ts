/** What is being loaded: it decides which page is reloaded when a file is gone. */
export const underway: {
  /** The address that is being navigated to. */
  target: string | undefined;
  /** How many pages are being prefetched. */
  ahead: number;
} = { target: undefined, ahead: 0 };

/** Prefetches; a failure matters only once the page is opened. */
export async function fetchAhead(fetched: Promise<unknown>): Promise<void> {
  underway.ahead += 1;
  await fetched.catch(() => undefined);
  underway.ahead -= 1;
}
