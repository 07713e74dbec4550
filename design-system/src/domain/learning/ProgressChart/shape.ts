import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

/** A value on a day. */
export interface ChartPoint {
  /** The day, as ISO. */
  date: string;
  /** From 0 on, such as percent. */
  value: number;
}

function timeOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Places of points in a square of 100, time to the right and values up; the axis ends at round values. */
export function shapeOf(points: readonly ChartPoint[], comparison: readonly ChartPoint[], max: number) {
  const all = [...points, ...comparison];
  const times = all.map((point) => timeOf(point.date));
  const x = scaleLinear([Math.min(...times), Math.max(...times)], [0, 100]);
  const y = scaleLinear([0, Math.max(max, ...all.map((point) => point.value))], [100, 0]).nice(4);
  // A single day has no extent: it lies at the end.
  const isOneDay = new Set(times).size === 1;
  const place = (point: ChartPoint) => ({
    x: isOneDay ? 100 : x(timeOf(point.date)),
    y: y(point.value),
  });
  const own = points.map(place);
  const other = comparison.map(place);
  const drawn = line<{ x: number; y: number }>(
    (at) => at.x,
    (at) => at.y,
  ).curve(curveMonotoneX);
  const filled = area<{ x: number; y: number }>(
    (at) => at.x,
    100,
    (at) => at.y,
  ).curve(curveMonotoneX);
  return {
    own,
    other,
    line: drawn(own) ?? '',
    otherLine: drawn(other) ?? '',
    area: filled(own) ?? '',
    /** From the top. */
    ticks: y.ticks(4).toReversed(),
  };
}
