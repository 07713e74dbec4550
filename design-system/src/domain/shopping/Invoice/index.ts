export { Invoice } from './Invoice.tsx';
export type { InvoiceItem, InvoiceParty, InvoiceProps } from './Invoice.tsx';
export type { InvoiceWord } from './Invoice.words.ts';
