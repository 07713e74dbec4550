export * from './RatingInput.tsx';
