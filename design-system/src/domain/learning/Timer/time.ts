/** Seconds left, rounded up, so that the last second is 1 and the end is 0. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The moments that are announced, in seconds before the end; the half of the whole is one more. */
const moments = [300, 60, 10, 0] as const;

/** A moment that was passed since the last look, the latest of them: a laptop may have slept through several. */
export function momentPassed(before: number, after: number, whole: number | undefined): number | undefined {
  const half = whole === undefined ? undefined : Math.round(whole / 2);
  // Half of a short time comes too close to a moment that says more.
  const all = half !== undefined && half > 90 ? [...moments, half] : moments;
  return all.filter((moment) => before > moment && after <= moment).toSorted((one, other) => one - other)[0];
}

/** `1:05:09`, or `05:09` below an hour. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown
    .map((part, index) => (index === 0 && shown.length === 3 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
