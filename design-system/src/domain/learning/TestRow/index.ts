export { TestList, TestListSkeleton, TestRow } from './TestRow.tsx';
export type { TestListProps, TestRowProps } from './TestRow.tsx';
export type { TestRowWord } from './TestRow.words.ts';
