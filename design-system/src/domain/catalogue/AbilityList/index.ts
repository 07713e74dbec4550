export { AbilityList } from './AbilityList.tsx';
