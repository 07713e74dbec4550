export * from './NumberField.tsx';
export type { NumberFieldWord } from './NumberField.words.ts';
