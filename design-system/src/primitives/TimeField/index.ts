export * from './TimeField.tsx';
