import { signalOf } from './signal.ts';
import type { Signal } from './signal.ts';
import type { Ecg, EcgLeadName } from './strip.ts';

/** A point of the curve: millimetres from the left, and above the isoelectric line. */
type Point = readonly [x: number, level: number];

/** One lead as it is drawn, in millimetres: 25 of them are a second, 10 a millivolt. */
export interface DrawnLead {
  readonly lead: EcgLeadName;
  readonly trace: string;
}

export interface DrawnStrip {
  readonly width: number;
  readonly height: number;
  /** Lines at each millimetre, and at each fifth. */
  readonly minor: string;
  readonly major: string;
  /** The mark of 1 mV. */
  readonly calibration: string;
  readonly leads: readonly DrawnLead[];
}

const perSecond = 25;
/** Where the curve begins, after the calibration. */
const left = 10;
/** Milliseconds. */
const step = 1;
/** What the eye does not see of a curve. */
const tolerance = 0.03;

/** A strip on its grid. */
export function drawingOf(ecg: Ecg): DrawnStrip {
  const points = ecg.leads.map((lead) => pointsOf(signalOf(ecg, lead), ecg.seconds * 1000));
  let [highest, lowest] = [10, -4];
  for (const [, level] of points.flat()) {
    highest = Math.max(highest, level);
    lowest = Math.min(lowest, level);
  }
  // Whole squares, with room for the calibration.
  const top = Math.ceil((highest + 1) / 5) * 5;
  const bottom = Math.floor((lowest - 1) / 5) * 5;
  const width = left + Math.ceil(ecg.seconds * perSecond);
  const height = top - bottom;
  return {
    width,
    height,
    minor: gridOf(width, height, (line) => line % 5 !== 0),
    major: gridOf(width, height, (line) => line % 5 === 0),
    calibration: `M1 ${top}h2v-10h5v10h2`,
    leads: ecg.leads.map(({ lead }, index) => ({
      lead,
      trace: `M${simplified(points[index] ?? [])
        .map(([x, level]) => `${short(left + x)} ${short(top - level)}`)
        .join('L')}`,
    })),
  };
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function gridOf(width: number, height: number, isIn: (line: number) => boolean): string {
  const lines = (length: number) => Array.from({ length: length + 1 }, (_, line) => line).filter(isIn);
  return [
    ...lines(width).map((x) => `M${x} 0v${height}`),
    ...lines(height).map((y) => `M0 ${y}h${width}`),
  ].join('');
}

function pointsOf(signal: Signal, end: number): Point[] {
  const points: Point[] = [];
  for (let moment = 0; moment <= end; moment += step) {
    points.push([(moment * perSecond) / 1000, signal(moment)]);
  }
  return points;
}

/** Without the points that lie on a straight line between their neighbours. */
function simplified(points: readonly Point[]): Point[] {
  const [first, ...others] = points;
  if (first === undefined) return [];
  const kept = [first];
  let from = first;
  let last = first;
  let [steepest, flattest] = [Infinity, -Infinity];
  for (const point of others) {
    const run = point[0] - from[0];
    const slope = (point[1] - from[1]) / run;
    if (slope > steepest || slope < flattest) {
      kept.push(last);
      from = last;
      const next = point[0] - from[0];
      steepest = (point[1] + tolerance - from[1]) / next;
      flattest = (point[1] - tolerance - from[1]) / next;
    } else {
      steepest = Math.min(steepest, (point[1] + tolerance - from[1]) / run);
      flattest = Math.max(flattest, (point[1] - tolerance - from[1]) / run);
    }
    last = point;
  }
  if (last !== first) kept.push(last);
  return kept;
}
