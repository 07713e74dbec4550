import type { ChartPoint } from './ProgressChart.tsx';

export const progress: readonly ChartPoint[] = [
  { date: '2026-09-07', value: 0 },
  { date: '2026-09-14', value: 11 },
  { date: '2026-09-21', value: 19 },
  { date: '2026-10-05', value: 22 },
  { date: '2026-10-12', value: 41 },
  { date: '2026-10-19', value: 48 },
  { date: '2026-11-02', value: 70 },
  { date: '2026-11-16', value: 84 },
];

export const groupProgress: readonly ChartPoint[] = [
  { date: '2026-09-07', value: 0 },
  { date: '2026-09-21', value: 14 },
  { date: '2026-10-05', value: 31 },
  { date: '2026-10-19', value: 46 },
  { date: '2026-11-02', value: 58 },
  { date: '2026-11-16', value: 66 },
];
