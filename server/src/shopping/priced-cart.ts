import type { Language } from '@medeina/contract';
import { type cartNames, type Offered, productsOnOffer } from '../catalogue/for-carts.ts';
import { takenAmong } from '../learning/enrolments.ts';
import type { Executor } from '../platform/database.ts';
import type { SellerSettings } from '../platform/seller.ts';
import { couponOf, type GoodCodes, goodCodes, leftOf } from './codes.ts';
import { type CartLineRow, type CartOwner, readLines } from './store.ts';
import { sumUp, type Totals } from './totals.ts';

/** A cart with what it costs now. */
export interface PricedCart {
  readonly lines: readonly {
    readonly line: CartLineRow;
    readonly found: Offered;
    /** The buyer has the course: it is for others. */
    readonly isOwned: boolean;
  }[];
  readonly codes: GoodCodes;
  readonly totals: Totals;
}

interface PriceOptions {
  readonly seller: SellerSettings;
  readonly language: Language;
  readonly names: Awaited<ReturnType<typeof cartNames>>;
  /** Locks the codes until the transaction ends, so that nobody else spends them. */
  readonly isHeld?: boolean;
}

/**
 * Prices a cart. Leaves out products that are no longer on offer, and courses that the person has, unless the line itself is
 * for others: what is shown and what is ordered are the same lines.
 */
export async function priceCart(
  executor: Executor,
  owner: CartOwner,
  { seller, language, names, isHeld = false }: PriceOptions,
): Promise<PricedCart> {
  const held = await readLines(executor, owner);
  const offered = await productsOnOffer(
    executor,
    held.map((line) => line.product_id),
    language,
    names,
  );
  const courses = [...offered.values()].map(({ course }) => course.id);
  const owned = 'userId' in owner ? await takenAmong(executor, owner.userId, courses) : new Set<number>();
  const lines = held.flatMap((line) => {
    const found = offered.get(line.product_id);
    if (found === undefined) return [];
    const isOwned = owned.has(found.course.id);
    if (isOwned && !line.for_team) return [];
    // Who is not registered for VAT may not charge it.
    return [{ line, found: seller.vat === '' ? { ...found, taxRate: 0 } : found, isOwned }];
  });
  const codes = await goodCodes(executor, owner, { isHeld });
  const priced = lines.map(({ line, found }) => ({
    quantity: line.quantity,
    unitCents: found.cents,
    taxRate: found.taxRate,
  }));
  return { lines, codes, totals: sumUp(priced, couponOf(codes.coupon), leftOf(codes.voucher)) };
}
