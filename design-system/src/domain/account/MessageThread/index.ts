export * from './MessageThread.tsx';
export type { MessageThreadWord } from './MessageThread.words.ts';
