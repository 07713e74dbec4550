import { z } from 'zod';
import { day, id, language, text } from '../common.ts';
import { sale } from './invoice-schemas.ts';

export const quoteToken = z.object({ token: text(100) });

export const quoteFileBody = quoteToken.extend({
  language: language.optional().describe('Of its labels; left out: the language in which it was issued.'),
});

/** The terms are accepted by whoever orders. */
export const quoteOrderBody = quoteToken.extend({
  agree: z.literal(true).describe('The terms and conditions are accepted.'),
});

/** What became of a quote. `open`: it can be ordered. */
const quoteStatus = z.enum(['open', 'used', 'withdrawn', 'expired']);
export type QuoteStatus = z.infer<typeof quoteStatus>;

export const quote = z.object({
  status: quoteStatus,
  number: z.string().describe('Series and number.'),
  valid_until: day.describe('It can be ordered until this day ends, in Lithuania.'),
  document: z
    .object({ ...sale, places: z.int().min(1), notes: z.array(z.string()) })
    .nullable()
    .describe('What is offered; null where it can be ordered no more.'),
});
export type QuoteDetail = z.infer<typeof quote>;

export const orderedQuote = z.object({
  order_id: id,
  redirect: z.string().describe('The page on which the order is paid.'),
});
