import { IconLink } from '@medeina/design-system/primitives/IconButton';
import { ShoppingCart } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useCart } from '../../data/shopping/cart.ts';

/** The way to the cart, with how much is in it. */
export default function CartLink() {
  const intl = useIntl();
  const { cart } = useCart();
  const count = cart?.totalCount ?? 0;
  const title = intl.formatMessage({ id: 'shell.cart' });
  const courses = intl.formatMessage({ id: 'catalogue.courses' }, { count });
  return (
    <IconLink
      icon={ShoppingCart}
      size="bar"
      href="/cart"
      count={count}
      label={count === 0 ? title : intl.formatMessage({ id: 'shell.cart.label' }, { title, courses })}
    />
  );
}
