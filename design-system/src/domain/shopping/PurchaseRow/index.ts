export { PurchaseList, PurchaseListSkeleton } from './PurchaseRow.tsx';
export type { PurchaseListLabels, PurchaseRowProps } from './PurchaseRow.tsx';
