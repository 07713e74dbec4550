export { FilterButton } from './FilterButton.tsx';
export type { FilterButtonProps } from './FilterButton.tsx';
export { FilterDialog } from './FilterDialog.tsx';
export type { FilterDialogProps } from './FilterDialog.tsx';
