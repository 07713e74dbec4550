import type { Product } from '@medeina/contract';
import type { BuyAction } from '@medeina/design-system/domain/BuyPanel';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { CallError, toldTooFast } from '../../../data/client.ts';
import { useConfig } from '../../../data/config.ts';
import { useCart } from '../../../data/shoppingCart.ts';
import { useAlerts } from '../../../shell/alerts.tsx';

export interface CartAction {
  /** Puts the product into the cart, or leads to the cart that has it; undefined where nothing is sold. */
  readonly action: BuyAction | undefined;
  /** It was put in just now, and nobody has said yet how to go on. */
  readonly isAdded: boolean;
  readonly goOn: () => void;
}

/** Buying a product: into the cart, once. */
export function useCartAction(product: Product | undefined): CartAction {
  const intl = useIntl();
  const { shopping } = useConfig();
  const { cart, add } = useCart();
  const { show } = useAlerts();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const goOn = () => setAdded(false);
  if (!shopping || product === undefined) return { action: undefined, isAdded, goOn };

  const put = async () => {
    setBusy(true);
    try {
      await add(product.product_id);
      setAdded(true);
    } catch (error) {
      if (toldTooFast(error)) return;
      show({
        type: 'danger',
        subject: intl.formatMessage({ id: 'shopping.cart.failed' }),
        message:
          error instanceof CallError && error.messages.length > 0
            ? error.messages.join(' ')
            : intl.formatMessage({ id: 'catalogue.loadFailed.text' }),
      });
    } finally {
      setBusy(false);
    }
  };
  const isThere = cart?.products.some(({ product_id: id }) => id === product.product_id) === true;
  const action: BuyAction = isThere
    ? {
        label: intl.formatMessage({ id: 'shopping.cart.has' }),
        icon: ShoppingCart,
        // A button still, not a link: it has the focus, and gets it back when the dialog closes.
        onPress: () => void navigate('/cart'),
      }
    : {
        label: intl.formatMessage({ id: 'shopping.cart.put' }),
        icon: ShoppingCart,
        loading: isBusy,
        onPress: () => void put(),
      };
  return { action, isAdded, goOn };
}
