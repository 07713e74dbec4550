export { LearningNavigation } from './LearningNavigation.tsx';
export type { LearningNavigationProps } from './LearningNavigation.tsx';
