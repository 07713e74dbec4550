export * from './PhoneField.tsx';
export type { PhoneFieldWord } from './PhoneField.words.ts';
