export { PurchaseList, PurchaseListSkeleton } from './PurchaseRow.tsx';
export type { PurchaseListLabels, PurchaseListProps, PurchaseRowProps } from './PurchaseRow.tsx';
