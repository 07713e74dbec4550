export { ActivityExpired, ActivityNotFound } from './ActivityStates.tsx';
export type { ActivityExpiredProps, ActivityNotFoundProps } from './ActivityStates.tsx';
