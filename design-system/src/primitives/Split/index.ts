export * from './Split.tsx';
