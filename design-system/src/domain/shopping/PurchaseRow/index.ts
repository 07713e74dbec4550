export { PurchaseList, PurchaseListSkeleton } from './PurchaseRow.tsx';
export type { PurchaseListProps, PurchaseRowProps } from './PurchaseRow.tsx';
export type { PurchaseListWord } from './PurchaseRow.words.ts';
