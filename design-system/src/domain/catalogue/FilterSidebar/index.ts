export { FilterGroups } from './FilterGroups.tsx';
export type { FilterGroup, FilterGroupsProps, FilterOption } from './FilterGroups.tsx';
export { FilterSidebar, FilterSidebarSkeleton } from './FilterSidebar.tsx';
export type { FilterSidebarProps } from './FilterSidebar.tsx';
