export { CallbackForm } from './CallbackForm.tsx';
export type { CallbackField, CallbackFormProps } from './CallbackForm.tsx';
export type { CallbackFormWord } from './CallbackForm.words.ts';
