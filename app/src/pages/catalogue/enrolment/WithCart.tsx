import type { Product } from '@medeina/contract';
import type { BuyAction } from '@medeina/design-system/domain/BuyPanel';
import { ShoppingCart } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useCart } from '../../../data/shopping/cart.ts';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { AddedDialog } from './AddedDialog.tsx';
import { type Enrolling, needsAccountElsewhere } from './enrol.ts';

export interface WithCartProps {
  /** What is to be bought. */
  readonly product: Product;
  /** The course's title. */
  readonly title: string;
  readonly enrolling: Enrolling;
  /** The course is studied in another environment: it is bought by who is logged in. */
  readonly isElsewhere: boolean;
  /** For a colleague of somebody who has it. */
  readonly isForTeam: boolean;
  /** Draws the panel with the action. */
  readonly children: (action: BuyAction) => ReactNode;
}

/** Puts the product into the cart, once, or leads to the cart that has it. Loaded where shopping is on. */
export default function WithCart({
  product,
  title,
  enrolling,
  isElsewhere,
  isForTeam,
  children,
}: WithCartProps) {
  const intl = useIntl();
  const { cart, add } = useCart();
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** The dialog after adding is open. */
  const [isAdded, setAdded] = useState(false);

  const { accountId, ask, due, forgetDue, take } = enrolling;

  const put = useCallback(
    async (id: number) => {
      setBusy(true);
      try {
        await add(id, accountId, isForTeam);
        setAdded(true);
      } catch (error) {
        if (needsAccountElsewhere(error)) ask({ wish: 'cart', product: id });
        else tellFailure(error, intl.formatMessage({ id: 'catalogue.cart.failed' }));
      } finally {
        setBusy(false);
      }
    },
    [accountId, add, ask, intl, isForTeam, tellFailure],
  );

  // What waited for a login or an account goes in once.
  const isPutting = useRef(false);
  useEffect(() => {
    if (due === undefined || isPutting.current) return;
    isPutting.current = true;
    queueMicrotask(() => {
      forgetDue();
      void put(due).finally(() => {
        isPutting.current = false;
      });
    });
  }, [due, forgetDue, put]);

  const press = () => {
    if (isElsewhere) take({ wish: 'cart', product: product.product_id });
    else void put(product.product_id);
  };

  const isThere = cart?.products.some(({ product_id: id }) => id === product.product_id) === true;
  return (
    <>
      {children({
        label: intl.formatMessage({ id: isThere ? 'catalogue.cart.has' : 'catalogue.cart.put' }),
        icon: ShoppingCart,
        loading: isBusy,
        // A button also where it leads to the cart: it has the focus, and gets it back when the dialog closes.
        onPress: () => void (isThere ? navigate('/cart') : press()),
      })}
      {isAdded && <AddedDialog title={title} onClose={() => setAdded(false)} />}
    </>
  );
}
