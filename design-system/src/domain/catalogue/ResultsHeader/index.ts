export { ResultsHeader } from './ResultsHeader.tsx';
export type { ResultsHeaderProps, SortOption } from './ResultsHeader.tsx';
export type { ResultsHeaderWord } from './ResultsHeader.words.ts';
