export { FilterGroups } from './FilterGroups.tsx';
export type { FilterChange, FilterGroup, FilterGroupsProps, FilterOption } from './FilterGroups.tsx';
export { FilterSidebar, FilterSidebarSkeleton } from './FilterSidebar.tsx';
export type { FilterSidebarProps, FilterSidebarSkeletonProps } from './FilterSidebar.tsx';
export type { FilterSidebarWord } from './FilterSidebar.words.ts';
