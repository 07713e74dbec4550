import type { Product } from '@medeina/contract';
import type { BuyAction } from '@medeina/design-system/domain/BuyPanel';
import { ShoppingCart } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../../../data/shopping/cart.ts';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { AddedDialog } from './AddedDialog.tsx';

export interface WithCartProps {
  /** What is to be bought. */
  readonly product: Product;
  /** The course's title. */
  readonly title: string;
  /** Draws the panel with the action. */
  readonly children: (action: BuyAction) => ReactNode;
}

/** Puts the product into the cart, once, or leads to the cart that has it. Loaded where shopping is on. */
export default function WithCart({ product, title, children }: WithCartProps) {
  const intl = useIntl();
  const { cart, add } = useCart();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** The dialog after adding is open. */
  const [isAdded, setAdded] = useState(false);

  const put = async () => {
    setBusy(true);
    try {
      await add(product.product_id);
      setAdded(true);
    } catch (error) {
      tellFailure(error, intl.formatMessage({ id: 'shopping.cart.failed' }));
    } finally {
      setBusy(false);
    }
  };

  const isThere = cart?.products.some(({ product_id: id }) => id === product.product_id) === true;
  return (
    <>
      {children({
        label: intl.formatMessage({ id: isThere ? 'shopping.cart.has' : 'shopping.cart.put' }),
        icon: ShoppingCart,
        loading: isBusy,
        // A button also where it leads to the cart: it has the focus, and gets it back when the dialog closes.
        onPress: () => void (isThere ? navigate('/cart') : put()),
      })}
      {isAdded && <AddedDialog title={title} onClose={() => setAdded(false)} />}
    </>
  );
}
