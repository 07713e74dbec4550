export { FilterTags } from './FilterTags.tsx';
export type { FilterTag, FilterTagsProps } from './FilterTags.tsx';
export type { FilterTagsWord } from './FilterTags.words.ts';
