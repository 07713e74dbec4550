export * from './Timer.tsx';
export type { TimerWord } from './Timer.words.ts';
