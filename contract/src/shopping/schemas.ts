import { z } from 'zod';
import { categoryReference, courseListItem, euros } from '../catalogue/schemas.ts';
import { day, id } from '../common.ts';
import { mostOfAProduct } from './most-of-a-product.ts';

export const cartBody = z.object({
  product_id: id,
  quantity: z
    .int()
    .min(1)
    .max(mostOfAProduct)
    .optional()
    .describe('The new quantity, not an addition to it; 1 when left out.'),
  for_team: z
    .boolean()
    .optional()
    .describe(
      'For others, whom the buyer invites; left out: more than one are. Who has the course can buy it for others only.',
    ),
  environment_user_id: z
    .string()
    .max(200)
    .nullish()
    .describe('The learner’s account in the course’s environment; null for the built-in one.'),
});

/** A product in the cart. */
export const cartProduct = z.object({
  key: id.describe('Id of the line, by which it is removed.'),
  product_id: id,
  course_id: id,
  name: z.string(),
  thumb: z.string().nullable(),
  description: z.string(),
  category: categoryReference,
  quantity: z.int().min(1).max(mostOfAProduct),
  for_team: z.boolean().describe('For others, whom the buyer invites.'),
  owned: z.boolean().describe('The person has the course: it can be for others only.'),
  price: euros.describe('What one of it costs now.'),
  price_formated: z.string(),
  hl_original_price: z.string().nullable().describe('The price to strike out, when there is a special one.'),
  rating: courseListItem.shape.rating,
  review_count: courseListItem.shape.review_count,
  date: day.nullable(),
  end_date: day.nullable(),
  location_address: z.string().nullable(),
  city: z.string().nullable(),
});
export type CartProduct = z.infer<typeof cartProduct>;

/** Lines of a sum, in this order; those that are zero are left out, but for the first and the last. */
export const totalCodes = ['sub_total', 'coupon', 'voucher', 'tax', 'total'] as const;
export const totalLine = z.object({ code: z.enum(totalCodes), title: z.string(), value: z.string() });
export type TotalLine = z.infer<typeof totalLine>;

export const cart = z.object({
  products: z.array(cartProduct).describe('In the order in which they were added.'),
  count: z.int().min(0).describe('Lines.'),
  totalCount: z.int().min(0).describe('Pieces in all lines.'),
  totals: z.array(totalLine).describe('The last is the sum to pay. VAT is included.'),
  voucher: z.string().nullable().describe('The applied code.'),
  coupon: z.string().nullable().describe('The applied code.'),
  total_raw: euros,
});
export type Cart = z.infer<typeof cart>;
