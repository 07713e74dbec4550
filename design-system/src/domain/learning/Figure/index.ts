export * from './Figure.tsx';
