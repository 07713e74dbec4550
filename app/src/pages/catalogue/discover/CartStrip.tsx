import { StickyCartStrip } from '@medeina/design-system/domain/StickyCartStrip';
import { useCart } from '../../../data/shopping/cart.ts';

/** The cart's contents below the list of courses; nothing where it is empty. */
export default function CartStrip() {
  const { cart } = useCart();
  if (cart === undefined || cart.count === 0) return null;
  return <StickyCartStrip count={cart.totalCount} total={cart.totals.at(-1)?.value ?? ''} href="/cart" />;
}
