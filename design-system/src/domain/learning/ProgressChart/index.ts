export * from './ProgressChart.tsx';
