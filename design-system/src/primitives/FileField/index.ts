export * from './FileField.tsx';
export type { FileFieldWord } from './FileField.words.ts';
