export * from './ErrorSummary.tsx';
export type { ErrorSummaryWord } from './ErrorSummary.words.ts';
