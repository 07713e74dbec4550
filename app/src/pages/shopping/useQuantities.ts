import type { CartProduct } from '@medeina/contract';
import { useCallback, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CartState } from '../../data/shopping/cart.ts';
import { useTellFailure } from '../../shell/useTellFailure.ts';

export interface Quantities {
  /** For how many people a product is bought, as the person last asked. */
  readonly of: (product: CartProduct) => number;
  readonly change: (product: CartProduct, quantity: number, isForTeam: boolean) => void;
  /** Kept once the server has answered every change: whether it refused none since the call. */
  readonly settled: () => Promise<boolean>;
}

/**
 * Changes quantities in the cart. The figures follow at once; the server is asked one change after the other, so that its
 * last answer is that to the last change. One that it refuses goes back to what it was, and the person is told.
 */
export function useQuantities(setQuantity: CartState['setQuantity']): Quantities {
  const failed = useIntl().formatMessage({ id: 'shopping.team.failed' });
  const tellFailure = useTellFailure();
  const [wanted, setWanted] = useState<ReadonlyMap<number, number>>(new Map());
  const queue = useRef(Promise.resolve());
  const refusals = useRef(0);
  const settled = useCallback(async () => {
    const before = refusals.current;
    await queue.current;
    return refusals.current === before;
  }, []);

  const ask = async (before: Promise<void>, id: number, quantity: number, isForTeam: boolean) => {
    await before;
    try {
      await setQuantity(id, quantity, isForTeam);
    } catch (error) {
      refusals.current += 1;
      tellFailure(error, failed);
    }
    // A later change has its own answer.
    setWanted((all) => new Map([...all].filter(([one, asked]) => one !== id || asked !== quantity)));
  };
  const change = ({ product_id: id }: CartProduct, quantity: number, isForTeam: boolean) => {
    setWanted((all) => new Map(all).set(id, quantity));
    queue.current = ask(queue.current, id, quantity, isForTeam);
  };
  return { of: ({ product_id: id, quantity }) => wanted.get(id) ?? quantity, change, settled };
}
