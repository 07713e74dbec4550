/** The page that is up at a second of the film. @param starts the seconds at which the pages come up, rising. */
export function pageAt(starts: readonly number[], seconds: number): number {
  const passed = starts.filter((start) => start <= seconds).length;
  return Math.max(1, passed);
}
