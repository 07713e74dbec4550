/** A part of a video, in seconds. */
export type WatchedRange = readonly [start: number, end: number];

/** Formats seconds: "3:04", "1:02:07". */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0
    ? `${String(hours)}:${String(minutes).padStart(2, '0')}:${rest}`
    : `${String(minutes)}:${rest}`;
}

/** The browser's played ranges as an array. */
export function rangesOf(played: TimeRanges): WatchedRange[] {
  return Array.from(
    { length: played.length },
    (_, index) => [played.start(index), played.end(index)] as const,
  );
}
