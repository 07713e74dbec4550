export * from './RatingInput.tsx';
export type { RatingInputWord } from './RatingInput.words.ts';
