export const vitalNames = ['pulse', 'pressure', 'saturation', 'breathing', 'temperature'] as const;
export type VitalName = (typeof vitalNames)[number];

/** From the least to the most that is normal. */
export type NormalRange = readonly [from: number, to: number];

/** A vital sign at a step. */
export interface Vital {
  /** The systolic one of a blood pressure; `null` where there is none, as of a pulse in cardiac arrest. */
  value: number | null;
  /** The diastolic blood pressure. */
  diastolic?: number | undefined;
  /** For this patient; an adult's at rest by default. */
  normal?: NormalRange | undefined;
}

/** What is measured at a step; what is not measured is left out. */
export type Vitals = Readonly<Partial<Record<VitalName, Vital | undefined>>>;

/** An adult's at rest. */
export const adultNormal: Readonly<Record<VitalName, NormalRange>> = {
  pulse: [60, 100],
  pressure: [100, 140],
  saturation: [95, 100],
  breathing: [12, 20],
  temperature: [36, 37.5],
};

export type VitalLevel = 'normal' | 'low' | 'high' | 'absent';

/** Where a value stands in its normal range. */
export function levelOf(name: VitalName, { value, normal = adultNormal[name] }: Vital): VitalLevel {
  if (value === null) return 'absent';
  if (value < normal[0]) return 'low';
  return value > normal[1] ? 'high' : 'normal';
}

export type VitalTrend = 'rising' | 'falling' | 'steady';

/** Against the step before; undefined where nothing was measured then. */
export function trendOf(now: Vital, before: Vital | undefined): VitalTrend | undefined {
  if (before === undefined || now.value === null || before.value === null) return undefined;
  if (now.value === before.value) return 'steady';
  return now.value > before.value ? 'rising' : 'falling';
}
