import { builtInEnvironment } from '@medeina/contract';
import type { Cart, CartProduct, Language } from '@medeina/contract';
import { cartNames, productsOnOffer } from '../catalogue/for-carts.ts';
import { isTaken, needAccountElsewhere } from '../learning/enrolments.ts';
import { countOrderSeats } from '../learning/seats.ts';
import type { Context } from '../platform/context.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { ProblemError } from '../platform/errors.ts';
import { type Executor, inTransaction } from '../platform/database.ts';
import { adoptCodes } from './codes-store.ts';
import { pendingOrderOf } from './orders-store.ts';
import { type PricedCart, priceCart } from './priced-cart.ts';
import { adoptLines, type CartOwner, putLine, readLines, removeLine, removeOtherDates } from './store.ts';
import { totalLines } from './total-lines.ts';

/** Most lines in one cart, which is always read whole. */
const mostLines = 50;
/** Letters of a course's description (specification, section 9). */
const descriptionLetters = 60;

export interface CartInput {
  readonly productId: number;
  readonly quantity: number;
  /** For others, whom the buyer invites. */
  readonly isForTeam: boolean;
  /** The person's account in the course's environment, where the caller names it. */
  readonly environmentUserId: string | null;
}

/** The caller's cart. Omits products no longer on offer or already owned. */
export async function readCart(context: Context, owner: CartOwner, language: Language): Promise<Cart> {
  const { lines, codes, totals } = await priceCart(context.database.executor, owner, {
    seller: context.settings.seller,
    language,
    names: await cartNames(context, language),
  });
  const products = lines.map(cartProduct);
  return {
    products,
    count: products.length,
    totalCount: products.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: totalLines(language, totals),
    voucher: codes.voucher?.code ?? null,
    coupon: codes.coupon?.code ?? null,
    total_raw: totals.total / 100,
  };
}

function cartProduct({ line, found, isOwned }: PricedCart['lines'][number]): CartProduct {
  const { course, product } = found;
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
    for_team: line.for_team,
    owned: isOwned,
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
 * Puts a product into a cart. For oneself it replaces another date of the same course.
 * @throws {ProblemError} `not_found` where it is not on offer; `unauthenticated` and `environment_account_needed` where
 * it is studied elsewhere; `course_owned`; `no_seats`; `cart_full`; `too_many_requests` where guests of one network begin
 * many carts.
 */
export async function addToCart(
  context: Context,
  owner: CartOwner,
  { productId, quantity, isForTeam, environmentUserId }: CartInput,
  { address }: Pick<CallFacts, 'address'>,
): Promise<void> {
  const { executor } = context.database;
  // The texts are not used, so any language will do.
  const names = await cartNames(context, 'lt');
  const found = (await productsOnOffer(executor, [productId], 'lt', names)).get(productId);
  if (found === undefined) throw new ProblemError('not_found');
  const { course } = found;
  if ('userId' in owner) {
    if (!isForTeam && (await isTaken(executor, owner.userId, course.id)))
      throw new ProblemError('course_owned');
    await needAccountElsewhere(executor, owner.userId, course.id, environmentUserId);
  } else if (course.environment !== builtInEnvironment) {
    // Whether there is an account elsewhere is known of people only.
    throw new ProblemError('unauthenticated');
  }
  const { seats_left: left } = found.product;
  if (left !== null && left < quantity && left + (await ownSeats(executor, owner, productId)) < quantity)
    throw new ProblemError('no_seats');
  const lines = await readLines(executor, owner);
  if (lines.length >= mostLines && !lines.some((line) => line.product_id === productId)) {
    throw new ProblemError('cart_full');
  }
  if ('guest' in owner && lines.length === 0) await context.limits.countAddress('carts', address);
  await inTransaction(executor, async (transaction) => {
    if (!isForTeam) await removeOtherDates(transaction, owner, [productId]);
    await putLine(transaction, owner, {
      product_id: productId,
      quantity,
      environment_account: environmentUserId,
      for_team: isForTeam,
    });
  });
}

/** Seats that the person's unpaid order holds: confirming another cart gives them back. */
async function ownSeats(executor: Executor, owner: CartOwner, productId: number): Promise<number> {
  if (!('userId' in owner)) return 0;
  const orderId = await pendingOrderOf(executor, owner.userId);
  return orderId === undefined ? 0 : await countOrderSeats(executor, { orderId, productId });
}

/** @throws {ProblemError} `not_found` where the cart has no such line. */
export async function takeFromCart(context: Context, owner: CartOwner, key: number): Promise<void> {
  if (!(await removeLine(context.database.executor, owner, key))) throw new ProblemError('not_found');
}

/** Moves the cart of a guest session to the person who logged in with it. */
export async function takeOver(context: Context, guest: string, userId: number): Promise<void> {
  await inTransaction(context.database.executor, async (transaction) => {
    await adoptLines(transaction, guest, userId);
    await adoptCodes(transaction, guest, userId);
  });
}
