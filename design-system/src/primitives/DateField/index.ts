export * from './DateField.tsx';
export type { DateFieldWord } from './DateField.words.ts';
