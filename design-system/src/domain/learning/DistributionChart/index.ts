export * from './DistributionChart.tsx';
