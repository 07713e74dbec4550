export * from './Estimator.tsx';
