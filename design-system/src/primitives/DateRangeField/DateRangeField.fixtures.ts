import type { DateRange } from './presets.ts';

export const autumn: DateRange = { from: '2026-09-01', to: '2026-11-30' };
