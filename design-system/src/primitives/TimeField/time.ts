/** What is wrong with a typed time. */
export type TimeProblem = 'unreadable' | 'early' | 'late';

/** Parses a typed time as "HH:MM": "9", "9:05", "9.05", "905", "9 val. 5 min.", "9:05 pm". */
export function readTime(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  const whole = /^(\d{1,2})(\d{2})$/u.exec(plain);
  const apart =
    /^(\d{1,2})(?:\s*(?::|\.|h|val\.?|ч\.?|\s)\s*(\d{1,2})?\s*(?:min\.?|мин\.?)?)?\s*(am|pm)?$/u.exec(plain);
  const [, hours = '', minutes = '', half] = whole ?? apart ?? [];
  if (hours === '' || (half !== undefined && (Number(hours) < 1 || Number(hours) > 12))) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  const minute = Number(minutes);
  return hour > 23 || minute > 59
    ? undefined
    : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** What is wrong with a typed time; the bounds are inclusive. */
export function timeProblemOf(
  text: string,
  bounds: { min?: string | undefined; max?: string | undefined },
): TimeProblem | undefined {
  if (text.trim() === '') return undefined;
  const time = readTime(text);
  if (time === undefined) return 'unreadable';
  if (bounds.min !== undefined && time < bounds.min) return 'early';
  if (bounds.max !== undefined && time > bounds.max) return 'late';
  return undefined;
}
