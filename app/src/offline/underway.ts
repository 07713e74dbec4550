/** What files are being asked for: it decides what becomes of a page whose files are gone. */
export const underway: {
  /** The address of our own that is being gone to. */
  target: string | undefined;
  /** How many pages are being fetched ahead, which nobody has asked for yet. */
  ahead: number;
} = { target: undefined, ahead: 0 };

/** Fetches ahead: a failure is nobody's trouble before the page is opened. */
export async function fetchAhead(fetched: Promise<unknown>): Promise<void> {
  underway.ahead += 1;
  await fetched.catch(() => undefined);
  underway.ahead -= 1;
}
