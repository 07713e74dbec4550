export { DiscountField } from './DiscountField.tsx';
export type { DiscountFieldProps } from './DiscountField.tsx';
export type { DiscountFieldWord } from './DiscountField.words.ts';
