export * from './CheckboxGroup.tsx';
