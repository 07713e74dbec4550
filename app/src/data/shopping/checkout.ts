import type { Input, Output } from '@medeina/contract';
import { useCallback, useEffect, useRef } from 'react';
import { randomId } from '../../session/guest.ts';
import { CallError } from '../../session/transport.ts';
import { useIsUser } from '../../session/hooks.ts';
import { useAct, usePersonalCall } from '../hooks.ts';
import { useOrderChanges } from './orders.ts';

export type PaymentMethods = Output<'shopping.paymentMethods.list'>['data'];
export type Company = Output<'shopping.company.read'>['data'];
export type Buyer = Input<'shopping.company.save'>['body'];

export interface CheckoutAnswers {
  /** How the cart can be paid, the likely method first. */
  readonly methods: PaymentMethods | undefined;
  /** The company that the person bought as before. */
  readonly company: Company | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
}

/**
 * What the payment page needs besides the cart.
 * @param total what the cart costs, on which the methods depend.
 */
export function useCheckout(total: number | undefined): CheckoutAnswers {
  const isUser = useIsUser();
  const methods = usePersonalCall('shopping.paymentMethods.list', isUser && total !== undefined ? {} : null);
  const company = usePersonalCall('shopping.company.read', isUser ? {} : null);
  const { mutate: mutateMethods } = methods;
  const { mutate: mutateCompany } = company;
  const reload = useCallback(async () => {
    await Promise.all([mutateMethods(), mutateCompany()]);
  }, [mutateMethods, mutateCompany]);
  const known = useRef(total);
  useEffect(() => {
    const isChanged = known.current !== undefined && known.current !== total;
    known.current = total;
    if (isChanged) void mutateMethods();
  }, [total, mutateMethods]);
  return {
    methods: methods.data?.data,
    company: company.data?.data,
    error: methods.error ?? company.error,
    reload,
  };
}

/** Where an order is paid. Where there is nothing to pay, to say so is the payment. */
function useReach(): (order: number, redirect: string | undefined) => Promise<string> {
  const act = useAct();
  const tellChanges = useOrderChanges();
  return useCallback(
    async (order, redirect) => {
      const place =
        redirect ?? (await act('shopping.orders.check', { params: { id: order } }, { quiet: true })).redirect;
      if (place.startsWith('/')) tellChanges();
      return place;
    },
    [act, tellChanges],
  );
}

/** An answer that never came may have made an order: the next press must be the same one. */
const mayHaveArrived = (error: unknown): boolean => error instanceof CallError && error.status === 0;

/** The key is that of an order of what was in the cart before. */
const isOfOtherCart = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'idempotency_conflict';

/** Makes an order of the cart. Throws a `CallError`. @returns where it is paid. */
export function useConfirm(): (choice: {
  readonly method: string;
  readonly buyer: Buyer;
  readonly isForTeam: boolean;
  /** What the person sees that it costs. */
  readonly total: number;
}) => Promise<string> {
  const act = useAct();
  const reach = useReach();
  const key = useRef<string>(undefined);
  return useCallback(
    async ({ method, buyer, isForTeam, total }) => {
      const quiet = { quiet: true };
      const choice = { payment_method: method, agree: true as const, for_team: isForTeam };
      await act('shopping.paymentMethods.choose', { body: choice }, quiet);
      await act('shopping.company.save', { body: buyer }, quiet);
      const confirm = () => {
        key.current ??= randomId();
        return act(
          'shopping.confirm',
          { query: { total } },
          { ...quiet, headers: { 'Idempotency-Key': key.current } },
        );
      };
      try {
        const { order_id: id, redirect } = await confirm().catch((error: unknown) => {
          if (!isOfOtherCart(error)) throw error;
          key.current = undefined;
          return confirm();
        });
        key.current = undefined;
        return await reach(id, redirect);
      } catch (error) {
        if (!mayHaveArrived(error)) key.current = undefined;
        throw error;
      }
    },
    [act, reach],
  );
}

/** Pays an order that was made before. Throws a `CallError`. @returns where it is paid, or what became of it. */
export function usePay(order: number): (method: string) => Promise<string> {
  const act = useAct();
  const reach = useReach();
  return useCallback(
    async (method) => {
      const input = { params: { id: order }, body: { payment_method: method } };
      const { redirect } = await act('shopping.orders.pay', input, { quiet: true });
      return await reach(order, redirect);
    },
    [act, order, reach],
  );
}
