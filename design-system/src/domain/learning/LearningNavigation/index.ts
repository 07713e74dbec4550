export { LearningNavigation } from './LearningNavigation.tsx';
export type { LearningNavigationProps, LearningNeighbour } from './LearningNavigation.tsx';
export type { LearningNavigationWord } from './LearningNavigation.words.ts';
