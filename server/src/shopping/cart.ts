import type { Cart, CartProduct, Language } from '@medeina/contract';
import { type Offered, productsOnOffer } from '../catalogue/for-carts.ts';
import { enrolledAmong, isEnrolled } from '../learning/enrolments.ts';
import type { Context } from '../platform/context.ts';
import { ProblemError } from '../platform/errors.ts';
import { formatCents } from '../platform/format.ts';
import { message } from '../platform/messages.ts';
import { adoptLines, type CartLineRow, type CartOwner, putLine, readLines, removeLine } from './store.ts';

/** Most lines in one cart, which is always read whole. */
const mostLines = 50;
/** Letters of a course's description (specification, section 9). */
const descriptionLetters = 60;

export interface CartInput {
  readonly productId: number;
  readonly quantity: number;
}

/** The caller's cart. Omits products no longer on offer or already owned. */
export async function readCart(context: Context, owner: CartOwner, language: Language): Promise<Cart> {
  const lines = await readLines(context.database.executor, owner);
  const offered = await productsOnOffer(
    context,
    lines.map((line) => line.product_id),
    language,
  );
  const courses = [...offered.values()].map(({ course }) => course.id);
  const owned =
    'userId' in owner
      ? await enrolledAmong(context.database.executor, owner.userId, courses)
      : new Set<number>();
  const shown = lines.flatMap((line) => {
    const found = offered.get(line.product_id);
    return found === undefined || owned.has(found.course.id) ? [] : [{ line, found }];
  });
  const products = shown.map(({ line, found }) => cartProduct(line, found));
  const cents = shown.reduce((sum, { line, found }) => sum + found.cents * line.quantity, 0);
  const value = formatCents(language, cents);
  return {
    products,
    count: products.length,
    totalCount: products.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: (['sub_total', 'total'] as const).map((code) => ({
      code,
      title: message(language, `total.${code}`),
      value,
    })),
    total_raw: cents / 100,
  };
}

function cartProduct(line: CartLineRow, { course, product }: Offered): CartProduct {
  const { special } = product;
  return {
    key: line.id,
    product_id: product.product_id,
    course_id: course.id,
    name: course.title,
    thumb: course.image,
    description: Array.from(course.shortDescription).slice(0, descriptionLetters).join(''),
    category: course.category,
    quantity: line.quantity,
    price: special?.price ?? product.price,
    price_formated: special?.price_formated ?? product.price_formated,
    hl_original_price: product.hl_original_price,
    rating: course.rating,
    review_count: course.review_count,
    date: product.start_date,
    end_date: product.end_date,
    location_address: product.location_address,
    city: product.city,
  };
}

/**
 * Puts a product into a cart.
 * @throws {ProblemError} `not_found` where it is not on offer; `course_owned`; `no_seats`; `cart_full`.
 */
export async function addToCart(
  context: Context,
  owner: CartOwner,
  { productId, quantity }: CartInput,
): Promise<void> {
  const { executor } = context.database;
  // The texts are not used, so any language will do.
  const found = (await productsOnOffer(context, [productId], 'lt')).get(productId);
  if (found === undefined) throw new ProblemError('not_found');
  if ('userId' in owner && (await isEnrolled(executor, owner.userId, found.course.id))) {
    throw new ProblemError('course_owned');
  }
  const { seats_left: left } = found.product;
  if (left !== null && left < quantity) throw new ProblemError('no_seats');
  const lines = await readLines(executor, owner);
  if (lines.length >= mostLines && !lines.some((line) => line.product_id === productId)) {
    throw new ProblemError('cart_full');
  }
  await putLine(executor, owner, productId, quantity);
}

/** @throws {ProblemError} `not_found` where the cart has no such line. */
export async function takeFromCart(context: Context, owner: CartOwner, key: number): Promise<void> {
  if (!(await removeLine(context.database.executor, owner, key))) throw new ProblemError('not_found');
}

/** Moves the cart of a guest session to the person who logged in with it. */
export async function takeOver(context: Context, guest: string, userId: number): Promise<void> {
  await adoptLines(context.database.executor, guest, userId);
}
