export * from './PhotoField.tsx';
export type { PhotoFieldWord } from './PhotoField.words.ts';
