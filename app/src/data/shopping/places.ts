import type { CoursePlace, Output } from '@medeina/contract';
import { useCallback } from 'react';
import type { CallError } from '../../session/transport.ts';
import { useAct, usePersonalCall } from '../hooks.ts';

export type Invited = Output<'shopping.places.invite'>;

export interface PlacesAnswer {
  /** Undefined while they are not known. */
  readonly places: readonly CoursePlace[] | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
  /** Gives free places of a product to people. Throws a `CallError`, as the next does. */
  readonly invite: (product: number, people: string) => Promise<Invited>;
  readonly takeBack: (place: number) => Promise<void>;
}

/** The places of an order for others. */
export function usePlaces(order: number): PlacesAnswer {
  const act = useAct();
  const { data, error, mutate } = usePersonalCall(
    'shopping.places.list',
    { params: { id: order } },
    // People accept meanwhile, and go on with their courses.
    { revalidateOnFocus: true },
  );
  const reload = useCallback(async () => {
    await mutate();
  }, [mutate]);
  const invite = useCallback(
    async (product: number, people: string) => {
      const body = { product_id: product, people };
      const answer = await act('shopping.places.invite', { params: { id: order }, body }, { quiet: true });
      await mutate({ data: answer.data }, { revalidate: false });
      return answer;
    },
    [act, mutate, order],
  );
  const takeBack = useCallback(
    async (place: number) => {
      const answer = await act('shopping.places.takeBack', { params: { id: order, place } }, { quiet: true });
      await mutate(answer, { revalidate: false });
    },
    [act, mutate, order],
  );
  return { places: data?.data, error, reload, invite, takeBack };
}

/** The places of one product. */
export interface ProductPlaces {
  readonly product: number;
  readonly course: string;
  readonly description: string;
  readonly places: readonly CoursePlace[];
}

/** Places by product, in the order in which they were bought. */
export function byProduct(places: readonly CoursePlace[]): readonly ProductPlaces[] {
  return [...Map.groupBy(places, ({ product_id: product }) => product)].map(([product, own]) => ({
    product,
    course: own[0]?.course ?? '',
    description: own[0]?.description ?? '',
    places: own,
  }));
}
