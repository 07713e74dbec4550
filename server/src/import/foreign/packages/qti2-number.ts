import type { ItemNotes } from '../report.ts';
import type { XmlElement } from '../xml.ts';

/** A number that is right, and how far from it an answer may be. */
interface RightNumber {
  readonly answer: number;
  readonly tolerance: number;
}

/**
 * What the processing of an item takes for its right number.
 * @param response what the item calls the answer that people give.
 * @param answer the correct response; NaN where there is none.
 */
export function rightNumber(
  item: XmlElement,
  response: string,
  answer: number,
  notes: ItemNotes,
): RightNumber {
  const processing = item.at('responseProcessing');
  const [equal] = processing?.within('equal') ?? [];
  const mode = equal?.attribute('toleranceMode');
  if (equal !== undefined && (mode === 'absolute' || mode === 'relative'))
    return { answer, tolerance: toleranceOf(equal, mode, answer, notes) };
  const bounded = [...(processing?.within('responseIf', 'responseElseIf') ?? [])]
    .map((condition) => boundsIn(condition, response))
    .filter((bounds) => bounds.length > 0);
  const between = equal === undefined ? bounded.find((bounds) => bounds.length === 2) : undefined;
  const found = between && withinBounds(between, answer);
  if (found === undefined) {
    if (bounded.length > 0) notes.changed('only the exact number is right, not what lies within its bounds');
    return { answer, tolerance: 0 };
  }
  if (between?.some(({ isOpen }) => isOpen) === true) notes.changed('its bounds themselves are right too');
  return found;
}

/** `<equal toleranceMode="absolute" tolerance="0.5 0.5">`; relative ones are per cent. */
function toleranceOf(
  equal: XmlElement,
  mode: 'absolute' | 'relative',
  answer: number,
  notes: ItemNotes,
): number {
  const [below = 0, above = below] = (equal.attribute('tolerance') ?? '').trim().split(/\s+/).map(Number);
  if (below !== above) notes.changed('its tolerance is the same above and below');
  const wide = Math.max(below, above);
  return Number.isFinite(wide) ? Math.abs(mode === 'absolute' ? wide : (answer * wide) / 100) : 0;
}

interface Bound {
  readonly value: number;
  /** Whether it is not right itself. */
  readonly isOpen: boolean;
}

/** Constants with which a condition compares the answer. What it then does stands after what it asks. */
function boundsIn({ children: [asked] }: XmlElement, response: string): Bound[] {
  if (asked === undefined) return [];
  return [asked, ...asked.within()].flatMap((comparison) => {
    if (!['gte', 'lte', 'gt', 'lt'].includes(comparison.name)) return [];
    const value = Number(comparison.at('baseValue')?.text.trim() || Number.NaN);
    if (comparison.at('variable')?.attribute('identifier') !== response || Number.isNaN(value)) return [];
    return [{ value, isOpen: comparison.name === 'gt' || comparison.name === 'lt' }];
  });
}

/** Which bound is the lower one their values say: Moodle writes the two sides of its comparisons the wrong way round. */
function withinBounds(bounds: readonly Bound[], answer: number): RightNumber | undefined {
  const values = bounds.map(({ value }) => value);
  const [lower, upper] = [Math.min(...values), Math.max(...values)];
  const tolerance = rounded((upper - lower) / 2);
  const middle = rounded((lower + upper) / 2);
  if (Number.isNaN(answer)) return { answer: middle, tolerance };
  const isMiddle = Math.abs(answer - (lower + upper) / 2) <= 1e-9 * Math.max(1, Math.abs(answer));
  return isMiddle ? { answer, tolerance } : undefined;
}

/** Without what binary fractions add: 0.3 - 0.2 is a little less than 0.1. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
