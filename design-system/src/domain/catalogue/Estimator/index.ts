export { Estimator } from './Estimator.tsx';
export type { EstimatorProps, EstimatorRate } from './Estimator.tsx';
export type { EstimatorWord } from './Estimator.words.ts';
