export * from './CallbackForm.tsx';
