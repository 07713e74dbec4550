export { PaymentMethodPicker, PaymentMethodPickerSkeleton } from './PaymentMethodPicker.tsx';
export type { PaymentMethod, PaymentMethodPickerProps } from './PaymentMethodPicker.tsx';
export type { PaymentMethodPickerWord } from './PaymentMethodPicker.words.ts';
