import type { Cart, CartProduct, Input } from '@medeina/contract';
import type { CartItemProps } from '@medeina/design-system/domain/CartItem';
import { useCallback, useState } from 'react';
import { aboutPath, hueOf } from '../catalogue/cards.ts';
import type { CatalogueFormat } from '../format.ts';
import { CallError } from '../../session/transport.ts';
import { useConfig } from '../config.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { makeOrder } from '../inOrder.ts';

export interface CartState {
  /** Undefined while it is not known, and where shopping is off. */
  readonly cart: Cart | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
  /** Keys of lines on their way out. */
  readonly leaving: ReadonlySet<number>;
  /**
   * Both throw a `CallError` and leave the cart as it was.
   * @param accountId the person's account in the environment of the course; null in Medeina's own.
   * @param isForTeam it is for others, whom the buyer invites.
   */
  readonly add: (product: number, accountId: string | null, isForTeam: boolean) => Promise<void>;
  readonly remove: (key: number) => Promise<void>;
  /** For how many people a product of the cart is bought, and whether for others. Throws a `CallError`. */
  readonly setQuantity: (product: number, quantity: number, isForTeam: boolean) => Promise<void>;
}

/** Every change is answered with the whole cart: the last answer must be that to the last change. */
const inOrder = makeOrder();

/** The cart of this guest session or of the user. */
export function useCart(): CartState {
  const { shopping } = useConfig();
  const { data, error, mutate } = usePersonalCall('shopping.cart.read', shopping ? {} : null, {
    // Another tab has the same cart, and may have paid for it.
    revalidateOnFocus: true,
  });
  const act = useAct();
  const [leaving, setLeaving] = useState<ReadonlySet<number>>(new Set());

  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);

  const put = useCallback(
    (body: Input<'shopping.cart.add'>['body']) =>
      inOrder(async () => {
        const answer = await act('shopping.cart.add', { body }, { quiet: true });
        await mutate(answer, { revalidate: false });
      }),
    [act, mutate],
  );

  const add = useCallback(
    (product: number, accountId: string | null, isForTeam: boolean) =>
      put({ product_id: product, quantity: 1, for_team: isForTeam, environment_user_id: accountId }),
    [put],
  );

  const remove = useCallback(
    async (key: number) => {
      setLeaving((keys) => new Set(keys).add(key));
      try {
        await inOrder(async () => {
          const answer = await act('shopping.cart.remove', { params: { id: key } }, { quiet: true });
          await mutate(answer, { revalidate: false });
        });
      } catch (error) {
        // Already removed in another tab.
        if (!(error instanceof CallError) || error.status !== 404) throw error;
        await inOrder(() => mutate());
      } finally {
        setLeaving((keys) => new Set([...keys].filter((one) => one !== key)));
      }
    },
    [act, mutate],
  );

  const setQuantity = useCallback(
    (product: number, quantity: number, isForTeam: boolean) =>
      put({ product_id: product, quantity, for_team: isForTeam }),
    [put],
  );

  return { cart: data, error, reload, leaving, add, remove, setQuantity };
}

/**
 * A product of the cart as its line shows it, but for taking it out.
 * @param forColleague what is said of a single place that is for somebody else.
 */
export function cartItemOf(
  product: CartProduct,
  format: CatalogueFormat,
  forColleague: string,
): Omit<CartItemProps, 'onRemove'> {
  const words = [product.for_team && product.quantity === 1 ? forColleague : '', cartWords(product, format)]
    .filter(Boolean)
    .join(' · ');
  return {
    id: `line-${String(product.key)}`,
    courseId: product.course_id,
    title: product.name,
    href: aboutPath(product.course_id),
    category: hueOf(product.category.key),
    image: product.thumb === null ? undefined : { source: product.thumb },
    description: product.quantity === 1 ? words : `${String(product.quantity)} × ${words}`,
    price:
      product.hl_original_price === null
        ? { price: product.price_formated }
        : { price: product.hl_original_price, special: product.price_formated },
    rating: product.review_count > 0 ? { value: product.rating, count: product.review_count } : undefined,
  };
}

/** When and where it is, or what it is about. */
export function cartWords(product: CartProduct, format: CatalogueFormat): string {
  if (product.date === null) return product.description;
  const place = [product.location_address, product.city].filter((part) => part !== null).join(', ');
  const session = format.capital(format.days(product.date, product.end_date));
  return [session, place].filter(Boolean).join(', ');
}
