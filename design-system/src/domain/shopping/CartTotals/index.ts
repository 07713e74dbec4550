export { CartTotals } from './CartTotals.tsx';
export type { CartTotalsProps, TotalLine } from './CartTotals.tsx';
export type { CartTotalsWord } from './CartTotals.words.ts';
