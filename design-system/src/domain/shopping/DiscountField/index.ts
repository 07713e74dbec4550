export { DiscountField } from './DiscountField.tsx';
export type { DiscountFieldProps } from './DiscountField.tsx';
