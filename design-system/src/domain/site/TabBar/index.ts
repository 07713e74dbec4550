export { TabBar, TabBarSpace } from './TabBar.tsx';
export type { TabBarItem, TabBarProps } from './TabBar.tsx';
