import { z } from 'zod';
import { euros } from '../catalogue/schemas.ts';
import { day, id, language } from '../common.ts';
import { totalLine } from './schemas.ts';

const invoiceKind = z.enum(['invoice', 'credit_note']);

const ofKind = {
  kind: invoiceKind
    .optional()
    .describe('A credit note corrects the invoice of a refunded order; left out: the invoice.'),
};

export const invoiceQuery = z.object(ofKind);

export const printedInvoiceQuery = z.object({
  ...ofKind,
  language: language.optional().describe('Of its labels; left out: the language in which it was ordered.'),
});

const party = {
  name: z.string(),
  code: z.string().nullable().describe('In the register of legal entities.'),
  vat: z.string().nullable().describe('VAT number with its country.'),
  address: z.string().nullable(),
  email: z.string(),
};

const money = z.object({ formatted: z.string(), raw: euros });

const vatRate = z.string().describe('A percentage, or that no VAT is charged.');

/** What invoices and quotes say of what is sold to whom. */
export const sale = {
  title: z.string(),
  number: z.string().describe('Series and number.'),
  date: day,
  seller: z.object({ ...party, iban: z.string().nullable() }),
  buyer: z.object(party),
  lines: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      quantity: z.int().min(1),
      unit: money.describe('VAT included.'),
      discount: money,
      rate: vatRate,
      net: money,
      tax: money,
      total: money,
    }),
  ),
  taxes: z.array(
    z.object({
      words: z.string().describe('What is taxed, or why not.'),
      rate: vatRate,
      net: money,
      tax: money,
    }),
  ),
  totals: z.array(totalLine),
  total: money,
};

/** An invoice or a credit note as it was issued; it never changes. */
export const invoice = z.object({
  ...sale,
  kind: invoiceKind,
  order_id: id,
  corrects: z.string().nullable().describe('Number of the invoice that a credit note corrects.'),
  payment_method: z.string(),
  has_ubl: z.boolean().describe('Companies get it as a file for their accounts as well.'),
});

export type InvoiceDetail = z.infer<typeof invoice>;
