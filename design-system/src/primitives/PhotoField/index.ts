export * from './PhotoField.tsx';
