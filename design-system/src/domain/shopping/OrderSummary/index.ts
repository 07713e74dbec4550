export { OrderSummary, OrderSummarySkeleton } from './OrderSummary.tsx';
export type { OrderLine, OrderSummaryProps } from './OrderSummary.tsx';
export type { OrderSummaryWord } from './OrderSummary.words.ts';
