import { StickyCartStrip } from '@medeina/design-system/domain/StickyCartStrip';
import { useIntl } from 'react-intl';
import { useCart } from '../../../data/shopping/cart.ts';

/** The cart's contents below the list of courses; nothing where it is empty. */
export default function CartStrip() {
  const intl = useIntl();
  const { cart } = useCart();
  if (cart === undefined || cart.count === 0) return null;
  return (
    <StickyCartStrip
      label={intl.formatMessage({ id: 'shopping.cart.title' })}
      count={intl.formatMessage({ id: 'catalogue.courses' }, { count: cart.totalCount })}
      total={cart.totals.at(-1)?.value ?? ''}
      action={{ label: intl.formatMessage({ id: 'shopping.cart.open' }), href: '/cart' }}
    />
  );
}
