export * from './DateField.tsx';
