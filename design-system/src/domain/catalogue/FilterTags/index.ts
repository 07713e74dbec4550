export { FilterTags } from './FilterTags.tsx';
export type { FilterTag, FilterTagsProps } from './FilterTags.tsx';
