export { AbilityList } from './AbilityList.tsx';
export type { AbilityListProps } from './AbilityList.tsx';
