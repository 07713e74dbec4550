export { DiscountField } from './DiscountField.tsx';
export type { DiscountFieldProps, KeptCode } from './DiscountField.tsx';
export type { DiscountFieldWord } from './DiscountField.words.ts';
