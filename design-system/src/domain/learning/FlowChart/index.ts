export * from './FlowChart.tsx';
