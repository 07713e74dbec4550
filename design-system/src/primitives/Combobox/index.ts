export * from './Combobox.tsx';
