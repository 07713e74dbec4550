import { z } from 'zod';
import { categoryReference, euros, eurosText } from '../catalogue/schemas.ts';
import { day, id, idText, moment, pageOf, paging, requiredText, text } from '../common.ts';
import { totalLine } from './schemas.ts';

/** Where an order stands. `expired`: unpaid for a day. */
const orderStatuses = ['pending', 'paid', 'refunded', 'cancelled', 'expired'] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** A discount code: letters, digits and hyphens; upper and lower case are one. */
const discountCode = requiredText(64);

export const voucherBody = z.object({ voucher: discountCode });
export const couponBody = z.object({ coupon: discountCode });

export const paymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  detail: z.string().describe('What happens next.'),
});

export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentChoice = z.object({
  payment_method: z.string().min(1).max(40),
  agree: z.literal(true).describe('The terms and conditions are accepted.'),
  comment: text(1000).optional(),
  for_team: z
    .boolean()
    .optional()
    .describe('The places are for others, whom the buyer invites; more than one of a product always are.'),
});

/** As invoices in EN 16931 have it: in capitals, without what people write between the digits. */
const vatNumber = text(40).overwrite((given) => given.replaceAll(/[\s.-]/g, '').toUpperCase());

const companyFields = {
  company_name: requiredText(200),
  company_code: requiredText(40),
  company_address: requiredText(400),
  company_vat: vatNumber.optional(),
};

/** `private` true: buys as a person; a company that was saved before is kept and not used. */
export const companyBody = z.discriminatedUnion('private', [
  z.object({ private: z.literal(true) }),
  z.object({ private: z.literal(false), ...companyFields }),
]);

export const company = z.object({
  private: z.boolean(),
  company_name: z.string(),
  company_code: z.string(),
  company_address: z.string(),
  company_vat: z.string(),
});

/** How an order is paid that was made before. */
export const orderPayment = z.object({ payment_method: paymentChoice.shape.payment_method });

export const confirmHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional(),
});

export const confirmQuery = z.object({
  success_callback: z.string().max(400).optional().describe('A path of our own site, to go to once paid.'),
  total: eurosText
    .optional()
    .describe(
      'What the cart costs, as the person saw it, in euros: where it costs something else, no order is made.',
    ),
});

/** Follow `redirect`, or post to `validate` and go where its answer leads. */
export const confirmation = z.object({
  order_id: id,
  status: orderStatus,
  redirect: z.string().optional(),
  validate: z.string().optional(),
});

const orderProduct = z.object({
  product_id: id,
  course_id: id,
  name: z.string(),
  description: z.string().describe('Date and place as they were when it was ordered.'),
  category: categoryReference,
  quantity: z.int().min(1),
  price: z.string(),
  price_raw: euros,
});

const order = {
  order_id: id,
  status: orderStatus,
  date_added: moment,
  total: z.string(),
  total_raw: euros,
  payment_method: z.string().describe('Its name in the asked language.'),
  has_invoice: z.boolean(),
};

export const orderRow = z.object(order);
export type OrderRow = z.infer<typeof orderRow>;

export const orderDetail = z.object({
  ...order,
  products: z.array(orderProduct),
  totals: z.array(totalLine),
  company: company.omit({ private: true }).nullable(),
  comment: z.string(),
  for_team: z.boolean(),
  has_places: z.boolean().describe('It bought places that can be given to others.'),
  payment_methods: paymentMethod
    .array()
    .describe('How an unpaid order can be paid, the method that it has first; none otherwise.'),
  quote: z.string().nullable().describe('Number of the quote that became the order.'),
  invoice: z.object({ number: z.string(), date: day }).nullable(),
  credit_note: z.object({ number: z.string(), date: day }).nullable(),
  /** Until when an unpaid order holds its seats. */
  expires_at: moment.nullable(),
});

export type OrderDetail = z.infer<typeof orderDetail>;

export const orderList = pageOf(orderRow);
export const orderQuery = z.object(paging);

export const checkedOrder = z.object({ order_id: id, status: orderStatus, redirect: z.string() });

export const providerParams = z.object({ provider: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/) });
/** What providers add to our addresses is theirs; a provider reads what it knows. */
export const providerQuery = z.record(z.string().max(100), z.string().max(8000));
export const returnQuery = z.looseObject({ order: idText, result: z.enum(['paid', 'cancelled']).optional() });
