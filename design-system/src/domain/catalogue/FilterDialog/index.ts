export { FilterButton } from './FilterButton.tsx';
export type { FilterButtonProps } from './FilterButton.tsx';
export type { FilterButtonWord } from './FilterButton.words.ts';
export { FilterDialog } from './FilterDialog.tsx';
export type { FilterDialogProps } from './FilterDialog.tsx';
export type { FilterDialogWord } from './FilterDialog.words.ts';
