export { OrderSummary, OrderSummarySkeleton } from './OrderSummary.tsx';
export type { OrderLine, OrderSummaryProps } from './OrderSummary.tsx';
