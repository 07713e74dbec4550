export { ActivityExpired, ActivityNotFound } from './ActivityStates.tsx';
export type { ActivityExpiredProps, ActivityNotFoundProps } from './ActivityStates.tsx';
export type { ActivityStateWord } from './ActivityStates.words.ts';
