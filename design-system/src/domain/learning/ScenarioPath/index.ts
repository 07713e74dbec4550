export * from './ScenarioPath.tsx';
export * from './VitalSigns.tsx';
export type { ScenarioPathWord } from './ScenarioPath.words.ts';
export { vitalNames } from './vitals.ts';
export type { NormalRange, Vital, VitalName, Vitals } from './vitals.ts';
